/** The choices of a field from the names of a contract's keys. */
export const choicesOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  // The keys of the record are the values.
  pairChoices(Object.entries(names) as [Value, string][]);

/** The choices of a field from pairs of a value and its name, in their order. */
export const pairChoices = <Value extends string>(pairs: readonly (readonly [Value, string])[]) =>
  pairs.map(([value, label]) => ({ value, label }));
