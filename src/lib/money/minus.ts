/** A formatted number with a minus sign (−) in the place of the hyphen that `Intl` writes. */
export const withMinus = (text: string): string => text.replace('-', '−');
