//! Reader and writer of the network file format.
//!
//! This module works on bytes: it must not compute anything with the weights, and must not open files.
//!
//! All numbers are little endian. The header has [`HEADER`] bytes:
//!
//! ```text
//!  0  8 bytes  "JANGNNUE"                20  u32       output buckets (8)
//!  8  u32      version (1 or 2)          24  32 bytes  SHA-256 of all bytes after the header
//! 12  u32      inputs (5,562 or 5,567)
//! 16  u32      hidden units (512)
//! ```
//!
//! Then `ft_bias`, `ft_weights`, `rule_weights`, `out_bias`, `out_weights` of [`Net`] follow in this order, without
//! gaps and with nothing after them. Version 1 has no `rule_weights`, so such a network ignores the rule set.

use core::fmt;

use sha2::{Digest, Sha256};

use crate::nnue::features::{INPUTS, PLANES};
use crate::nnue::rule_class::{RULE_INPUTS, RuleClass};
use crate::rng::Rng;

/// Number of hidden units per perspective. A network with a different number cannot be loaded.
pub const HIDDEN: usize = 512;

/// Number of output buckets (see [`output`](crate::nnue::features::output)).
pub const OUTPUTS: usize = 8;

/// Integer that represents 1.0 in a sum. Sums are clipped to the range from 0 to this value.
pub const QA: i32 = 255;

/// Integer that represents 1.0 in an output weight.
pub const QB: i32 = 128;

/// Centipawns for an output of 1.0.
pub const SCALE: i32 = 240;

/// Largest absolute value of `ft_weights`, `rule_weights` and `ft_bias`, and of `ft_bias` plus `rule_weights`. A bias
/// plus 31 weights of this size still fits in an `i16`.
pub const FT_MAX: i16 = 1_023;

/// Largest absolute value of `out_weights`: multiplied by 255 it fits in an `i16`.
pub const OUT_MAX: i16 = 127;

/// The first bytes of every network file.
const MAGIC: [u8; 8] = *b"JANGNNUE";

/// Length of the header in bytes.
pub const HEADER: usize = 56;

/// Length of a version 1 file in bytes.
pub const FILE_WITHOUT_RULES: usize = HEADER + 2 * (HIDDEN + INPUTS * HIDDEN) + OUTPUTS * (4 + 2 * 2 * HIDDEN);

/// Length of a version 2 file in bytes, the longest of all versions.
pub const FILE: usize = FILE_WITHOUT_RULES + 2 * RULE_INPUTS * HIDDEN;

/// The versions of the file format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Version {
    /// Version 1: piece inputs only.
    Pieces,
    /// Version 2: also inputs for the rule set.
    Rules,
}

impl Version {
    const fn number(self) -> u32 {
        match self {
            Version::Pieces => 1,
            Version::Rules => 2,
        }
    }

    const fn file(self) -> usize {
        match self {
            Version::Pieces => FILE_WITHOUT_RULES,
            Version::Rules => FILE,
        }
    }

    /// Returns the name and value of each size in the header, in file order.
    const fn shape(self) -> [(&'static str, u32); 3] {
        let rules = match self {
            Version::Pieces => 0,
            Version::Rules => RULE_INPUTS,
        };
        [
            ("inputs", (INPUTS + rules) as u32),
            ("hidden", HIDDEN as u32),
            ("outputs", OUTPUTS as u32),
        ]
    }
}

/// The weights of a network, as stored in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// `INPUTS * HIDDEN` weights, row by row in the order of the inputs; 1.0 is [`QA`].
    pub ft_weights: Box<[i16]>,
    /// Bias of the hidden units; 1.0 is [`QA`].
    pub ft_bias: [i16; HIDDEN],
    /// Weights of the inputs for the rule set, which are added to the bias (see [`RuleClass`]); `None` in version 1.
    pub rule_weights: Option<Box<[[i16; HIDDEN]; RULE_INPUTS]>>,
    /// Weights of each output bucket; 1.0 is [`QB`]. The weights for the sums of the side to move come first, then
    /// those for the other side.
    pub out_weights: [[i16; 2 * HIDDEN]; OUTPUTS],
    /// Bias of each output bucket; 1.0 is `QA * QB`.
    pub out_bias: [i32; OUTPUTS],
}

