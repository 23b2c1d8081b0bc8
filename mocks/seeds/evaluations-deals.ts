// The deals of the seed: the five that product.md §5.11 works out, then what a busy landlord looks at in a year.
import type { EvaluationInputs } from '@/lib/evaluation/inputs';
import { mergeInputs, type Partially } from '@/lib/evaluation/overrides';
import {
  brrrExample,
  btlExample,
  flipExample,
  hmoExample,
  servicedExample,
} from '@/lib/evaluation/worked-examples';
import type { Schema } from '../contract';

type Strategy = Schema<'EvaluationStrategy'>;

export interface Deal {
  title: string;
  address: string | null;
  outcode: string | null;
  nation?: Schema<'EvaluationNation'>;
  strategies: readonly [Strategy, ...Strategy[]];
  inputs: EvaluationInputs;
  home?: Partial<Schema<'EvaluationHome'>>;
  tags?: readonly string[];
  notes?: string;
}

const works = (name: string, rate: number) => ({
  items: [{ name, qty: 1, rate, vatPct: 0 }],
  contingencyPct: 10,
});

const bought = { purchaseDate: '2026-06-30' } as const;

const letting = (price: number, rentPcm: number, refurb: number, more: Partially<EvaluationInputs> = {}) =>
  mergeInputs(
    btlExample,
    bought,
    {
      price,
      askingPrice: Math.ceil((price * 1.04) / 5_000) * 5_000,
      refurb: works('Works after survey', refurb),
      income: { rentPcm },
    },
    more,
  );

const recycled = (price: number, refurb: number, gdv: number, rentPcm: number) =>
  mergeInputs(brrrExample, bought, {
    price,
    askingPrice: price + 5_000,
    refurb: works('Back to brick', refurb),
    refi: { gdv },
    income: { rentPcm },
  });

const resold = (price: number, refurb: number, salePrice: number, months: number) =>
  mergeInputs(flipExample, bought, {
    price,
    askingPrice: price + 10_000,
    refurb: works('Refurbishment for sale', refurb),
    exit: { salePrice, months },
  });

const shared = (price: number, refurb: number, rents: readonly number[]) =>
  mergeInputs(hmoExample, bought, {
    price,
    askingPrice: price + 15_000,
    refurb: works('Conversion to letting rooms', refurb),
    income: {
      rooms: rents.map((rentPcm, index) => ({
        name: `Room ${index + 1}`,
        rentPcm,
        sqm: 13.5 - index * 1.1,
        occupants: 1,
      })),
    },
  });

const nightly = (price: number, adr: number, occupancyPct: number) =>
  mergeInputs(servicedExample, bought, {
    price,
    askingPrice: price + 5_000,
    income: { adr, occupancyPct },
  });

