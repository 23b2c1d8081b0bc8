import type { Schemas } from '@/api/contract';
import { figureText } from '@/features/evaluations/page/results/figure-text';
import type { SortKey } from '@/features/evaluations/queries';

export type Summary = Schemas['EvaluationSummary'];

interface Column {
  name: string;
  sort: SortKey;
  text: (row: Summary) => string;
  /** From which width of the screen on it is shown while nobody chose; some only when they are chosen. */
  from: 'always' | 'lg' | 'xl' | 'chosen';
}

/** The figures of the table, in order. */
export const columns: readonly Column[] = [
  {
    name: 'Price',
    sort: 'price',
    text: ({ headline: { price } }) => (price > 0 ? `£${price.toLocaleString('en-GB')}` : 'n/a'),
    from: 'always',
  },
  {
    name: 'Stamp duty',
    sort: 'stampDuty',
    text: ({ headline }) => figureText('stampDuty', headline),
    from: 'xl',
  },
  {
    name: 'Cash needed',
    sort: 'cashIn',
    text: ({ headline }) => figureText('cashInvested', headline),
    from: 'lg',
  },
  {
    name: 'Gross yield',
    sort: 'grossYield',
    text: ({ headline }) => figureText('grossYield', headline),
    from: 'lg',
  },
  {
    name: 'Net yield',
    sort: 'netYield',
    text: ({ headline }) => figureText('netYield', headline),
    from: 'chosen',
  },
  {
    name: 'Cash flow',
    sort: 'cashFlow',
    text: ({ headline }) => figureText('cashFlowPcm', headline),
    from: 'always',
  },
  { name: 'ROI', sort: 'roi', text: ({ headline }) => figureText('roi', headline), from: 'always' },
  { name: 'ROCE', sort: 'roce', text: ({ headline }) => figureText('roce', headline), from: 'chosen' },
  {
    name: 'Money left in',
    sort: 'moneyLeftIn',
    text: ({ headline }) => figureText('moneyLeftIn', headline),
    from: 'xl',
  },
  {
    name: 'Interest cover',
    sort: 'icr',
    text: ({ headline }) => figureText('icr', headline),
    from: 'chosen',
  },
  {
    name: 'Evidence',
    sort: 'evidence',
    text: ({ evidenceScore }) => `${Math.round(evidenceScore)}%`,
    from: 'chosen',
  },
];

export const shownFrom = { always: '', lg: 'max-lg:hidden', xl: 'max-xl:hidden' } as const;
