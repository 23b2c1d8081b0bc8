/** `blank` for nothing but spaces, `unreadable` for what is no amount of the kind. */
export type ReadAmount = number | 'blank' | 'unreadable';

const units: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mn: 1e6, bn: 1e9 };
/** Thousands are either all marked, or none: `1,15` may be meant in two ways and is neither. */
const amount = /^([-−–]?)(\d{1,3}(?:,\d{3})+|\d+)?(\.\d+)?(k|mn?|bn)?$/;

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
  const parts = amount.exec(bracketed?.[1] ?? bare);
  if (parts === null) return 'unreadable';
  const [, sign = '', digits, fraction, unit] = parts;
  if (digits === undefined && fraction === undefined) return 'unreadable';
  const size =
    Number(`${digits?.replaceAll(',', '') ?? 0}${fraction ?? ''}`) * (unit ? (units[unit] ?? 1) : 1);
  if (!Number.isFinite(size)) return 'unreadable';
  // A tenth of a penny is no money, and 1.15 × 1,000 would be 1149.9999….
  const exact = unit ? Math.round(size * 1000) / 1000 : size;
  return (sign !== '' || bracketed ? -exact : exact) + 0;
}

const plain = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const bare = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 4, useGrouping: false });

/** An amount of pounds as an input shows it: `180,000`, `590.63`, `−500`; nothing for none. */
export const poundsText = (value: number | null): string =>
  value === null ? '' : plain.format(value).replace('-', '−');

/** A number or percentage as an input shows it: `5.25`; nothing for none. */
export const numberText = (value: number | null): string =>
  value === null ? '' : bare.format(value).replace('-', '−');
