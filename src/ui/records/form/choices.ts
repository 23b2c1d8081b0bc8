/** The choices of a field from the names of a contract's keys. */
export const choicesOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  // The keys of the record are the values.
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));