/// Reason why bytes are not a valid network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NetError {
    /// Too few or too many bytes.
    Length {
        /// Expected number of bytes.
        wanted: usize,
        found: usize,
    },
    /// The bytes do not begin with `JANGNNUE`.
    Magic,
    /// The format version is not supported.
    Version(u32),
    /// A dimension of the network differs from this program's.
    Shape {
        /// `inputs`, `hidden` or `outputs`; `ft_weights` from [`Net::write`].
        name: &'static str,
        /// Expected count.
        wanted: u32,
        /// Actual count.
        found: u32,
    },
    /// The weights do not match the hash in the header.
    Hash,
    /// A weight is so large that it could overflow a sum.
    Weight {
        /// Name of the field of [`Net`], or `bias with rule_weights`.
        name: &'static str,
        /// Index within the field, counted over all its rows.
        at: usize,
        value: i16,
    },
}

impl NetError {
    /// Returns a stable code for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            NetError::Length { .. } => "net_length",
            NetError::Magic => "net_magic",
            NetError::Version(_) => "net_version",
            NetError::Shape { .. } => "net_shape",
            NetError::Hash => "net_hash",
            NetError::Weight { .. } => "net_weight",
        }
    }
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.code())?;
        match self {
            NetError::Length { wanted, found } => write!(f, "{found} bytes instead of {wanted}"),
            NetError::Magic => f.write_str("not a network file of this program"),
            NetError::Version(version) => write!(f, "version {version}, this program reads versions 1 and 2"),
            NetError::Shape { name, wanted, found } => write!(f, "{found} {name} instead of {wanted}"),
            NetError::Hash => f.write_str("the weights do not fit their checksum"),
            NetError::Weight { name, at, value } => write!(f, "{name}[{at}] is {value}, which is too large"),
        }
    }
}

impl core::error::Error for NetError {}

/// Reads values from the front of the bytes; the caller must have checked the length.
struct Cursor<'a>(&'a [u8]);

impl Cursor<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let (head, tail) = self.0.split_first_chunk().expect("the length of the file was checked");
        self.0 = tail;
        *head
    }

    fn words(&mut self, into: &mut [i16]) {
        let (head, tail) = self.0.split_at(2 * into.len());
        self.0 = tail;
        let (pairs, _) = head.as_chunks::<2>();
        for (word, bytes) in into.iter_mut().zip(pairs) {
            *word = i16::from_le_bytes(*bytes);
        }
    }
}

/// A file with a valid header and length. The hash and the weights have not been checked.
struct File<'a> {
    version: Version,
    hash: [u8; 32],
    weights: &'a [u8],
}

impl File<'_> {
    fn open(bytes: &[u8]) -> Result<File<'_>, NetError> {
        let length = |wanted: usize| NetError::Length {
            wanted,
            found: bytes.len(),
        };
        let magic = bytes.get(..MAGIC.len()).unwrap_or(bytes);
        if *magic != MAGIC[..magic.len()] {
            return Err(NetError::Magic);
        }
        if bytes.len() < HEADER {
            return Err(length(HEADER));
        }
        let mut cursor = Cursor(&bytes[MAGIC.len()..]);
        let version = match u32::from_le_bytes(cursor.take()) {
            1 => Version::Pieces,
            2 => Version::Rules,
            other => return Err(NetError::Version(other)),
        };
        for (name, wanted) in version.shape() {
            let found = u32::from_le_bytes(cursor.take());
            if found != wanted {
                return Err(NetError::Shape { name, wanted, found });
            }
        }
        if bytes.len() != version.file() {
            return Err(length(version.file()));
        }
        Ok(File {
            version,
            hash: cursor.take(),
            weights: cursor.0,
        })
    }

    fn net(&self) -> Result<Net, NetError> {
        let mut cursor = Cursor(self.weights);
        let mut net = Net::zero();
        cursor.words(&mut net.ft_bias);
        cursor.words(&mut net.ft_weights);
        if self.version == Version::Rules {
            let mut rows = Box::new([[0; HIDDEN]; RULE_INPUTS]);
            cursor.words(rows.as_flattened_mut());
            net.rule_weights = Some(rows);
        }
        for bias in &mut net.out_bias {
            *bias = i32::from_le_bytes(cursor.take());
        }
        for row in &mut net.out_weights {
            cursor.words(row);
        }
        net.check()?;
        Ok(net)
    }
}

