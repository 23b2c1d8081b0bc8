import type { Schemas } from '@/api/contract';

export const kindNames: Readonly<Record<Schemas['ViewingKind'], string>> = {
  viewing: 'Viewing',
  second: 'Second viewing',
  survey: 'Survey',
  valuation: 'Valuation',
};
