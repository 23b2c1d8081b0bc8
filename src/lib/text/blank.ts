/** Whether a text shows nothing: white space, control and invisible format characters (zero-width space, joiners) alone. */
export function isBlank(text: string): boolean {
  return !/[^\p{White_Space}\p{Cf}\p{Cc}]/u.test(text);
}