impl Net {
    /// Returns a network with all weights zero.
    #[must_use]
    pub fn zero() -> Net {
        Net {
            ft_weights: vec![0; INPUTS * HIDDEN].into_boxed_slice(),
            ft_bias: [0; HIDDEN],
            rule_weights: None,
            out_weights: [[0; 2 * HIDDEN]; OUTPUTS],
            out_bias: [0; OUTPUTS],
        }
    }

    /// Creates an untrained network for tests and benchmarks.
    ///
    /// A few hidden units count points (점수) and all others are noise from `seed`, so that evaluations have a realistic
    /// size and searches a realistic shape.
    #[must_use]
    pub fn synthetic(seed: u64) -> Net {
        let mut rng = Rng::new(seed);
        let mut noise = |most: i16| (rng.below(2 * most as u64 + 1) as i32 - i32::from(most)) as i16;
        let mut net = Net::zero();
        net.ft_weights.fill_with(|| noise(24));
        net.ft_bias.fill_with(|| 110 + noise(60));
        net.out_weights.as_flattened_mut().fill_with(|| noise(9));
        net.out_bias.fill_with(|| i32::from(noise(400)));
        for (input, row) in net.ft_weights.chunks_exact_mut(HIDDEN).enumerate() {
            row[..MATERIAL_UNITS].fill(points(input % PLANES));
        }
        net.ft_bias[..MATERIAL_UNITS].fill(120);
        for row in &mut net.out_weights {
            row[..MATERIAL_UNITS].fill(OUT_MAX);
            row[HIDDEN..HIDDEN + MATERIAL_UNITS].fill(-OUT_MAX);
        }
        net
    }

    /// Reads the bytes of a complete file.
    ///
    /// # Errors
    /// Returns the first [`NetError`] in the order of the file's parts. Any file that [`write`](Net::write) cannot
    /// produce is rejected.
    pub fn read(bytes: &[u8]) -> Result<Net, NetError> {
        let file = File::open(bytes)?;
        if file.hash != sha256(file.weights) {
            return Err(NetError::Hash);
        }
        file.net()
    }

    /// Reads a file that is known to be intact, without computing its SHA-256. Also returns the name, derived from the
    /// hash in its header.
    pub(super) fn read_known(bytes: &[u8]) -> Result<(Net, String), NetError> {
        let file = File::open(bytes)?;
        Ok((file.net()?, name(&file.hash)))
    }

    /// Returns the bytes of a complete file.
    ///
    /// # Errors
    /// [`NetError::Weight`] if a weight is out of range, and [`NetError::Shape`] if `ft_weights` has the wrong length,
    /// because such a file could not be read again.
    pub fn write(&self) -> Result<Vec<u8>, NetError> {
        self.check()?;
        let payload = self.payload();
        let version = self.version();
        let mut bytes = Vec::with_capacity(FILE);
        bytes.extend(MAGIC);
        bytes.extend(version.number().to_le_bytes());
        for (_, count) in version.shape() {
            bytes.extend(count.to_le_bytes());
        }
        bytes.extend(sha256(&payload));
        bytes.extend(payload);
        Ok(bytes)
    }

    /// Returns the name of the network, which is also its file name. It consists of `janggun-`, the first 12
    /// hexadecimal digits of the SHA-256 in its header, and `.nnue`.
    #[must_use]
    pub fn name(&self) -> String {
        name(&sha256(&self.payload()))
    }

    fn version(&self) -> Version {
        match self.rule_weights {
            None => Version::Pieces,
            Some(_) => Version::Rules,
        }
    }

    /// Returns the bias of the hidden units under rule sets of this class.
    #[must_use]
    pub fn bias(&self, class: RuleClass) -> [i16; HIDDEN] {
        let mut bias = self.ft_bias;
        if let Some(rows) = &self.rule_weights {
            for input in class.inputs() {
                for (sum, weight) in bias.iter_mut().zip(&rows[input]) {
                    *sum = sum.wrapping_add(*weight);
                }
            }
        }
        bias
    }

    fn payload(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(FILE - HEADER);
        let words = |bytes: &mut Vec<u8>, from: &[i16]| bytes.extend(from.iter().flat_map(|word| word.to_le_bytes()));
        words(&mut bytes, &self.ft_bias);
        words(&mut bytes, &self.ft_weights);
        if let Some(rows) = &self.rule_weights {
            words(&mut bytes, rows.as_flattened());
        }
        bytes.extend(self.out_bias.iter().flat_map(|bias| bias.to_le_bytes()));
        words(&mut bytes, self.out_weights.as_flattened());
        bytes
    }

