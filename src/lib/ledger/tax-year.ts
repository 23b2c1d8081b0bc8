/** First and last day of a tax year as it is written, `2026-27`: 6 April to 5 April. Null for what is none. */
export function taxYearRange(taxYear: string): { from: string; to: string } | null {
  const [, start, end] = /^(\d{4})-(\d{2})$/.exec(taxYear) ?? [];
  if (start === undefined || Number(end) !== (Number(start) + 1) % 100) return null;
  return { from: `${start}-04-06`, to: `${Number(start) + 1}-04-05` };
}
