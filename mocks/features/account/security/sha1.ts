// SHA-1 and HMAC over it (FIPS 180-4, RFC 2104), without the browser's: that one is missing on pages that are not secure.

const blockBytes = 64;
const rotated = (word: number, by: number) => (word << by) | (word >>> (32 - by));

/** The message with its end mark and its length in bits, as whole blocks. */
function padded(message: readonly number[]): number[] {
  const zeros = (2 * blockBytes - 9 - (message.length % blockBytes)) % blockBytes;
  const bits = message.length * 8;
  const length = [0, 0, 0, 0, bits >>> 24, (bits >>> 16) & 255, (bits >>> 8) & 255, bits & 255];
  return [...message, 0x80, ...Array.from({ length: zeros }, () => 0), ...length];
}

const wordAt = (bytes: readonly number[], at: number) =>
  ((bytes[at] ?? 0) << 24) |
  ((bytes[at + 1] ?? 0) << 16) |
  ((bytes[at + 2] ?? 0) << 8) |
  (bytes[at + 3] ?? 0);

/** What a round mixes, and its constant. */
function mixed(round: number, b: number, c: number, d: number): number {
  if (round < 20) return ((b & c) | (~b & d)) + 0x5a827999;
  if (round < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  if (round < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
  return (b ^ c ^ d) + 0xca62c1d6;
}

function sha1(message: readonly number[]): number[] {
  const bytes = padded(message);
  let hash = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  for (let start = 0; start < bytes.length; start += blockBytes) {
    const words = Array.from({ length: 16 }, (_, at) => wordAt(bytes, start + at * 4));
    for (let at = 16; at < 80; at += 1) {
      const [w3 = 0, w8 = 0, w14 = 0, w16 = 0] = [3, 8, 14, 16].map((back) => words[at - back]);
      words.push(rotated(w3 ^ w8 ^ w14 ^ w16, 1));
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0] = hash;
    words.forEach((word, round) => {
      const next = (rotated(a, 5) + mixed(round, b, c, d) + e + word) | 0;
      [a, b, c, d, e] = [next, a, rotated(b, 30), c, d];
    });
    hash = [a, b, c, d, e].map((word, at) => (word + (hash[at] ?? 0)) | 0);
  }
  return hash.flatMap((word) => [24, 16, 8, 0].map((by) => (word >>> by) & 255));
}

/** The 20 bytes that prove a message by a key of at most 64 bytes. */
export function hmacSha1(key: readonly number[], message: readonly number[]): number[] {
  const whole = Array.from({ length: blockBytes }, (_, at) => key[at] ?? 0);
  const inner = sha1([...whole.map((byte) => byte ^ 0x36), ...message]);
  return sha1([...whole.map((byte) => byte ^ 0x5c), ...inner]);
}
