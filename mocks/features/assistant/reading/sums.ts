// The sums in Ava's answers. They are worked out here, never made up.
import { formatPounds, formatWholePounds } from '@/lib/money/money';
import { regionOfNation } from '@/lib/stamp-duty/region';
import { stampDuty, type BandShare } from '@/lib/stamp-duty/stamp-duty';

export type Nation = 'england' | 'scotland' | 'wales';

/**
 * Stamp duty of an additional dwelling, in whole £, with the bands that it touches.
 * @param day the day of purchase, ISO
 */
export function stampDutyOf(
  price: number,
  nation: 'england' | 'scotland',
  day: string,
): { tax: number; bands: readonly BandShare[] } {
  const due = stampDuty(price, regionOfNation(nation), day);
  return { tax: due?.amount ?? 0, bands: due?.bands.filter(({ slice }) => slice > 0) ?? [] };
}

export function nationIn(text: string): Nation {
  if (/scot|glasgow|edinburgh|leith|dundee|aberdeen|inverness|stirling|lbtt|\bads\b/i.test(text))
    return 'scotland';
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
export function stampDutyTable(price: number, nation: 'england' | 'scotland', day: string): string {
  const { tax, bands } = stampDutyOf(price, nation, day);
  const rows = bands.map(
    ({ slice, rate, tax: part }) => `| ${formatPounds(slice)} | ${rate}% | ${formatPounds(part)} |`,
  );
  return [
    '| Amount in band | Rate | Tax |',
    '| ---: | ---: | ---: |',
    ...rows,
    `| **${formatPounds(price)}** | | **${formatWholePounds(tax)}** |`,
  ].join('\n');
}

/** A yearly return on a price in %, two decimals. */
export const yieldOf = (rentPcm: number, price: number) => ((rentPcm * 12 * 100) / price).toFixed(2);
