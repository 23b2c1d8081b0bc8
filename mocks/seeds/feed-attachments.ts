import type { Schema } from '../contract';
import { uuidOf } from '../db/document-table';
import type { Topic } from './feed-post-texts';

type Snapshot = Schema<'Attachment'>['snapshot'];
interface Offer {
  kind: Schema<'Attachment'>['kind'];
  topics: readonly Topic[];
  title: string;
  subtitle: string;
  drawing: string;
  /** Which record of its kind it is, from 1. */
  n: number;
  figures: readonly (readonly [string, string])[];
}

const offers: readonly Offer[] = [
  {
    kind: 'evaluation',
    topics: ['buying', 'refurb'],
    title: 'Armley terrace, three bedrooms',
    subtitle: 'BRRR · Leeds LS12',
    drawing: 'armley',
    n: 25,
    figures: [
      ['Gross yield', '8.4%'],
      ['ROI', '14.2%'],
      ['Cash flow', '£286 pcm'],
      ['Money left in', '£11,900'],
    ],
  },
  {
    kind: 'listing',
    topics: ['auction', 'buying'],
    title: 'End terrace with a double garage',
    subtitle: 'Guide price £118,000 · Hull HU5',
    drawing: 'hull',
    n: 12,
    figures: [
      ['Guide', '£118,000'],
      ['Est. rent', '£795 pcm'],
      ['Bedrooms', '3'],
      ['EPC', 'D'],
    ],
  },
  {
    kind: 'article',
    topics: ['epc'],
    title: 'From E to C: which measures pay, and in which order',
    subtitle: 'Knowledge base · 6 minutes',
    drawing: 'headingley',
    n: 4,
    figures: [],
  },
  {
    kind: 'evaluation',
    topics: ['hmo'],
    title: 'Six-bed HMO near the university',
    subtitle: 'HMO · Leeds LS6',
    drawing: 'saltaire',
    n: 27,
    figures: [
      ['Gross yield', '12.1%'],
      ['ROI', '17.8%'],
      ['Cash flow', '£1,140 pcm'],
      ['Licence', 'To 2029'],
    ],
  },
  {
    kind: 'article',
    topics: ['tax'],
    title: 'Section 24 with worked numbers',
    subtitle: 'Knowledge base · 9 minutes',
    drawing: 'lounge',
    n: 9,
    figures: [],
  },
  {
    kind: 'listing',
    topics: ['scotland'],
    title: 'Two-bed tenement flat, second floor',
    subtitle: 'Offers over £198,000 · Edinburgh EH6',
    drawing: 'leith',
    n: 205,
    figures: [
      ['Offers over', '£198,000'],
      ['Home Report', '£210,000'],
      ['Est. rent', '£1,350 pcm'],
      ['EPC', 'C'],
    ],
  },
  {
    kind: 'evaluation',
    topics: ['refurb', 'lending'],
    title: 'Ancoats mill apartment',
    subtitle: 'Buy-to-let · Manchester M4',
    drawing: 'ancoats',
    n: 26,
    figures: [
      ['Gross yield', '6.1%'],
      ['Net yield', '4.4%'],
      ['Cash flow', '£92 pcm'],
      ['ICR', '131%'],
    ],
  },
  {
    kind: 'listing',
    topics: ['buying', 'life'],
    title: 'Stone cottage, needs modernisation',
    subtitle: 'Offers in excess of £164,950 · Hebden Bridge HX7',
    drawing: 'hebden',
    n: 48,
    figures: [
      ['Asking', '£164,950'],
      ['Est. rent', '£825 pcm'],
      ['Bedrooms', '2'],
      ['EPC', 'F'],
    ],
  },
];

/** What is shown under a post of this topic, or null when nothing fits. `turn` chooses among what fits. */
export function attachmentFor(topic: Topic, ownerId: number, turn: number): Schema<'Attachment'> | null {
  const fitting = offers.filter((offer) => offer.topics.includes(topic));
  const offer = fitting[turn % Math.max(1, fitting.length)];
  if (offer === undefined) return null;
  const { kind, n, title, subtitle, drawing } = offer;
  const snapshot: Snapshot = {
    title,
    subtitle,
    image: `${ownerId}/media/${drawing}.svg`,
    figures: offer.figures.map(([label, value]) => ({ label, value })),
  };
  return { kind, refId: uuidOf(kind, n), snapshot };
}
