// Articles in the order in which somebody who begins should read them, by their keys.

interface SeedPath {
  id: string;
  title: string;
  text: string;
  keys: readonly string[];
}

export const learningPaths: readonly SeedPath[] = [
  {
    id: 'first-purchase',
    title: 'Your first purchase',
    text: 'From researching an area to getting the keys, with the numbers to check along the way.',
    keys: ['first-buy-to-let', 'five-numbers', 'rental-cover', 'stamp-duty', 'surveys', 'offers', 'team'],
  },
  {
    id: 'a-let-by-the-book',
    title: 'Letting by the book',
    text: 'What to have in place before someone moves in, and what the law requires afterwards.',
    keys: ['certificates', 'deposits', 'renters-rights', 'rent-increase', 'possession'],
  },
  {
    id: 'shared-houses',
    title: 'Shared houses',
    text: 'Planning, licensing, room sizes and fire safety: what decides whether a house can be let as an HMO.',
    keys: ['article-4', 'hmo-licence', 'room-sizes', 'fire-safety'],
  },
  {
    id: 'buy-refurbish-refinance',
    title: 'Buy, refurbish, refinance',
    text: 'The numbers, works, valuation and deadlines for a home you refurbish, refinance and let.',
    keys: ['brrr-sum', 'schedule-of-works', 'bridging', 'brrr-value', 'brrr-timing'],
  },
  {
    id: 'what-is-left-after-tax',
    title: 'What’s left after tax',
    text: 'Income, gains and the new reporting rules, and whether a company would change any of it.',
    keys: ['returns', 'section-24', 'company-or-name', 'mtd', 'capital-gains'],
  },
];
