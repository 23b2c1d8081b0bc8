// What seeded messages carry: a line may begin with `#kind name|`, then what is written beside it.
import type { Schema } from '../contract';
import { uuidOf } from '../db/document-table';

type Snapshot = Schema<'Snapshot'>;

const directive = /^#(\w+) ([^|]+)\|([\s\S]*)$/;

/** The words of a line. */
export const textOf = (said: string) => directive.exec(said)?.[3] ?? said;

/** The attachment of a line, or none. */
export function attachmentsIn(said: string, senderId: number): Schema<'ChatAttachment'>[] {
  const [, kind, name = ''] = directive.exec(said) ?? [];
  switch (kind) {
    case 'image':
      return [fileOf('image', senderId, name, name, 'image/svg+xml')];
    case 'document':
      return [fileOf('document', senderId, `sample-${name}.pdf`, `${titled(name)}.pdf`, 'application/pdf')];
    case 'evaluation':
    case 'listing':
    case 'contact': {
      const snapshot = cards.get(`${kind} ${name}`);
      return snapshot ? [{ kind, refId: uuidOf(kind, Number(name)), snapshot }] : [];
    }
    default:
      return [];
  }
}

const fileOf = (
  kind: 'image' | 'document',
  ownerId: number,
  file: string,
  name: string,
  mime: string,
): Schema<'ChatFile'> => ({
  kind,
  ownerId,
  file,
  name,
  mime,
  size: 41_000 + name.length * 3711,
  alt: kind === 'image' ? `${titled(name.replace(/\.\w+$/, ''))}, as it is today` : '',
});

const titled = (name: string) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

const figures = (...pairs: readonly (readonly [string, string])[]): Snapshot['figures'] =>
  pairs.map(([label, value]) => ({ label, value }));

const cards = new Map<string, Snapshot>([
  [
    'evaluation 3',
    {
      title: 'Armley through-terrace, three bedrooms',
      subtitle: 'BRRR · Leeds LS12',
      image: '2/media/armley.svg',
      figures: figures(
        ['Gross yield', '8.2%'],
        ['ROI', '13.6%'],
        ['Cash flow', '£271 pcm'],
        ['Money left in', '£9,400'],
      ),
    },
  ],
  [
    'evaluation 7',
    {
      title: 'Two-bed end terrace, Salford',
      subtitle: 'Flip · Salford M6',
      image: '42/media/salford.svg',
      figures: figures(['Profit', '£21,800'], ['Profit on cost', '11.9%'], ['Months', '7']),
    },
  ],
  [
    'listing 12',
    {
      title: 'Lot 47: three-bed mid terrace, in need of modernisation',
      subtitle: 'Guide price £85,000 · Liverpool L4',
      image: '27/media/liverpool.svg',
      figures: figures(['Guide', '£85,000'], ['Est. rent', '£775 pcm'], ['Bedrooms', '3'], ['EPC', 'E']),
    },
  ],
  [
    'contact 3',
    {
      title: 'Aire Valley Electrical',
      subtitle: 'Electrician · Leeds',
      image: null,
      figures: figures(['Phone', '0113 496 0182']),
    },
  ],
]);
