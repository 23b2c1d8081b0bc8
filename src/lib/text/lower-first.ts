/** A label within a sentence: `survey fee`, `required ICR`. What begins with an abbreviation stays: `VAT on management`, `EPC`. */
export const lowerFirst = (label: string): string =>
  label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
