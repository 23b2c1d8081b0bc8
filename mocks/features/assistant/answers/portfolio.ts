// What Ava says of a member's homes as a whole: the totals that the portfolio's own list tells.
import { formatWholePounds } from '@/lib/money/money';
import type { Schema } from '../../../engine/contract/contract';
import { listed } from '../reading/deal';

/** The totals of all homes of a member; without a home there are none. */
export type MyPortfolio = Schema<'PropertySummary'> | undefined;

/** Whether a question is about all homes of the one who asks; in small letters. */
export const isOfPortfolio = (text: string): boolean =>
  /\b(?:my|our) (?:whole |property |entire )?portfolio\b/.test(text) ||
  /\b(?:my|our) (?:homes|properties|lets)\b.*\b(?:doing|perform|worth|earn|make|bring|yield|owe)/.test(
    text,
  ) ||
  /\bhow (?:are|do) (?:my|our) (?:homes|properties|lets)\b/.test(text);

const percent = (value: number) => `${value.toFixed(2)}%`;
const shownGaps = 3;
const fieldNames = { value: 'the value', rent: 'the rent', income: 'the income of 12 months' } as const;

/** Which homes the totals do not know everything of. */
function gapsOf(missing: Schema<'PropertySummary'>['missing']): string {
  if (missing.length === 0) return '';
  const lines = missing
    .slice(0, shownGaps)
    .map(
      ({ fullAddress, fields }) => `- ${listed(fields.map((field) => fieldNames[field]))} of ${fullAddress}`,
    );
  const rest = missing.length - shownGaps;
  const more = rest > 0 ? `\n- and the same for ${rest} more` : '';
  return `\n\nI don’t know these yet, so they aren’t included:\n\n${lines.join('\n')}${more}`;
}

/** The answer to how a portfolio does, in Markdown. */
export function portfolioAnswer(portfolio: MyPortfolio): string {
  if (portfolio === undefined || portfolio.properties === 0) {
    return 'There are no properties in your portfolio yet, so I can’t say how it’s doing. I can tell you about your [evaluations](/property-evaluations): ask me “How does my deal look?”.';
  }
  const { properties, valuedProperties, arrears, renewalsIn12Months } = portfolio;
  const rows: readonly (readonly [string, string | null])[] = [
    ['Value', valuedProperties === 0 ? null : formatWholePounds(portfolio.value)],
    ['Debt', formatWholePounds(portfolio.debt)],
    ['Equity in valued properties', valuedProperties === 0 ? null : formatWholePounds(portfolio.equity)],
    ['Loan to value of valued properties', portfolio.ltv === null ? null : percent(portfolio.ltv)],
    ['Monthly rent', formatWholePounds(portfolio.rentPcm)],
    [
      'Monthly cash flow, last 12 months',
      portfolio.netCashFlowPcm === null ? null : formatWholePounds(portfolio.netCashFlowPcm),
    ],
    ['Gross yield on value', portfolio.grossYield === null ? null : percent(portfolio.grossYield)],
    ['Net yield on value', portfolio.netYield === null ? null : percent(portfolio.netYield)],
    ['Let', portfolio.occupancyPct === null ? null : percent(portfolio.occupancyPct)],
  ];
  const homes = properties === 1 ? '**1 property**' : `**${properties} properties**`;
  const watch = [
    ...(arrears > 0 ? [`**${formatWholePounds(arrears)}** in rent arrears`] : []),
    ...(renewalsIn12Months > 0
      ? [
          `**${renewalsIn12Months}** ${renewalsIn12Months === 1 ? 'date is' : 'dates are'} due for renewal within twelve months`,
        ]
      : []),
  ];
  return `Your portfolio of ${homes}, of which ${valuedProperties} ${valuedProperties === 1 ? 'has' : 'have'} a value, from what you’ve entered:

| Figure | Now |
| --- | ---: |
${rows.map(([name, value]) => `| ${name} | ${value ?? 'not known'} |`).join('\n')}${watch.length > 0 ? `\n\nNeeds attention: ${listed(watch)}.` : ''}${gapsOf(portfolio.missing)}

I only see what you’ve entered, not what homes sell for today.`;
}
