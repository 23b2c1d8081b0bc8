/** The choices of a field from the names of a contract's keys. */
export const choicesOf = (names: Readonly<Record<string, string>>): { value: string; label: string }[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
