"""A real broker that asks for TLS and credentials and checks rights (ACLs), and the identities that it knows."""

from __future__ import annotations

import datetime as dt
import re
import shlex
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from ipaddress import IPv4Address
from pathlib import Path
from typing import Any

import orjson
from confluent_kafka.admin import AdminClient
from confluent_kafka.admin._acl import AclBinding, AclBindingFilter, AclOperation, AclPermissionType
from confluent_kafka.admin._resource import ResourcePatternType, ResourceType
from confluent_kafka.admin._scram import (
    ScramCredentialInfo,
    ScramMechanism,
    UserScramCredentialUpsertion,
)
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.kafka.broker import KafkaBroker, make_nodes
from tests.kafka.jars import jars, java
from tests.kafka.prepared import prepared
from tests.kafka.processes import free_ports

LOGGING = Path(__file__).parent / "log4j2-access.properties"
_DAY = dt.timedelta(days=1)
_RESOURCES = {
    "topic": ResourceType.TOPIC,
    "group": ResourceType.GROUP,
    "transactional-id": ResourceType.TRANSACTIONAL_ID,
}
_OPERATIONS = {
    "Read": AclOperation.READ,
    "Write": AclOperation.WRITE,
    "Create": AclOperation.CREATE,
    "Delete": AclOperation.DELETE,
    "Describe": AclOperation.DESCRIBE,
    "DescribeConfigs": AclOperation.DESCRIBE_CONFIGS,
    "AlterConfigs": AclOperation.ALTER_CONFIGS,
}
_DECISION = re.compile(
    r"Principal = (?P<principal>\S+) is (?P<decision>Allowed|Denied) operation = (?P<operation>\w+) .* "
    r"on resource = (?P<resource>\w+):LITERAL:(?P<name>\S+) for request"
)


class Authority:
    """A certificate authority that lives in a folder."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder = folder
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._name = _name(name)
        certificate = self._sign(self._name, self._key, x509.BasicConstraints(ca=True, path_length=0))
        self.file = folder / f"{name}.pem"
        self.file.write_bytes(_pem(certificate))

    def issue(self, name: str, *, password: str | None = None) -> tuple[Path, Path]:
        """Return the files of a certificate for ``name`` on this machine, and of its key."""
        key = ec.generate_private_key(ec.SECP256R1())
        certificate = self._sign(_name(name), key, x509.BasicConstraints(ca=False, path_length=None))
        cert_file, key_file = self._folder / f"{name}.crt", self._folder / f"{name}.key"
        cert_file.write_bytes(_pem(certificate))
        secrecy: serialization.KeySerializationEncryption = serialization.NoEncryption()
        if password is not None:
            secrecy = serialization.BestAvailableEncryption(password.encode())
        key_file.write_bytes(
            key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, secrecy)
        )
        return cert_file, key_file

    def _sign(
        self, name: x509.Name, key: ec.EllipticCurvePrivateKey, constraints: x509.BasicConstraints
    ) -> x509.Certificate:
        now = dt.datetime.now(dt.UTC)
        own = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
        names = [x509.DNSName("localhost"), x509.IPAddress(IPv4Address("127.0.0.1"))]
        return (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(self._name)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - _DAY)
            .not_valid_after(now + _DAY)
            .add_extension(constraints, critical=True)
            .add_extension(own, critical=False)
            .add_extension(
                x509.AuthorityKeyIdentifier.from_issuer_public_key(self._key.public_key()), critical=False
            )
            .add_extension(x509.SubjectAlternativeName(names), critical=False)
            .sign(self._key, hashes.SHA256())
        )


def _name(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


def _pem(certificate: x509.Certificate) -> bytes:
    return certificate.public_bytes(serialization.Encoding.PEM)


@dataclass(frozen=True)
class Identity:
    """Somebody whom the broker knows: the principal of its ACLs, and the settings to connect as it."""

    principal: str
    settings: Mapping[str, str] = field(repr=False)

    def environment(self, **changes: str) -> dict[str, str]:
        """Return the settings as environment variables without our prefix."""
        return {**self.settings, **changes}


@dataclass(frozen=True, order=True)
class Decision:
    """What the broker's authorizer decided about an operation of a principal."""

    principal: str
    operation: str
    resource: str
    name: str


