import { mergeInputs } from '@/lib/evaluation/inputs/overrides';
import { nightly, recycled, resold, shared, type Deal } from './deal-kinds';

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