/** Hannah’s, in the order of their ids. */
export const hannahsDeals: readonly Deal[] = [
  {
    title: 'Ashfield Terrace, two-bed',
    address: '14 Ashfield Terrace, Beeston, Leeds LS11 8PT',
    outcode: 'LS11',
    strategies: ['btl'],
    inputs: btlExample,
    home: {
      type: 'terraced',
      tenure: 'freehold',
      bedrooms: 2,
      areaSqm: 71,
      epcRating: 'D',
      councilTaxBand: 'A',
    },
    tags: ['turnkey', 'Leeds'],
    notes: 'Tenant in place pays £1,050. Agent says £1,150 after the works; two comparables agree.',
  },
  {
    title: 'Breck Road probate',
    address: '208 Breck Road, Everton, Liverpool L5 6PX',
    outcode: 'L5',
    strategies: ['brrr', 'btl'],
    inputs: brrrExample,
    home: { type: 'terraced', tenure: 'freehold', bedrooms: 3, areaSqm: 88, epcRating: 'F' },
    tags: ['probate', 'auction'],
    notes: 'Legal pack read. Roof needs a proper look before the bid.',
  },
  {
    title: 'Woodthorpe loft flip',
    address: '31 Arnot Hill Road, Woodthorpe, Nottingham NG5 6LQ',
    outcode: 'NG5',
    strategies: ['flip'],
    inputs: flipExample,
    home: { type: 'semi', tenure: 'freehold', bedrooms: 3, areaSqm: 93, epcRating: 'E' },
    tags: ['company'],
  },
  {
    title: 'Egerton Road house of five',
    address: '77 Egerton Road, Fallowfield, Manchester M14 6RJ',
    outcode: 'M14',
    strategies: ['hmo', 'btl'],
    inputs: hmoExample,
    home: {
      type: 'semi',
      tenure: 'freehold',
      bedrooms: 5,
      areaSqm: 118,
      epcRating: 'D',
      councilTaxBand: 'C',
    },
    tags: ['HMO', 'article 4'],
    notes: 'Room 5 is 6.3 m²: merge it with the landing cupboard or let four.',
  },
  {
    title: 'Skeldergate apartment',
    address: 'Apartment 9, 26 Skeldergate, York YO1 6DX',
    outcode: 'YO1',
    strategies: ['sa', 'btl'],
    inputs: mergeInputs(servicedExample, { costs: { groundRent: 0 } }),
    home: { type: 'flat', tenure: 'leasehold', leaseYears: 109, bedrooms: 1, areaSqm: 48, epcRating: 'C' },
    tags: ['short let'],
  },
  {
    title: 'Moss Lane East end terrace',
    address: '402 Moss Lane East, Rusholme, Manchester M14 4PX',
    outcode: 'M14',
    strategies: ['btl'],
    inputs: letting(205_000, 1_325, 9_500),
    tags: ['off market'],
  },
  {
    title: 'Auction lot 42: bungalow for less than forty thousand',
    address: '3 Seaview Chalets, Withernsea HU19 2PL',
    outcode: 'HU19',
    strategies: ['btl', 'flip'],
    inputs: letting(34_000, 525, 14_000, { exit: { salePrice: 68_000 } }),
    tags: ['auction'],
    notes: 'Cash only: non-standard construction.',
  },
  {
    title: 'Cathays student house',
    address: '58 Rhymney Street, Cathays, Cardiff CF24 4DG',
    outcode: 'CF24',
    nation: 'wales',
    strategies: ['hmo'],
    inputs: shared(285_000, 38_000, [560, 545, 530, 520]),
    tags: ['HMO', 'Wales'],
  },
  {
    title: 'Dennistoun tenement',
    address: '2/1, 19 Craigpark Drive, Dennistoun, Glasgow G31 2NP',
    outcode: 'G31',
    nation: 'scotland',
    strategies: ['btl'],
    inputs: letting(146_000, 995, 7_200),
    home: { type: 'flat', tenure: 'freehold', bedrooms: 2, areaSqm: 66, epcRating: 'C' },
    tags: ['Scotland'],
  },
  {
    title:
      'Levenshulme corner shop with a flat above that might one day become two flats if planning allows it',
    address: '611 Stockport Road, Levenshulme, Manchester M19 3AB',
    outcode: 'M19',
    strategies: ['flip', 'btl'],
    inputs: mergeInputs(resold(198_000, 74_000, 372_000, 14), { income: { rentPcm: 1_450 } }),
    tags: ['planning', 'conversion', 'mixed use', 'long project'],
  },
  {
    title: 'Kirkstall back-to-back',
    address: '6 Haddon Place, Kirkstall, Leeds LS4 2JU',
    outcode: 'LS4',
    strategies: ['btl'],
    inputs: letting(138_500, 925, 6_000),
    tags: ['Leeds'],
  },
  {
    title: 'Anfield three-bed',
    address: '45 Vicar Road, Anfield, Liverpool L6 0BN',
    outcode: 'L6',
    strategies: ['brrr'],
    inputs: recycled(82_000, 29_500, 150_000, 875),
    tags: ['Liverpool'],
  },
  {
    title: 'Sneinton semi',
    address: '90 Sneinton Boulevard, Nottingham NG2 4FG',
    outcode: 'NG2',
    strategies: ['btl', 'brrr'],
    inputs: mergeInputs(letting(167_500, 1_095, 18_000), { refi: { gdv: 212_000 } }),
  },
  {
    title: 'Chorlton garden flat',
    address: 'Garden Flat, 24 Keppel Road, Chorlton, Manchester M21 0BW',
    outcode: 'M21',
    strategies: ['sa', 'btl'],
    inputs: mergeInputs(nightly(232_000, 104, 61), { income: { rentPcm: 1_250 } }),
    tags: ['short let'],
  },
  {
    title: 'Harehills Lane, let as one',
    address: '129 Harehills Lane, Leeds LS8 4DZ',
    outcode: 'LS8',
    strategies: ['btl'],
    inputs: letting(152_000, 1_075, 11_200, { finance: { method: 'repayment' } }),
    tags: ['repayment'],
  },
  {
    title: 'Salford Quays one-bed',
    address: 'Apartment 1407, 8 Waterfront Plaza, Salford M50 3AX',
    outcode: 'M50',
    strategies: ['btl'],
    inputs: letting(168_000, 1_050, 0, { costs: { serviceCharge: 1_980, groundRent: 250 } }),
    home: { type: 'flat', tenure: 'leasehold', leaseYears: 141, bedrooms: 1, areaSqm: 46, epcRating: 'B' },
    tags: ['cladding certificate seen'],
  },
  {
    title: 'Leith colony house',
    address: '11 Restalrig Terrace, Leith, Edinburgh EH6 8EB',
    outcode: 'EH6',
    nation: 'scotland',
    strategies: ['btl'],
    inputs: letting(248_000, 1_495, 12_500),
    tags: ['Scotland'],
  },
  {
    title: 'Withington nurses’ house',
    address: '37 Heaton Road, Withington, Manchester M20 4PU',
    outcode: 'M20',
    strategies: ['hmo'],
    inputs: mergeInputs(shared(268_000, 41_000, [610, 600, 590, 575]), { purchaseDate: '2025-09-12' }),
    tags: ['HMO', 'key workers'],
  },
  {
    title: 'Openshaw two-up two-down',
    address: '5 Grey Mare Lane, Openshaw, Manchester M11 3DJ',
    outcode: 'M11',
    strategies: ['brrr'],
    inputs: mergeInputs(recycled(71_000, 21_000, 139_000, 985), { purchaseDate: '2025-11-03' }),
    tags: ['nothing left in'],
  },
  {
    title: 'Toxteth villa',
    address: '16 Princes Road, Toxteth, Liverpool L8 1TH',
    outcode: 'L8',
    strategies: ['hmo', 'flip'],
    inputs: shared(415_000, 128_000, [625, 615, 605, 595, 585, 575, 560]),
    notes: 'Survey found subsidence at the back addition.',
  },
  {
    title: 'Hyson Green shop conversion',
    address: '210 Radford Road, Hyson Green, Nottingham NG7 5GJ',
    outcode: 'NG7',
    strategies: ['flip'],
    inputs: resold(176_000, 61_000, 249_000, 12),
  },
  {
    title: 'Rent-to-rent offer in Hulme',
    address: '3 Bonsall Street, Hulme, Manchester M15 6DR',
    outcode: 'M15',
    strategies: ['r2r'],
    inputs: mergeInputs(shared(0, 3_500, [640, 625, 610, 600, 585]), {
      askingPrice: null,
      fees: { legal: 450, survey: 0, broker: 0, mortgageArrangement: 0 },
      costs: { headRent: 19_200 },
    }),
    tags: ['no purchase'],
  },
  {
    title: 'Bought in 2012: what stamp duty was it?',
    address: '9 Lindow Street, Manchester M33 2EE',
    outcode: 'M33',
    strategies: ['btl'],
    inputs: letting(119_950, 825, 0, { purchaseDate: '2012-03-23' }),
  },
  {
    title: 'Untitled idea',
    address: null,
    outcode: null,
    strategies: ['btl'],
    inputs: letting(0, 0, 0, { askingPrice: null, income: { rentPcm: null } }),
  },
];

