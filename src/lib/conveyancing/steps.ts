// What has to happen between an accepted offer and the keys, nation by nation. Words and deadlines are those in force on `checkedOn`.

export type ConveyancingNation = 'england' | 'wales' | 'scotland' | 'northern_ireland';

/** The day on which words, deadlines and sources were last checked, ISO. */
export const checkedOn = '2026-11-25';

export interface Source {
  title: string;
  url: string;
}

export interface ConveyancingStep {
  /** Kept with the action that stands for it: never changes. */
  id: string;
  title: string;
  /** Why, or what to watch for. */
  note?: string;
  /** Its points. */
  points?: readonly string[];
  /** The last day for it, counted from the day of completion; the law’s own deadlines alone. */
  daysAfterCompletion?: number;
  source?: Source;
}

// 14 days from the day after the effective date, since 1 March 2019 (HMRC’s manual, SDLTM50910).
const sdlt: Source = {
  title: 'GOV.UK: Stamp Duty Land Tax',
  url: 'https://www.gov.uk/stamp-duty-land-tax',
};
// 30 days from the day after the effective date (2017 anaw 1, section 44).
const ltt: Source = {
  title: 'GOV.WALES: Pay Land Transaction Tax',
  url: 'https://gov.wales/node/3669',
};
// 30 days from the day after the effective date; the tax is paid with the return (section 40(2)(a)).
const lbtt: Source = {
  title: 'Land and Buildings Transaction Tax (Scotland) Act 2013, section 29',
  url: 'https://www.legislation.gov.uk/asp/2013/11/section/29',
};
const standardConditions: Source = {
  title: 'The Law Society: Standard Conditions of Sale',
  url: 'https://www.lawsociety.org.uk/topics/property/standard-conditions-of-sale',
};
const scottishClauses: Source = {
  title: 'Client guide to the Scottish Standard Clauses, edition 6',
  url: 'https://www.simpsonmarwick.com/journal/understanding-the-scottish-standard-offer-standard-clauses',
};
const northernIrishSales: Source = {
  title: 'NI Legal Guide: Sale terms',
  url: 'http://nilegalguide.co.uk/sale-terms/',
};
const northernIrishContract: Source = {
  title: 'Worthingtons Solicitors: Conveyancing buzz words',
  url: 'https://worthingtonslaw.co.uk/solicitors-for-you/residential-property/conveyancing-buzz-words',
};
const mining: Source = {
  title: 'GOV.UK: Mining Remediation Authority reports',
  url: 'https://www.gov.uk/check-if-property-is-affected-by-coal-mining',
};

const identity: ConveyancingStep = {
  id: 'identity',
  title: 'ID and anti-money-laundering checks',
  note: 'Passport, proof of address and where the money comes from.',
};
const mortgage: ConveyancingStep = { id: 'mortgage', title: 'Mortgage application' };
const survey: ConveyancingStep = { id: 'survey', title: 'Survey' };

const beforeExchange: readonly ConveyancingStep[] = [
  { id: 'memo', title: 'Memorandum of sale' },
  identity,
  mortgage,
  survey,
  {
    id: 'searches',
    title: 'Searches',
    points: ['Local authority', 'Drainage and water', 'Environmental', 'Mining'],
    source: mining,
  },
  { id: 'enquiries', title: 'Enquiries answered' },
  { id: 'title', title: 'Report on title' },
  {
    id: 'binding',
    title: 'Exchange of contracts',
    note: 'From here on the purchase is binding, and the deposit is paid.',
  },
  {
    id: 'insurance',
    title: 'Buildings insurance from exchange',
    note: 'The buyer carries the risk from exchange under the Standard Conditions of Sale.',
    source: standardConditions,
  },
  { id: 'completion', title: 'Completion' },
];

const registration: ConveyancingStep = { id: 'registration', title: 'Registration of the title' };

const england: readonly ConveyancingStep[] = [
  ...beforeExchange,
  {
    id: 'tax-return',
    title: 'SDLT return and payment',
    note: 'Within 14 days, counted from the day after completion.',
    daysAfterCompletion: 14,
    source: sdlt,
  },
  registration,
];

const wales: readonly ConveyancingStep[] = [
  ...beforeExchange,
  {
    id: 'tax-return',
    title: 'LTT return and payment',
    note: 'Within 30 days, counted from the day after completion.',
    daysAfterCompletion: 30,
    source: ltt,
  },
  registration,
];

const scotland: readonly ConveyancingStep[] = [
  {
    id: 'memo',
    title: 'Formal offer by your solicitor',
    note: 'In Scotland solicitors make and answer offers.',
  },
  identity,
  mortgage,
  {
    id: 'survey',
    title: 'Home Report read',
    note: 'The seller provides it; your lender may want its own valuation.',
  },
  {
    id: 'searches',
    title: 'Property reports and searches',
    points: ['Property enquiry certificate', 'Legal report', 'Coal mining', 'Plans report'],
    source: mining,
  },
  { id: 'enquiries', title: 'Qualified acceptances answered' },
  { id: 'title', title: 'Examination of title' },
  {
    id: 'binding',
    title: 'Missives concluded',
    note: 'From here on the purchase is binding on both sides.',
    source: scottishClauses,
  },
  {
    id: 'insurance',
    title: 'Buildings insurance arranged at missives',
    note: 'Usually the seller carries the risk until settlement. Check your missives, and have cover from the date of entry.',
  },
  { id: 'completion', title: 'Settlement on the date of entry' },
  {
    id: 'tax-return',
    title: 'LBTT return and payment',
    note: 'Within 30 days, counted from the day after settlement. The title can’t be registered without it.',
    daysAfterCompletion: 30,
    source: lbtt,
  },
  { id: 'registration', title: 'Registration in the Land Register of Scotland' },
];

const northernIreland: readonly ConveyancingStep[] = [
  { id: 'memo', title: 'Sale agreed letter' },
  identity,
  mortgage,
  survey,
  {
    id: 'searches',
    title: 'Property certificates and searches',
    points: [
      'Regional property certificate',
      'Local council certificate',
      'Land Registry',
      'Statutory charges',
      'Enforcement of judgments and bankruptcy',
    ],
    source: northernIrishSales,
  },
  { id: 'enquiries', title: 'Enquiries answered' },
  { id: 'title', title: 'Report on title' },
  {
    id: 'binding',
    title: 'Contract accepted',
    note: 'You sign first. It’s binding once the seller’s signed acceptance reaches you.',
    source: northernIrishContract,
  },
  {
    id: 'insurance',
    title: 'Buildings insurance from acceptance',
    note: 'Check your contract for the day on which the risk becomes yours.',
  },
  { id: 'completion', title: 'Completion' },
  {
    id: 'tax-return',
    title: 'SDLT return and payment',
    note: 'Within 14 days, counted from the day after completion.',
    daysAfterCompletion: 14,
    source: sdlt,
  },
  { id: 'registration', title: 'Registration with Land & Property Services' },
];

const steps: Readonly<Record<ConveyancingNation, readonly ConveyancingStep[]>> = {
  england,
  wales,
  scotland,
  northern_ireland: northernIreland,
};

/** The steps of a purchase in a nation, in their usual order. */
export const conveyancingSteps = (nation: ConveyancingNation): readonly ConveyancingStep[] => steps[nation];