    /// Checks the number of weights and that all are in range, so that sums cannot overflow.
    fn check(&self) -> Result<(), NetError> {
        if self.ft_weights.len() != INPUTS * HIDDEN {
            return Err(NetError::Shape {
                name: "ft_weights",
                wanted: (INPUTS * HIDDEN) as u32,
                found: self.ft_weights.len() as u32,
            });
        }
        let rules = self.rule_weights.as_ref().map_or(&[][..], |rows| rows.as_flattened());
        let fields: [(&str, &[i16], i16); 4] = [
            ("ft_bias", &self.ft_bias, FT_MAX),
            ("ft_weights", &self.ft_weights, FT_MAX),
            ("rule_weights", rules, FT_MAX),
            ("out_weights", self.out_weights.as_flattened(), OUT_MAX),
        ];
        let biases: Vec<[i16; HIDDEN]> = RuleClass::all().map(|class| self.bias(class)).collect();
        let sums = biases.iter().map(|bias| ("bias with rule_weights", &bias[..], FT_MAX));
        for (name, values, most) in fields.into_iter().chain(sums) {
            if let Some(at) = values.iter().position(|value| !(-most..=most).contains(value)) {
                let value = values[at];
                return Err(NetError::Weight { name, at, value });
            }
        }
        Ok(())
    }
}

/// Number of hidden units of a [`Net::synthetic`] that count material.
const MATERIAL_UNITS: usize = 8;

/// Returns the value in points (점수) of an input's piece; negative for enemy pieces.
fn points(plane: usize) -> i16 {
    let worth = |first: usize, planes: usize, points: i16| {
        let enemy = (plane - first) / planes == 1;
        if enemy { -points } else { points }
    };
    match plane {
        0..180 => worth(0, 90, 13),
        180..360 => worth(180, 90, 7),
        360..540 => worth(360, 90, 5),
        540..720 => worth(540, 90, 3),
        720..900 => worth(720, 90, 2),
        900..918 => worth(900, 9, 3),
        _ => 0,
    }
}

fn name(hash: &[u8; 32]) -> String {
    let digits: String = hash[..6].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("janggun-{digits}.nnue")
}

fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

#[cfg(test)]
mod tests {
    use super::{FILE, FILE_WITHOUT_RULES, FT_MAX, HEADER, HIDDEN, Net, NetError, OUT_MAX, RULE_INPUTS};
    use crate::nnue::rule_class::RuleClass;
    use crate::rng::Rng;
    use proptest::prelude::{Just, ProptestConfig, any, proptest};

    /// Creates a network with random weights in range. If the seed is even, it has inputs for the rule set.
    fn random(seed: u64) -> Net {
        let mut rng = Rng::new(seed);
        let mut draw = |most: i16| (rng.below(2 * most as u64 + 1) as i32 - i32::from(most)) as i16;
        let mut net = Net::zero();
        net.ft_weights.fill_with(|| draw(FT_MAX));
        net.ft_bias.fill_with(|| draw(FT_MAX));
        net.out_weights.as_flattened_mut().fill_with(|| draw(OUT_MAX));
        net.out_bias.fill_with(|| i32::from(draw(i16::MAX)) * 7);
        if seed.is_multiple_of(2) {
            let third = FT_MAX / 3;
            net.ft_bias.fill_with(|| draw(third));
            let mut rows = Box::new([[0; HIDDEN]; RULE_INPUTS]);
            rows.as_flattened_mut().fill_with(|| draw(third));
            net.rule_weights = Some(rows);
        }
        net
    }

    fn length(net: &Net) -> usize {
        match net.rule_weights {
            None => FILE_WITHOUT_RULES,
            Some(_) => FILE,
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(8))]

        #[test]
        fn what_is_written_reads_back(seed in any::<u64>()) {
            let net = random(seed);
            let bytes = net.write().expect("in range");
            assert_eq!(bytes.len(), length(&net));
            assert_eq!(Net::read(&bytes), Ok(net));
        }

