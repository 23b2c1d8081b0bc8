import type { Subject } from '@/entities/assistant/ava-store';

const anywhere = [
  'What is the stamp duty on £180,000?',
  'Yield on £180,000 at £1,150 pcm',
  'What does section 24 change?',
  'What can you do?',
] as const;

/** Four questions that fit the page, the longest path first. */
const byPage: readonly (readonly [start: string, questions: readonly string[]])[] = [
  [
    '/property-evaluations/',
    [
      'How does this deal look?',
      'Where does the cash flow come from?',
      'What stamp duty do I pay here?',
      'Does it pass the lender’s test?',
    ],
  ],
  [
    '/property-evaluations',
    [
      'How does my deal look?',
      'How does BRRR work?',
      'What does a let cost to run?',
      'What is a good yield?',
    ],
  ],
  [
    '/property-search',
    [
      'What is the stamp duty on £250,000?',
      'Yield on £160,000 at £950 pcm',
      'When do I need an HMO licence?',
      'Which EPC does a let home need?',
    ],
  ],
  [
    '/pipeline',
    [
      'How does my deal look?',
      'How does BRRR work?',
      'What is the stamp duty on £180,000?',
      'What does a let cost to run?',
    ],
  ],
  [
    '/portfolio',
    [
      'How do I put the rent up?',
      'How much deposit may I take?',
      'How does a tenancy end now?',
      'Which EPC does a let home need?',
    ],
  ],
  ['/blog/', ['What does this say in short?', ...anywhere.slice(0, 3)]],
  ['/knowledge-base/article/', ['What does this say in short?', ...anywhere.slice(0, 3)]],
];

/** Four questions to begin with: of what is asked about, else of the page. */
export function suggestionsFor(pathname: string, subject: Subject | null): readonly string[] {
  const path = subject?.path ?? pathname;
  return byPage.find(([start]) => path.startsWith(start))?.[1] ?? anywhere;
}
