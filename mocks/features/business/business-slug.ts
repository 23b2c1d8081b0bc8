/** A name for an address: `Solicitors & conveyancers` → `solicitors-conveyancers`. */
export const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
