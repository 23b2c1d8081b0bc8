/**
 * The hue of a name's avatar, in degrees (0 to 359). The same name has the same hue everywhere and always.
 * FNV-1a, 32 bits, over the code units of the name without its case and outer spaces.
 */
export function avatarHue(fullName: string) {
  let hash = 0x811c9dc5;
  for (const character of fullName.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash % 360;
}