/** Other members’, after Hannah’s. */
export const othersDeals: readonly Deal[] = [
  {
    title: 'Armley pair, sold as one lot',
    address: '20 and 22 Aviary Mount, Armley, Leeds LS12 2NX',
    outcode: 'LS12',
    strategies: ['brrr', 'btl'],
    inputs: recycled(188_000, 46_000, 315_000, 1_780),
    tags: ['sourced', 'fee £4,000'],
    notes: 'Hannah, this one fits what you asked for. Fee on exchange.',
  },
  {
    title: 'Seedley terrace, project seven',
    address: '61 Liverpool Street, Seedley, Salford M6 5WJ',
    outcode: 'M6',
    strategies: ['brrr'],
    inputs: recycled(104_000, 27_000, 172_000, 995),
    notes: 'Tell me what I have missed.',
  },
  {
    title: 'Joint venture: six rooms off Cardigan Road',
    address: '44 Chapel Lane, Headingley, Leeds LS6 3BW',
    outcode: 'LS6',
    strategies: ['hmo'],
    inputs: shared(318_000, 62_000, [650, 640, 635, 620, 610, 595]),
    tags: ['JV'],
  },
  {
    title: 'Meanwood yard house',
    address: '2 Monk Bridge Place, Meanwood, Leeds LS6 4HR',
    outcode: 'LS6',
    strategies: ['flip'],
    inputs: resold(212_000, 54_000, 335_000, 9),
  },
  {
    title: 'Portobello seafront flat',
    address: '1F2, 88 Promenade, Portobello, Edinburgh EH15 2EB',
    outcode: 'EH15',
    nation: 'scotland',
    strategies: ['sa'],
    inputs: nightly(275_000, 142, 72),
  },
  {
    title: 'Peckham maisonette',
    address: '114 Choumert Road, Peckham, London SE15 4AX',
    outcode: 'SE15',
    strategies: ['sa', 'btl'],
    inputs: mergeInputs(nightly(465_000, 189, 74), { income: { rentPcm: 2_350 } }),
  },
];
