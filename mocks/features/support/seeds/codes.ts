/** The code of the link that takes an address off the mailing list; the same address always has the same one. */
export function unsubscribeCode(email: string): string {
  const letters = Array.from(email);
  const hash = (start: number) =>
    letters
      .reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619), start)
      .toString(36)
      .replace('-', 'x');
  return `${hash(2_166_136_261)}${hash(40_389)}`;
}
