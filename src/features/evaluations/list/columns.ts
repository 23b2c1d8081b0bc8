import type { Schemas } from '@/api/contract';
import { figureText } from '../page/figure-words';
import type { SortKey } from '../queries';

export type Summary = Schemas['EvaluationSummary'];

interface Column {
  name: string;
  sort: SortKey;
  text: (row: Summary) => string;
  /** From which width of the screen on it is shown. */
  from: 'always' | 'lg' | 'xl';
}

/** The figures of the table, in order. */
export const columns: readonly Column[] = [
  {
    name: 'Price',
    sort: 'price',
    text: ({ headline }) => `£${headline.price.toLocaleString('en-GB')}`,
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
    name: 'Cash flow',
    sort: 'cashFlow',
    text: ({ headline }) => figureText('cashFlowPcm', headline),
    from: 'always',
  },
  { name: 'ROI', sort: 'roi', text: ({ headline }) => figureText('roi', headline), from: 'always' },
  {
    name: 'Left in',
    sort: 'moneyLeftIn',
    text: ({ headline }) => figureText('moneyLeftIn', headline),
    from: 'xl',
  },
];

export const shownFrom = { always: '', lg: 'max-lg:hidden', xl: 'max-xl:hidden' } as const;
