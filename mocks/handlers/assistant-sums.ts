// The sums in Ava's answers. They are worked out here, never made up.
import { formatPounds, formatWholePounds } from '@/lib/money';

export type Nation = 'england' | 'scotland' | 'wales';

/** Lower thresholds in £ and rates in % for a dwelling bought on top of another one. */
const additionalDwelling: Record<'england' | 'scotland', readonly (readonly [from: number, rate: number])[]> =
  {
    // SDLT since 1 April 2025.
    england: [
      [0, 5],
      [125_000, 7],
      [250_000, 10],
      [925_000, 15],
      [1_500_000, 17],
    ],
    // LBTT with the additional dwelling supplement of 8% since 5 December 2024.
    scotland: [
      [0, 8],
      [145_000, 10],
      [250_000, 13],
      [325_000, 18],
      [750_000, 20],
    ],
  };

interface Band {
  slice: number;
  rate: number;
  tax: number;
}

/** Stamp duty of an additional dwelling bought today, in whole £, with its bands. */
export function stampDutyOf(price: number, nation: 'england' | 'scotland'): { tax: number; bands: Band[] } {
  const rows = additionalDwelling[nation];
  const bands = rows.flatMap(([from, rate], index) => {
    const slice = Math.min(price, rows[index + 1]?.[0] ?? Infinity) - from;
    return slice > 0 ? [{ slice, rate, tax: (slice * rate) / 100 }] : [];
  });
  return { tax: Math.round(bands.reduce((sum, { tax }) => sum + tax, 0)), bands };
}

export function nationIn(text: string): Nation {
  if (/scot|glasgow|edinburgh|dundee|aberdeen|lbtt|\bads\b/i.test(text)) return 'scotland';
  return /wales|welsh|cardiff|swansea|newport|\bltt\b/i.test(text) ? 'wales' : 'england';
}

/** The amounts of a question in £: `£180k`, `1,150 pcm`, `£1.2m`. The price is the largest, the rent what is monthly. */
export function amountsIn(text: string): { price: number | undefined; rentPcm: number | undefined } {
  const found = [...text.matchAll(/(£?)\s?(\d[\d,]{0,12}(?:\.\d{1,4})?)\s?(k|m)?\b(?!\s?%)/gi)].map(
    (match) => {
      const factor = { k: 1000, m: 1_000_000 }[match[3]?.toLowerCase() ?? ''] ?? 1;
      const value = Number(match[2]?.replaceAll(',', '')) * factor;
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 14);
      const before = text.slice(Math.max(0, match.index - 12), match.index);
      const isMonthly =
        /^\s*(pcm|p\.?m|a month|per month|\/mo|monthly)/i.test(after) || /rent[^.]*$/i.test(before);
      return { value, isMonthly };
    },
  );
  const rents = found.filter(({ value, isMonthly }) => isMonthly && value >= 100 && value < 20_000);
  const prices = found.filter((each) => !rents.includes(each) && each.value >= 10_000);
  const largest = Math.max(...prices.map(({ value }) => value));
  const small = found.find(({ value }) => value >= 100 && value < 10_000)?.value;
  return {
    price: prices.length > 0 && largest <= 100_000_000 ? largest : undefined,
    rentPcm: rents[0]?.value ?? small,
  };
}

/** A price, its bands and the tax as a Markdown table. */
export function stampDutyTable(price: number, nation: 'england' | 'scotland'): string {
  const { tax, bands } = stampDutyOf(price, nation);
  const rows = bands.map(
    ({ slice, rate, tax: part }) => `| ${formatPounds(slice)} | ${rate}% | ${formatPounds(part)} |`,
  );
  return [
    '| Slice | Rate | Tax |',
    '| ---: | ---: | ---: |',
    ...rows,
    `| **${formatPounds(price)}** | | **${formatWholePounds(tax)}** |`,
  ].join('\n');
}

/** A yearly return on a price in %, two decimals. */
export const yieldOf = (rentPcm: number, price: number) => ((rentPcm * 12 * 100) / price).toFixed(2);
