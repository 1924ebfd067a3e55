//! Image archive that is valid for both OCI (`index.json`) and Docker (`manifest.json`). Both formats share one image
//! configuration, which includes Docker's health check; OCI defines none.

use super::folder::{self, Mode, put};
use crate::command::{check, output, program};
use crate::failure::Failure;
use std::fs;
use std::path::Path;

/// Number of hexadecimal digits in a SHA-256 digest.
const DIGITS: usize = 64;

/// Writes an archive of the image that buildah has pushed to the folder `parts`.
pub(super) fn assemble(parts: &Path, tag: &str, time: &str, file: &Path) -> Result<(), Failure> {
    let read = |name: &str| fs::read(parts.join(name)).map_err(Failure::at(parts.join(name)));
    let manifest = String::from_utf8_lossy(&read("manifest.json")?).into_owned();
    let mut digests = digests(&manifest);
    let config = digests.next().unwrap_or_default();
    let config = without_chance(&String::from_utf8_lossy(&read(config)?));
    let layout = folder::empty(&parts.with_extension("layout"))?;
    let config = Blob::write(&layout, config.as_bytes(), "application/vnd.oci.image.config.v1+json")?;
    let layers =
        digests.map(|digest| Blob::write(&layout, &read(digest)?, "application/vnd.oci.image.layer.v1.tar+gzip"));
    let layers: Vec<Blob> = layers.collect::<Result<_, _>>()?;
    let join = |text: fn(&Blob) -> String| layers.iter().map(text).collect::<Vec<_>>().join(",");
    let of_oci = "application/vnd.oci.image.manifest.v1+json";
    let described = format!(
        r#"{{"schemaVersion":2,"mediaType":"{of_oci}","config":{},"layers":[{}]}}"#,
        config.descriptor(),
        join(Blob::descriptor)
    );
    let described = Blob::write(&layout, described.as_bytes(), of_oci)?.descriptor();
    let version = tag.rsplit(':').next().unwrap_or_default();
    let index = format!(
        r#"{{"schemaVersion":2,"mediaType":"application/vnd.oci.image.index.v1+json","manifests":[{},"annotations":{{"io.containerd.image.name":"{tag}","org.opencontainers.image.ref.name":"{version}"}}}}]}}"#,
        described.trim_end_matches('}')
    );
    let of_docker = format!(
        r#"[{{"Config":"{}","RepoTags":["{tag}"],"Layers":[{}]}}]"#,
        config.path(),
        join(|layer| format!("\"{}\"", layer.path()))
    );
    let files = [
        ("index.json", index.as_str()),
        ("manifest.json", &of_docker),
        ("oci-layout", r#"{"imageLayoutVersion":"1.0.0"}"#),
    ];
    for (name, text) in files {
        put(&layout, name, text, Mode::Text)?;
    }
    let mut tar = program(
        "tar",
        &["--create", "--format=gnu", "--sort=name", "--owner=0", "--group=0"],
    );
    check(
        tar.args(["--numeric-owner", &format!("--mtime=@{time}")])
            .arg(format!("--file={}", file.display()))
            .arg(format!("--directory={}", layout.display()))
            .args(["blobs", "index.json", "manifest.json", "oci-layout"]),
    )?;
    fs::remove_dir_all(&layout).map_err(Failure::at(layout))
}

/// A file in the archive, named after its SHA-256 digest.
struct Blob {
    digest: String,
    bytes: usize,
    kind: &'static str,
}

impl Blob {
    fn write(layout: &Path, bytes: &[u8], kind: &'static str) -> Result<Self, Failure> {
        put(layout, "blobs/sha256/new", bytes, Mode::Text)?;
        let new = layout.join("blobs/sha256/new");
        let sum = output(program("sha256sum", &["--"]).arg(&new)).unwrap_or_default();
        let digest = sum.get(..DIGITS).ok_or_else(|| Failure::Missing {
            what: format!("`sha256sum` failed at {}", new.display()),
            cure: "install the GNU core utilities".into(),
        })?;
        fs::rename(&new, new.with_file_name(digest)).map_err(Failure::at(&new))?;
        Ok(Self {
            digest: digest.to_owned(),
            bytes: bytes.len(),
            kind,
        })
    }

    fn path(&self) -> String {
        format!("blobs/sha256/{}", self.digest)
    }

    fn descriptor(&self) -> String {
        format!(
            r#"{{"mediaType":"{}","digest":"sha256:{}","size":{}}}"#,
            self.kind, self.digest, self.bytes
        )
    }
}

/// Returns the digests in a manifest: first the configuration, then the layers in order.
fn digests(manifest: &str) -> impl Iterator<Item = &str> {
    manifest.split("sha256:").skip(1).filter_map(|rest| rest.get(..DIGITS))
}

/// Removes the values that buildah chooses at random, so that equal files produce equal images.
fn without_chance(config: &str) -> String {
    let without = |text: &str, field: &str, instead: &str| {
        let mut parts = text.split(field);
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |text, part| {
            text + instead + part.split_once("\",").map_or("", |(_, rest)| rest)
        })
    };
    let config = without(config, "\"container\":\"", "");
    without(&config, "\"Hostname\":\"", "\"Hostname\":\"\",")
}

#[cfg(test)]
mod tests {
    use super::{digests, without_chance};

    #[test]
    fn what_is_drawn_by_chance_is_removed() {
        let config =
            r#"{"created":"x","container":"17d4","a":{"Hostname":"119d","b":1},"c":{"Hostname":"119d","d":2}}"#;
        let kept = r#"{"created":"x","a":{"Hostname":"","b":1},"c":{"Hostname":"","d":2}}"#;
        assert_eq!(without_chance(config), kept);
    }

    #[test]
    fn digests_are_in_the_order_of_the_manifest() {
        let (one, two) = ("1".repeat(64), "2".repeat(64));
        let manifest = format!(r#"{{"config":{{"digest":"sha256:{one}"}},"layers":[{{"digest":"sha256:{two}"}}]}}"#);
        assert_eq!(digests(&manifest).collect::<Vec<_>>(), [one, two]);
    }
}
