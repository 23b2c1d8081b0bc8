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
      'I went over to the yearly plan on the day my month ended. Can you confirm that I was not charged for both? My accountant asked for the split.',
    daysAgo: 148,
    status: 'closed',
    replies: [
      [
        staff,
        'Confirmed: nothing was left of the month, so only the year was charged. The net and VAT stand in your payments table and on the receipt.',
      ],
      [1, 'Found it, thank you. That was quick.'],
    ],
  },
  {
    from: 1,
    topic: 'problem',
    message:
      'When I open the comparison of two evaluations on my phone, the second column is cut off on the right and I cannot scroll to it.',
    daysAgo: 9,
    status: 'answered',
    context: { route: '/property-evaluations/compare', version: '0.1.0', errorId: 'e-4f21' },
    replies: [
      [
        staff,
        'Thank you for the clear report. We can see it on narrow screens and are working on it. Turning the phone sideways helps until then.',
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
      'The confirmation e-mail does not arrive. I looked in the spam folder and asked for it three times since Monday.',
    daysAgo: 1,
    status: 'open',
  },
  {
    from: 17,
    topic: 'sales',
    message:
      'We manage 340 homes with a team of eleven. Does the business plan cover more than five people, and what would that cost?',
    daysAgo: 12,
    status: 'answered',
    replies: [
      [
        staff,
        'Five people are included, and each further one is £6 a month with VAT. I have sent you an offer for eleven.',
      ],
    ],
  },
  {
    from: ['Eleanor Hart', 'e.hart@gazette.example'],
    topic: 'press',
    message:
      'I am writing a piece on how small landlords prepared for May 2026 and would like to speak to two or three of your members.',
    daysAgo: 20,
    status: 'closed',
    replies: [[staff, 'Three members have said yes. I have put you in touch by e-mail.']],
  },
  {
    from: ['Michael Brandt-Featherstonehaugh', 'michael.brandt@post.example'],
    topic: 'sales',
    message:
      'Before I open an account: can I import my fourteen evaluations from a spreadsheet, or do I have to type them again?',
    daysAgo: 3,
    status: 'open',
  },
  {
    from: 9,
    topic: 'report',
    message: 'Reported: Spam or a scam',
    daysAgo: 1,
    status: 'open',
    context: { kind: 'post', id: '23', reason: 'Spam or a scam' },
  },
  {
    from: 14,
    topic: 'report',
    message:
      'The same deal is offered with guaranteed returns of 18%. Nobody can guarantee that, and there is no company name.',
    daysAgo: 1,
    status: 'open',
    context: { kind: 'post', id: '23', reason: 'Misleading figures' },
  },
  {
    from: 33,
    topic: 'report',
    message: 'Reported: Rude or hateful',
    daysAgo: 4,
    status: 'open',
    context: { kind: 'comment', id: '118', reason: 'Rude or hateful' },
  },
  {
    from: 1,
    topic: 'report',
    message: 'The photos are of another house: the bay window is on the wrong side. I viewed it last week.',
    daysAgo: 6,
    status: 'open',
    context: { kind: 'listing', id: '12', reason: 'Wrong information' },
  },
  {
    from: 20,
    topic: 'report',
    message: 'Reported: Pretends to be somebody else',
    daysAgo: 30,
    status: 'closed',
    context: { kind: 'user', id: '59', reason: 'Pretends to be somebody else' },
    replies: [
      [staff, 'Thank you. We have checked who it is: the account is genuine, so we left it as it is.'],
    ],
    action: 'dismiss',
  },
];
