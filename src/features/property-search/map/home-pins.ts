import type { Schemas } from '@/api/contract';
import type { MapPin } from '@/lib/map/cluster';
import { formatPoundsCompact, formatWholePounds } from '@/lib/money/money';

type Found = Schemas['ListingPins'];
type Located = Pick<Schemas['ListingPin'], 'id' | 'lat' | 'lng' | 'price' | 'status' | 'saved'>;

const isLet = (status: Located['status']) => status === 'to_rent' || status === 'let_agreed';
const isGone = (status: Located['status']) =>
  status === 'under_offer' || status === 'sstc' || status === 'let_agreed' || status === 'sold';

/** A home as it stands on the map: a compact price to buy at, a rent to the pound. */
export function pinOf({ id, lat, lng, price, status, saved }: Located): MapPin {
  return {
    id,
    lat,
    lng,
    // Written when it is drawn: most of thousands lie in a cluster.
    get text() {
      return isLet(status) ? formatWholePounds(price) : formatPoundsCompact(price);
    },
    get name() {
      const whole = formatWholePounds(price);
      // A name holds what is seen outside brackets, so that it can be said to a computer (WCAG 2.5.3).
      return `Home for ${this.text}${isLet(status) ? ' pcm' : ''}${this.text === whole ? '' : ` (${whole})`}${saved ? ', saved' : ''}`;
    },
    ...(saved ? { tone: 'saved' as const } : isGone(status) ? { tone: 'quiet' as const } : {}),
  };
}

/** What a map shows of an answer: every home, or how many there are where. */
export const pinsOf = ({ pins, cells }: Found): MapPin[] => [
  ...pins.map(pinOf),
  ...cells.map(({ lat, lng, count }) => ({ id: `${lat},${lng}`, lat, lng, count, text: '', name: '' })),
];
