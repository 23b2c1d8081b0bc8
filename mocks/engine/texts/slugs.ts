/** Small letters and digits joined by hyphens: `Lettings & law` → `lettings-and-law`; empty when nothing is left. */
export function slugOf(name: string, max = 80): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .split(/[\s-]+/)
    .filter(Boolean);
  return words.join('-').slice(0, max).replace(/-$/, '');
}

/** The slug, with the first number behind it that makes it free. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  let n = 1;
  while (isTaken(n === 1 ? slug : `${slug}-${n}`)) n += 1;
  return n === 1 ? slug : `${slug}-${n}`;
}
