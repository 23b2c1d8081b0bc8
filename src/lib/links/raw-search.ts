/** What an address says under some names, as it stands. */
export type RawSearch<Name extends string> = Partial<Record<Name, unknown>>;

/**
 * A route's `validateSearch` that takes an address as it is. What it means is read by the page itself, whose code comes
 * with it: a reader in the route would be part of every first load.
 */
export const rawSearch =
  <Name extends string>() =>
  (search: RawSearch<Name>): RawSearch<Name> =>
    search;
