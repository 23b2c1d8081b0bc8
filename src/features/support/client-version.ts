/**
 * Which build of the client a page runs: the names of the scripts that its HTML loads, which change with their contents.
 * @param addresses of the page's scripts
 * @returns at most 50 characters, as the contract takes them; undefined where nothing was built, as in development
 */
export function versionOf(addresses: readonly string[]): string | undefined {
  const names = addresses.flatMap((address) => /\/assets\/(c[\w-]{7})\.js$/.exec(address)?.[1] ?? []);
  return names.length === 0 ? undefined : [...new Set(names)].slice(0, 5).join(' ');
}

/** The build that is running here. */
export const clientVersion = () => versionOf([...document.scripts].map(({ src }) => src));
