import type { Subject } from '@/entities/assistant/ava-store';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';

const anywhere = [
  'What is the stamp duty on £180,000?',
  'Yield on £180,000 at £1,150 pcm',
  'What does section 24 change?',
  'What can you do?',
] as const;

/** Four questions that fit the page; of two that fit the longer path stands first. */
const byPage: readonly (readonly [start: string, questions: readonly string[]])[] = [
  [
    '/property-evaluations/',
    [
      'How does this deal look?',
      'Where does the cash flow come from?',
      'How much stamp duty will I pay?',
      'Does this deal pass the lender’s stress test?',
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
      'What EPC rating does a rental need?',
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
      'How is my portfolio doing?',
      'How do I put the rent up?',
      'How do I end a tenancy?',
      'What EPC rating does a rental need?',
    ],
  ],
  ['/blog/', ['Can you summarise this?', ...anywhere.slice(0, 3)]],
  [
    '/conversations',
    [
      'How do I share a deal in a conversation?',
      'Yield on £180,000 at £1,150 pcm',
      'What is the stamp duty on £180,000?',
      'How do I block someone?',
    ],
  ],
  [
    '/settings',
    [
      'How do I change the default figures for new evaluations?',
      'How does interest cover work?',
      'What does a let cost to run?',
      'Who can see my profile?',
    ],
  ],
  [
    '/knowledge-base',
    [
      'What does section 24 change?',
      'How does BRRR work?',
      'How do I put the rent up?',
      'When do I need an HMO licence?',
    ],
  ],
  [
    '/notifications',
    [
      'What am I notified about?',
      'How do I connect with someone?',
      'How do I block someone?',
      'How does my deal look?',
    ],
  ],
  [
    '/networking/explore',
    [
      'How do I find a broker or a builder?',
      'How do I connect with someone?',
      'What does a let cost to run?',
      'How does interest cover work?',
    ],
  ],
  [
    '/networking/connections',
    [
      'How do I connect with someone?',
      'How do I share a deal in a conversation?',
      'How do I find a broker or a builder?',
      'How do I block someone?',
    ],
  ],
];

/** First parts of addresses that are no member's name; the others with one part are profiles. */
const ownPages =
  /^\/(?:account|admin|about|blog|contact|conversations|help|knowledge-base|networking|notifications|pipeline|portfolio|privacy|property-|settings|terms)/;

const ofPost = ['Can you summarise this?', ...anywhere.slice(0, 3)];
const ofProfile = [
  'How do I connect with someone?',
  'Who can see my profile?',
  'How do I share a deal in a conversation?',
  'How do I block someone?',
];

/** Of the pages whose address begins with a member's name. */
function ofMember(path: string): readonly string[] | undefined {
  if (ownPages.test(path)) return undefined;
  if (/^\/[^/]+\/post\/\d+$/.test(path)) return ofPost;
  return /^\/[^/]+$/.test(path) ? ofProfile : undefined;
}

/** What is known of an article that is asked about. */
export interface AboutArticle {
  title: string;
  /** The slug of its category. */
  category: string;
}

const duty = 'What is the stamp duty on £250,000?';
const cover = 'How does interest cover work?';
const running = 'What does a let cost to run?';
const goodYield = 'What is a good yield?';
const licence = 'When do I need an HMO licence?';
const deposit = 'How much deposit can I take?';
const ending = 'How do I end a tenancy?';
const rise = 'How do I put the rent up?';
const epc = 'What EPC rating does a rental need?';
const brrr = 'How does BRRR work?';
const section24 = 'What does section 24 change?';
const scottish = 'What is the LBTT on £180,000 in Scotland?';

/** What a title names is asked about first. */
const byTitle: readonly (readonly [words: RegExp, question: string])[] = [
  [/stamp duty|sdlt/i, duty],
  [/lbtt|scottish tax/i, scottish],
  [/section 24|personal name|company/i, section24],
  [/(?:rental|interest) cover|stress|remortgag|lender/i, cover],
  [/yield|numbers/i, goodYield],
  [/bridging|refinanc|brrr/i, brrr],
  [/licen[cs]|room sizes|article 4/i, licence],
  [/deposit/i, deposit],
  [/rent increase|put(?:ting)? .*rent up|raising/i, rise],
  [/tenanc|possession|section (?:8|21)|notice/i, ending],
  [/epc|energy|insulat/i, epc],
  [/cost/i, running],
];

const byCategory: Readonly<Record<string, readonly string[]>> = {
  'getting-started': [goodYield, running, duty],
  buying: [duty, 'Yield on £160,000 at £950 pcm', running],
  finance: [cover, section24, brrr],
  tax: [section24, duty, scottish],
  hmo: [licence, 'Yield on £240,000 at £2,100 pcm', running],
  brrr: [brrr, cover, duty],
  sa: [running, 'Yield on £180,000 at £1,600 pcm', section24],
  'lettings-and-law': [ending, rise, deposit],
  refurbishment: [epc, brrr, running],
  scotland: [scottish, 'How do I put the rent up in Scotland?', epc],
  glossary: [goodYield, cover, brrr],
};

/** Four questions on an article: what it says, what its title names, and what its category deals with. */
function ofArticle({ title, category }: AboutArticle): readonly string[] {
  const named = byTitle.flatMap(([words, question]) => (words.test(title) ? [question] : []));
  const all = ['Can you summarise this?', ...named, ...(byCategory[category] ?? []), ...anywhere];
  return [...new Set(all)].slice(0, 4);
}

const looks = 'How does this deal look?';
const flow = 'Where does the cash flow come from?';
const tax = 'How much stamp duty will I pay?';
const test = 'Does this deal pass the lender’s stress test?';
const cashIn = 'How much cash do I need?';

/** Of an evaluation: its strategy's own figures alone. */
const byStrategy: Readonly<Record<Strategy, readonly string[]>> = {
  btl: [looks, flow, tax, test],
  hmo: [looks, flow, tax, test],
  brrr: [looks, flow, 'How much money is left in the deal?', test],
  sa: [looks, flow, tax, cashIn],
  flip: [looks, 'How much profit does it make?', tax, cashIn],
  r2r: [looks, flow, cashIn, 'When do I get my cash back?'],
};

/**
 * Four questions to begin with: of what is asked about, else of the page.
 * @param article what is asked about, where that is an article
 * @param strategy of the evaluation that is asked about, where it is one and known
 */
export function suggestionsFor(
  pathname: string,
  subject: Subject | null,
  article: AboutArticle | null = null,
  strategy: Strategy | null = null,
): readonly string[] {
  if (article) return ofArticle(article);
  if (strategy) return byStrategy[strategy];
  const path = subject?.path ?? pathname.replace(/(?<=.)\/$/, '');
  return byPage.find(([start]) => path.startsWith(start))?.[1] ?? ofMember(path) ?? anywhere;
}
