import type { Schema } from '../../../engine/contract/contract';

export interface SeedTicket {
  /** The member, or the name and address of somebody without a session. */
  from: number | readonly [name: string, email: string];
  topic: Schema<'SupportTopic'>;
  message: string;
  daysAgo: number;
  status: Schema<'SupportStatus'>;
  context?: Schema<'SupportContext'>;
  /** Who replied and what, oldest first; a day lies between one and the next. */
  replies?: readonly (readonly [author: number, message: string])[];
  action?: Schema<'ReportAction'>;
}

/** The admin who answers. */
const staff = 4;

export const tickets: readonly SeedTicket[] = [
  {
    from: 1,
    topic: 'billing',
    message:
      'I switched to the yearly plan on the day my month ended. Can you confirm I wasn’t charged for both? My accountant has asked for the split.',
    daysAgo: 148,
    status: 'closed',
    replies: [
      [
        staff,
        'Confirmed: your month had already ended, so you were only charged for the year. The net amount and VAT are in your payments table and on the receipt.',
      ],
      [1, 'Found it, thank you. That was quick.'],
    ],
  },
  {
    from: 1,
    topic: 'problem',
    message:
      'When I compare two evaluations on my phone, the second column is cut off on the right and I can’t scroll to it.',
    daysAgo: 9,
    status: 'answered',
    context: { route: '/property-evaluations/compare', version: '0.1.0', errorId: 'e-4f21' },
    replies: [
      [
        staff,
        'Thanks for the clear report. We can reproduce it on narrow screens and are working on a fix. Until then, turning your phone sideways helps.',
      ],
    ],
  },
  {
    from: 1,
    topic: 'support',
    message:
      'Is there a way to move a property from my own name to my company without losing its documents and history?',
    daysAgo: 2,
    status: 'open',
  },
  {
    from: 5,
    topic: 'support',
    message:
      'My confirmation email isn’t arriving. I’ve checked my spam folder and asked for it three times since Monday.',
    daysAgo: 1,
    status: 'open',
  },
  {
    from: 17,
    topic: 'sales',
    message:
      'We manage 340 homes with a team of eleven. Does the Business plan cover more than five people, and what would it cost?',
    daysAgo: 12,
    status: 'answered',
    replies: [
      [
        staff,
        'Five people are included, and each extra person is £6 a month including VAT. I’ve sent you a quote for eleven.',
      ],
    ],
  },
  {
    from: ['Eleanor Hart', 'e.hart@gazette.example'],
    topic: 'press',
    message:
      'I’m writing a piece on how small landlords prepared for May 2026 and would like to speak to two or three of your members.',
    daysAgo: 20,
    status: 'closed',
    replies: [[staff, 'Three members have said yes. I’ve put you in touch by email.']],
  },
  {
    from: ['Michael Brandt-Featherstonehaugh', 'michael.brandt@post.example'],
    topic: 'sales',
    message:
      'Before I sign up: can I import my fourteen evaluations from a spreadsheet, or do I have to type them in again?',
    daysAgo: 3,
    status: 'open',
  },
  {
    from: 9,
    topic: 'report',
    message: 'Spam or a scam',
    daysAgo: 1,
    status: 'open',
    context: { kind: 'post', id: '23', reason: 'Spam or a scam' },
  },
  {
    from: 14,
    topic: 'report',
    message:
      'This deal is advertised with guaranteed returns of 18%. Nobody can guarantee that, and there’s no company name.',
    daysAgo: 1,
    status: 'open',
    context: { kind: 'post', id: '23', reason: 'Misleading figures' },
  },
  {
    from: 33,
    topic: 'report',
    message: 'Rude or hateful',
    daysAgo: 4,
    status: 'open',
    context: { kind: 'comment', id: '118', reason: 'Rude or hateful' },
  },
  {
    from: 1,
    topic: 'report',
    message:
      'The photos are of a different house: the bay window is on the wrong side. I viewed it last week.',
    daysAgo: 6,
    status: 'open',
    context: { kind: 'listing', id: '12', reason: 'Wrong information' },
  },
  {
    from: 20,
    topic: 'report',
    message: 'Pretends to be someone else',
    daysAgo: 30,
    status: 'closed',
    context: { kind: 'user', id: '59', reason: 'Pretends to be someone else' },
    replies: [
      [staff, 'Thank you. We’ve checked and the account is genuine, so we haven’t taken any action.'],
    ],
    action: 'dismiss',
  },
];
