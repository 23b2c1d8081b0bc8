/** What stands in the sections below the first view. */
export const capabilities = [
  {
    title: 'Network',
    text: 'Investors, landlords and the trades they trust, by name and by area.',
    isBeta: false,
  },
  { title: 'Chat', text: 'Talk a deal through with the people who have done one like it.', isBeta: false },
  { title: 'Property Search', text: 'Your own numbers on every home before you open it.', isBeta: false },
  {
    title: 'Evaluations',
    text: 'Stamp duty, yield and cash flow to the pound, with every formula shown.',
    isBeta: false,
  },
  {
    title: 'Pipeline',
    text: 'Every deal at its stage, with its viewings, tasks and next date.',
    isBeta: true,
  },
  {
    title: 'Portfolio',
    text: 'Tenancies, mortgages, certificates and what is due, in one place.',
    isBeta: true,
  },
] as const;

export const steps = [
  { title: 'Join for free', text: 'A name, an e-mail address and a password. No card, no sales call.' },
  {
    title: 'Put a deal in',
    text: 'Price, rent and postcode are enough for a first answer. Change any assumption you disagree with.',
  },
  {
    title: 'Ask somebody who has done it',
    text: 'Share the evaluation with the people you choose, and hear what they would do.',
  },
] as const;

export const plans = [
  {
    name: 'Free',
    price: '£0',
    text: 'For meeting people and looking at a first deal.',
    features: ['Network, chat and knowledge base', 'Property search', '5 evaluations'],
  },
  {
    name: 'Pro',
    price: '£19 a month',
    text: 'For investors who look at deals every week.',
    features: ['100 evaluations with scenarios', '20 saved searches with alerts', 'Portfolio and pipeline'],
  },
  {
    name: 'Business',
    price: '£49 a month',
    text: 'For agents, sourcers and portfolios that are a business.',
    features: ['Evaluations without limit', 'Verified business page', 'Shared pipeline for a team of five'],
  },
] as const;

export const questions = [
  {
    question: 'Is it really free?',
    answer:
      'Yes. The free plan has no end date and needs no card. Who evaluates deals every week may want a paid plan; its price is shown with VAT before you subscribe.',
  },
  {
    question: 'Which stamp duty rates do you use?',
    answer:
      'Those for additional homes in England and Scotland on the day you buy, banded as the tax is charged. For days without rates on file we say so instead of guessing. Wales has its own tax: we show England’s figure with a note, and you can enter your own.',
  },
  {
    question: 'Who sees my deals?',
    answer:
      'Nobody, until you share one. You decide for each deal who may look, comment or edit, and take it back whenever you like.',
  },
  {
    question: 'Is this financial advice?',
    answer:
      'No. Tiebeam does sums and brings people together. Before you buy or borrow, talk to a solicitor, an accountant or a mortgage adviser.',
  },
  {
    question: 'Can I take my data with me?',
    answer:
      'Yes, all of it, from the settings, in files that a spreadsheet opens. Deleting the account deletes the data.',
  },
] as const;