        /// A file with a missing, extra or changed byte is rejected.
        #[test]
        fn anything_else_is_turned_down(
            seed in 1..=2_u64, cut in 0..FILE, at in 0..FILE, early in 0..HEADER, flip in 1..=255_u8
        ) {
            let bytes = random(seed).write().expect("in range");
            let wanted = bytes.len();
            assert!(Net::read(&bytes[..cut.min(wanted - 1)]).is_err());
            for at in [at.min(wanted - 1), early] {
                let mut changed = bytes.clone();
                changed[at] ^= flip;
                assert!(Net::read(&changed).is_err(), "{at}");
            }
            let mut longer = bytes;
            longer.push(flip);
            assert_eq!(Net::read(&longer), Err(NetError::Length { wanted, found: wanted + 1 }));
        }

        #[test]
        fn garbage_is_turned_down(garbage in proptest::collection::vec(any::<u8>(), 0..200), whole in Just(FILE)) {
            let mut file = b"JANGNNUE".to_vec();
            file.extend(&garbage);
            assert!(Net::read(&garbage).is_err());
            assert!(Net::read(&file).is_err());
            file.resize(whole, 7);
            assert!(Net::read(&file).is_err());
        }
    }

    #[test]
    fn every_fault_has_its_own_code() {
        for seed in [1, 2] {
            let bytes = random(seed).write().expect("in range");
            let changed = |at: usize| {
                let mut changed = bytes.clone();
                changed[at] ^= 1;
                Net::read(&changed).expect_err("it was changed").code()
            };
            assert_eq!(changed(0), "net_magic");
            assert_eq!(changed(8), "net_version");
            assert_eq!([changed(12), changed(16), changed(20)], ["net_shape"; 3]);
            assert_eq!(changed(24), "net_hash");
            assert_eq!(changed(bytes.len() - 1), "net_hash");
            assert_eq!(Net::read(&[]).expect_err("empty").code(), "net_length");
            assert_eq!(Net::read(&bytes[..HEADER]).expect_err("cut").code(), "net_length");
        }
    }

    /// A network of one version cannot be read as another, even with a changed version byte and input count.
    #[test]
    fn the_version_is_no_label() {
        for (seed, version, inputs) in [(1, 2_u8, 5_567_u32), (2, 1, 5_562)] {
            let mut bytes = random(seed).write().expect("in range");
            bytes[8] = version;
            assert_eq!(Net::read(&bytes).expect_err("the count is another").code(), "net_shape");
            bytes[12..16].copy_from_slice(&inputs.to_le_bytes());
            assert_eq!(Net::read(&bytes).expect_err("so is the length").code(), "net_length");
        }
    }

    #[test]
    fn the_rule_set_moves_the_bias_of_a_network_that_knows_it() {
        let mut net = random(2);
        let rows = net.rule_weights.as_mut().expect("seed 2 knows the rules");
        rows.as_flattened_mut().fill(0);
        rows[2][7] = 100;
        rows[4][7] = -30;
        let start = net.ft_bias[7];
        let moved: Vec<i16> = RuleClass::all().map(|class| net.bias(class)[7] - start).collect();
        assert_eq!(moved, [0, -30, 0, -30, 100, 70]);
        net.rule_weights = None;
        assert!(RuleClass::all().all(|class| net.bias(class) == net.ft_bias));
    }

    #[test]
    fn what_could_overflow_is_not_written_and_not_read() {
        let good = random(3);
        let mut net = good.clone();
        net.ft_weights[5] = FT_MAX + 1;
        let fault = NetError::Weight {
            name: "ft_weights",
            at: 5,
            value: FT_MAX + 1,
        };
        assert_eq!(net.write(), Err(fault));
        net = good.clone();
        net.out_weights[7][2] = -OUT_MAX - 1;
        assert_eq!(net.write().expect_err("too large").code(), "net_weight");
        net = random(2);
        net.ft_bias[9] = FT_MAX - 5;
        net.rule_weights.as_mut().expect("seed 2 knows the rules")[1][9] = 6;
        net.rule_weights.as_mut().expect("seed 2 knows the rules")[3][9] = 0;
        assert_eq!(net.write().expect_err("together too large").code(), "net_weight");
        net = good;
        net.ft_weights = Box::default();
        assert_eq!(net.write().expect_err("too few").code(), "net_shape");
    }

    #[test]
    fn the_name_is_of_the_weights() {
        let (one, two) = (random(4), random(5));
        assert_eq!(one.name(), one.clone().name());
        assert_ne!(one.name(), two.name());
        let name = one.name();
        let hash = &one.write().expect("in range")[24..30];
        let digits: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(name, format!("janggun-{digits}.nnue"));
    }
}
