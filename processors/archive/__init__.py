"""What a history store is asked: batches, filters, words, ranking; and what recall chooses."""
