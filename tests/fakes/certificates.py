"""A certificate for this machine, with its key and the authority that signed it, as files."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


class CertificateFiles(NamedTuple):
    """PEM files."""

    authority: Path
    certificate: Path
    key: Path


def make_certificate(
    folder: Path, key_password: str | None = None, addresses: Iterable[str] = ("127.0.0.1",)
) -> CertificateFiles:
    """Write a certificate for these addresses that is valid for an hour."""
    authority_key, key = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1())
    issuer = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "test authority")])
    now = datetime.now(UTC)
    builder = x509.CertificateBuilder().issuer_name(issuer)
    builder = builder.not_valid_before(now - timedelta(hours=1)).not_valid_after(now + timedelta(hours=1))
    authority = (
        builder.subject_name(issuer)
        .public_key(authority_key.public_key())
        .serial_number(1)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(authority_key, hashes.SHA256())
    )
    certificate = (
        builder.subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "worker")]))
        .public_key(key.public_key())
        .serial_number(2)
        .add_extension(
            x509.SubjectAlternativeName(
                [x509.IPAddress(ipaddress.ip_address(address)) for address in addresses]
            ),
            critical=False,
        )
        .sign(authority_key, hashes.SHA256())
    )
    files = CertificateFiles(folder / "ca.pem", folder / "cert.pem", folder / "key.pem")
    pem = serialization.Encoding.PEM
    files.authority.write_bytes(authority.public_bytes(pem))
    files.certificate.write_bytes(certificate.public_bytes(pem))
    encryption: serialization.KeySerializationEncryption = (
        serialization.NoEncryption()
        if key_password is None
        else serialization.BestAvailableEncryption(key_password.encode())
    )
    files.key.write_bytes(key.private_bytes(pem, serialization.PrivateFormat.PKCS8, encryption))
    return files
