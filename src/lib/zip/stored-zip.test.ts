import { expect, it } from 'vitest';
import { storedZip } from './stored-zip';

/** The texts by name, as a program reads them: from the directory at the end, each by the offset that it names. */
function unpacked(zip: Uint8Array): Map<string, string> {
  const view = new DataView(zip.buffer);
  const decoder = new TextDecoder();
  const end = zip.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const files = new Map<string, string>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [size, nameLength, offset] = [
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
      view.getUint32(at + 42, true),
    ];
    expect(view.getUint32(offset, true)).toBe(0x04034b50);
    const content = offset + 30 + nameLength;
    const name = decoder.decode(zip.subarray(offset + 30, content));
    files.set(name, decoder.decode(zip.subarray(content, content + size)));
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
}

it('The directory leads to each text under its name, however long it is', () => {
  const long = 'a line of text\n'.repeat(20_000);
  const texts = [
    ['één.csv', 'naïve,£1'],
    ['long.csv', long],
    ['empty.csv', ''],
  ] as const;
  expect([...unpacked(storedZip(texts))]).toEqual(texts);
});

it('Each text has the checksum that the format asks for', () => {
  // The check value of CRC-32 for these nine digits.
  expect(new DataView(storedZip([['a', '123456789']]).buffer).getUint32(14, true)).toBe(0xcbf43926);
});
