// A ZIP archive whose files are stored as they are, not compressed.

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** Numbers one after another, each with its width in bytes, lowest byte first. */
function packed(fields: readonly (readonly [value: number, width: 2 | 4])[]): number[] {
  return fields.flatMap(([value, width]) =>
    Array.from({ length: width }, (_, place) => (value >>> (8 * place)) & 0xff),
  );
}

/** 1 January 2026 as ZIP writes days: an archive of the same files is the same archive. */
const day = ((2026 - 1980) << 9) | (1 << 5) | 1;

/** The archive of texts by name, in their order; at most 4 GB together, as ZIP without its extension allows. */
export function storedZip(
  files: readonly (readonly [name: string, content: string])[],
): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const body: Uint8Array[] = [];
  let offset = 0;
  const directory: number[] = [];
  for (const [name, content] of files) {
    const path = encoder.encode(name);
    const bytes = encoder.encode(content);
    const { length } = bytes;
    const about = [
      [20, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [day, 2],
      [crc32(bytes), 4],
      [length, 4],
      [length, 4],
      [path.length, 2],
      [0, 2],
    ] as const;
    const none = [0, 2] as const;
    directory.push(
      ...packed([[0x02014b50, 4], [20, 2], ...about, none, none, none, [0, 4], [offset, 4]]),
      ...path,
    );
    const head = Uint8Array.from([...packed([[0x04034b50, 4], ...about]), ...path]);
    body.push(head, bytes);
    offset += head.length + length;
  }
  const end = packed([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  ]);
  const whole = new Uint8Array(offset + directory.length + end.length);
  let at = 0;
  for (const part of [...body, directory, end]) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
