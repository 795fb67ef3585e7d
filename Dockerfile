# The processes of sessionstream. Image builds were never run here, for want of a Docker engine; what the image
# installs, and how, is what the tests run on.
#
#   docker build --tag sessionstream .
#   docker run --env SESSIONSTREAM_BOOTSTRAP_SERVERS=kafka:9092 \
#              --env SESSIONSTREAM_SECURITY__BEARER_TOKENS=… sessionstream worker memory
#
# It listens on all addresses of its container, so a worker does not start without tokens unless
# SESSIONSTREAM_HTTP_INSECURE=yes forces it.

FROM python:3.11-slim

ENV PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_NO_CACHE_DIR=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    PATH=/opt/venv/bin:$PATH

WORKDIR /app

# What changes rarely goes first. No compiler is needed: all of it comes in binary form, but for faust-streaming on
# arm64, which then installs its modules in pure Python.
COPY requirements-image.lock ./
RUN python -m venv /opt/venv \
    && pip install --require-hashes --requirement requirements-image.lock

COPY LICENSE README.md pyproject.toml setup.py ./
COPY examples examples
COPY schemas schemas
COPY processors processors
COPY streams streams
RUN pip install --no-deps --no-build-isolation --editable . \
    && python -m compileall -q schemas processors streams

# The code belongs to root; the process may write to its data directory and to nothing else.
RUN useradd --system --uid 10001 --home-dir /var/lib/sessionstream --create-home sessionstream
USER 10001
VOLUME /var/lib/sessionstream
ENV SESSIONSTREAM_DATA_DIR=/var/lib/sessionstream \
    SESSIONSTREAM_HTTP_HOST=0.0.0.0 \
    TIKTOKEN_CACHE_DIR=/var/lib/sessionstream/tiktoken
EXPOSE 6066

ENTRYPOINT ["sessionstream"]
CMD ["worker", "memory"]
