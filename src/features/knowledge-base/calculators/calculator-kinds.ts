const kinds = ['stamp-duty', 'yield', 'stress'] as const;
export type CalculatorKind = (typeof kinds)[number];

/** Which calculator a token of an article (`calculator:yield`) stands for; null for any other token. */
export const calculatorOf = (token: string): CalculatorKind | null =>
  kinds.find((kind) => token.trim() === `calculator:${kind}`) ?? null;
