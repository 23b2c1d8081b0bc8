/** What is kept of an answer: all of it, or these fields of it and of every row of a list. */
export type Kept = true | { readonly [field: string]: Kept };
