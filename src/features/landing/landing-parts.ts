/** What stands in the sections below the first view. */
export const capabilities = [
  {
    title: 'Network',
    text: 'Investors, landlords and the trades they trust, near you and across the UK.',
    isBeta: false,
  },
  { title: 'Chat', text: 'Talk a deal through with people who’ve done one like it.', isBeta: false },
  {
    title: 'Property Search',
    text: 'See your own numbers on every listing before you open it.',
    isBeta: false,
  },
  {
    title: 'Evaluations',
    text: 'Stamp duty, yield and cash flow, with every formula shown.',
    isBeta: false,
  },
  {
    title: 'Pipeline',
    text: 'See what stage every deal is at, with its viewings, tasks and key dates.',
    isBeta: true,
  },
  {
    title: 'Portfolio',
    text: 'Tenancies, mortgages, certificates and due dates, all in one place.',
    isBeta: true,
  },
] as const;

export const steps = [
  {
    title: 'Join for free',
    text: 'Create your account on one short page. No card, no sales call.',
  },
  {
    title: 'Enter a deal',
    text: 'A title, a price and a rent are enough to get started. Change any assumption you disagree with.',
  },
  {
    title: 'Ask someone who’s done it',
    text: 'Share the evaluation with people you choose and ask what they’d do.',
  },
] as const;

export const plans = [
  {
    name: 'Free',
    price: '£0',
    text: 'For meeting people and evaluating your first deals.',
    features: [
      'Network, Chat and Knowledge Base',
      '5 evaluations',
      'Pipeline and a portfolio of up to 3 properties',
    ],
  },
  {
    name: 'Pro',
    price: '£19 per month',
    text: 'For investors who look at deals every week.',
    features: ['100 evaluations with scenarios', '20 saved searches with alerts', 'A portfolio of any size'],
  },
  {
    name: 'Business',
    price: '£49 per month',
    text: 'For agents, sourcers and landlords with larger portfolios.',
    features: ['Unlimited evaluations', 'Verified business page', 'Shared pipeline for a team of five'],
  },
] as const;

export const questions = [
  {
    question: 'Is it really free?',
    answer:
      'Yes. The free plan never expires and you don’t need a card. If you evaluate deals every week, you may want a paid plan. You’ll see its price, including VAT, before you subscribe.',
  },
  {
    question: 'Which stamp duty rates do you use?',
    answer:
      'The rates for an additional home on the day you complete, band by band: stamp duty in England and Northern Ireland, and Land and Buildings Transaction Tax (LBTT) in Scotland. If we don’t have the rates for a date, we say so rather than guess. Wales has its own tax too: we show England’s figure with a note, and you can enter your own.',
  },
  {
    question: 'Who sees my deals?',
    answer:
      'No one, until you share a deal. For each deal, you decide who can view, comment or edit, and you can change that whenever you like.',
  },
  {
    question: 'Is this financial advice?',
    answer:
      'No. Tiebeam does the sums and brings people together. Before you buy or borrow, talk to a solicitor, an accountant or a mortgage adviser.',
  },
  {
    question: 'Can I take my data with me?',
    answer:
      'Yes, all of it. Export everything from Settings, or just your records as spreadsheets. If you close your account, we delete your data 30 days later.',
  },
] as const;
