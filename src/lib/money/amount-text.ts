import { readFigure } from './reading/figure';
import { withMinus } from '@/lib/money/minus';

/** `blank` for nothing but spaces, `unreadable` for what is no amount of the kind. */
export type ReadAmount = number | 'blank' | 'unreadable';

/** Pounds as people write and paste them: `£180k`, `1,150`, `1.2m`, `£1,150.50 pcm`, `−500`, `(500)`. */
export function readPounds(text: string): ReadAmount {
  const bare = squeezed(text)
    .replace(/gbp|£/g, '')
    .replace(/(pcm|pm|p\.m\.|pa|p\.a\.|\/month|\/mo|\/year|\/yr|permonth|peryear|ayear|amonth)$/, '');
  return read(bare, text);
}

/** Per cent: `75%`, `75`, `5.25 %`, `75 per cent`. Pounds are none. */
export function readPercent(text: string): ReadAmount {
  const bare = squeezed(text).replace(/(%|percent|pc)$/, '');
  return /[kmn]$/.test(bare) ? 'unreadable' : read(bare, text);
}

/** A plain number with an optional word after it: `25`, `25 years`, `3.2 nights`, `12.4 m²`. */
export function readNumber(text: string): ReadAmount {
  const bare = squeezed(text).replace(/(years?|yrs?|months?|nights?|m²|m2|sqm)$/, '');
  return /[kmn]$/.test(bare) ? 'unreadable' : read(bare, text);
}

const squeezed = (text: string) => text.replace(/[\s\u00a0\u202f]/g, '').toLowerCase();

function read(bare: string, whole: string): ReadAmount {
  if (whole.trim() === '') return 'blank';
  const bracketed = /^\((.+)\)$/.exec(bare);
  const [, sign = '', figure = ''] = /^([-−–]?)(.*)$/.exec(bracketed?.[1] ?? bare) ?? [];
  const size = readFigure(figure);
  if (size === null) return 'unreadable';
  return (sign !== '' || bracketed ? -size : size) + 0;
}

const pounds = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});
const bare = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 4, useGrouping: false });

/** An amount of pounds as an input shows it: `180,000`, `590.60`, `−500`; nothing for none. */
export const poundsText = (value: number | null): string =>
  value === null ? '' : withMinus(pounds.format(value));

/** A number or percentage as an input shows it: `5.25`; nothing for none. */
export const numberText = (value: number | null): string =>
  value === null ? '' : withMinus(bare.format(value));