class SecuredKafka:
    """One broker with three listeners: for the tests without any check, for client certificates, and for SASL.

    All SASL mechanisms are on one listener; that of tests is of a super user. OAuth tokens are not signed, since the
    broker of the tests trusts the name in them.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.authority = Authority(folder, "authority")
        cert_file, key_file = self.authority.issue("broker")
        keystore = folder / "broker.pem"
        keystore.write_bytes(key_file.read_bytes() + cert_file.read_bytes())
        (node,) = nodes = make_nodes(1)
        self._tls_port, self._sasl_port = free_ports(2)
        places = {
            "PLAINTEXT": node.port,
            "TLS": self._tls_port,
            "SASL": self._sasl_port,
        }
        advertised = ",".join(f"{name}://127.0.0.1:{port}" for name, port in places.items())
        passwords = " ".join(f'user_{name}="{_password(name)}"' for name in ("agent", "administrator"))
        login = "org.apache.kafka.common.security"
        kafka, runtime = jars(), java()
        self.broker = KafkaBroker(
            kafka,
            folder / "broker",
            java=runtime,
            prepared=prepared(kafka, runtime),
            nodes=nodes,
            logging=LOGGING,
            config={
                "listeners": f"{advertised},CONTROLLER://127.0.0.1:{node.controller_port}",
                "advertised.listeners": advertised,
                "listener.security.protocol.map": (
                    "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT,TLS:SSL,SASL:SASL_SSL"
                ),
                "ssl.keystore.type": "PEM",
                "ssl.keystore.location": str(keystore),
                "ssl.truststore.type": "PEM",
                "ssl.truststore.location": str(self.authority.file),
                "listener.name.tls.ssl.client.auth": "required",
                "listener.name.sasl.sasl.enabled.mechanisms": "PLAIN,SCRAM-SHA-256,SCRAM-SHA-512,OAUTHBEARER",
                "listener.name.sasl.plain.sasl.jaas.config": f"{login}.plain.PlainLoginModule required {passwords};",
                **{
                    f"listener.name.sasl.scram-sha-{bits}.sasl.jaas.config": (
                        f"{login}.scram.ScramLoginModule required;"
                    )
                    for bits in (256, 512)
                },
                "listener.name.sasl.oauthbearer.sasl.jaas.config": (
                    f'{login}.oauthbearer.OAuthBearerLoginModule required unsecuredLoginStringClaim_sub="broker";'
                ),
                "authorizer.class.name": "org.apache.kafka.metadata.authorizer.StandardAuthorizer",
                "super.users": "User:ANONYMOUS",
            },
        )
        self._admin: AdminClient | None = None

    def start(self) -> None:
        self.broker.start()
        self._admin = AdminClient({"bootstrap.servers": self.broker.bootstrap_servers, "log_level": 0})

    # Identities

    def by_certificate(self, name: str) -> Identity:
        """Return somebody with a client certificate, whose key has a password."""
        cert_file, key_file = self.authority.issue(name, password=_password(name))
        return Identity(
            f"User:CN={name}",
            {
                "BOOTSTRAP_SERVERS": f"127.0.0.1:{self._tls_port}",
                "SECURITY__PROTOCOL": "SSL",
                "SECURITY__CA_FILE": str(self.authority.file),
                "SECURITY__CERT_FILE": str(cert_file),
                "SECURITY__KEY_FILE": str(key_file),
                "SECURITY__KEY_PASSWORD": _password(name),
            },
        )

    def by_password(self, name: str) -> Identity:
        """Return somebody with a password for PLAIN; ``agent`` and ``administrator`` are known."""
        return self._by_sasl(
            name, "PLAIN", {"SECURITY__USERNAME": name, "SECURITY__PASSWORD": _password(name)}
        )

    def by_scram(self, name: str, bits: int) -> Identity:
        """Return somebody with a password for SCRAM, made known to the broker."""
        mechanism = ScramMechanism.SCRAM_SHA_256 if bits == 256 else ScramMechanism.SCRAM_SHA_512
        info = ScramCredentialInfo(mechanism, 4096)
        upsertion = UserScramCredentialUpsertion(name, info, _password(name).encode())
        for done in self.admin.alter_user_scram_credentials([upsertion]).values():
            done.result()
        settings = {"SECURITY__USERNAME": name, "SECURITY__PASSWORD": _password(name)}
        return self._by_sasl(name, f"SCRAM-SHA-{bits}", settings)

    def by_token(self, name: str, *, valid_seconds: float = 3600) -> Identity:
        """Return somebody with an OAuth token in a file."""
        now = dt.datetime.now(dt.UTC).timestamp()
        claims = {"sub": name, "iat": now - 60, "exp": now + valid_seconds}
        parts = [
            urlsafe_b64encode(orjson.dumps(part)).decode().rstrip("=") for part in ({"alg": "none"}, claims)
        ]
        file = self.folder / f"{name}.token"
        file.write_text(".".join([*parts, ""]) + "\n")
        return self._by_sasl(name, "OAUTHBEARER", {"SECURITY__OAUTH_TOKEN_FILE": str(file)})

    def _by_sasl(self, name: str, mechanism: str, settings: Mapping[str, str]) -> Identity:
        return Identity(
            f"User:{name}",
            {
                "BOOTSTRAP_SERVERS": f"127.0.0.1:{self._sasl_port}",
                "SECURITY__PROTOCOL": "SASL_SSL",
                "SECURITY__CA_FILE": str(self.authority.file),
                "SECURITY__SASL_MECHANISM": mechanism,
                **settings,
            },
        )

    # Rights

    @property
    def admin(self) -> AdminClient:
        assert self._admin is not None, "the broker is not started"
        return self._admin

    def allow(self, script: Iterable[str]) -> list[AclBinding]:
        """Give the rights of a script of ``kafka-acls`` commands, as printed by ``sessionstream topics acls``."""
        bindings = [binding for line in script for binding in acl_bindings(line)]
        self.give(bindings)
        return bindings

    def give(self, bindings: list[AclBinding]) -> None:
        """Give rights."""
        for done in self.admin.create_acls(bindings).values():
            done.result()

    def forbid(self, binding: Any) -> None:
        """Take one right (an AclBinding) away."""
        wanted = AclBindingFilter(
            binding.restype,
            binding.name,
            binding.resource_pattern_type,
            binding.principal,
            binding.host,
            binding.operation,
            binding.permission_type,
        )
        for done in self.admin.delete_acls([wanted]).values():
            assert len(done.result()) == 1

    def decisions(self, decision: str) -> set[Decision]:
        """Return what the authorizer ``Allowed`` or ``Denied`` so far."""
        text = self.broker.log_path.read_text(errors="replace")
        return {
            Decision(found["principal"], found["operation"], found["resource"], found["name"])
            for found in _DECISION.finditer(text)
            if found["decision"] == decision
        }

    def close(self) -> None:
        self.broker.close()


def acl_bindings(line: str) -> list[AclBinding]:
    """Return the rights of one line of a script: none for a comment or another command."""
    words = shlex.split(line, comments=True)
    if not words or words[0] != "$KAFKA_ACLS":
        return []
    assert words[1] == "--add", line
    options: dict[str, list[str]] = {}
    rest = words[2:]
    for name, value in zip(rest[::2], rest[1::2], strict=True):
        options.setdefault(name.removeprefix("--"), []).append(value)
    ((resource, (name,)),) = [(key, value) for key, value in options.items() if key in _RESOURCES]
    pattern = options.get("resource-pattern-type", ["literal"])
    (principal,) = options["allow-principal"]
    given: Any = ResourcePatternType.PREFIXED if pattern == ["prefixed"] else ResourcePatternType.LITERAL
    return [
        AclBinding(
            _RESOURCES[resource],
            name,
            given,
            principal,
            "*",
            _OPERATIONS[operation],
            AclPermissionType.ALLOW,
        )
        for operation in options["operation"]
    ]


def _password(name: str) -> str:
    return f"secret-of-{name}"
