import { isLikelyDay } from '@/lib/dates/calendar-day';
import { readDay } from '@/lib/dates/day-text';
import { numberText, poundsText, readNumber, readPounds } from '@/lib/money/amount-text';
import { amountProblem } from '@/lib/money/reading/amount-problem';
import { isToThePenny, sumOf, toHundredths } from '@/lib/money/pence';
import { formatPounds } from '@/lib/money/money';
import { feeOfGross, feeOfPercent, type AgentFee } from '@/lib/portfolio/agent-fee';
import type { FieldErrors } from '@/ui/form/use-form';
import type { Schemas } from '@/api/contract';
import type { Category, Transaction } from '../transaction';

/** A transaction as it is typed. */
export interface TransactionValues {
  direction: Transaction['direction'];
  date: string;
  description: string;
  amount: string;
  category: Category;
  propertyId: string;
  /** Whether an agent collected the rent and kept a fee. */
  isAgent: boolean;
  /** The rent before the fee; empty where it follows from the percentage. */
  gross: string;
  percent: string;
  isConfirmed: boolean;
  /** Whether what a payment leaves of a rent stays owed. */
  isRestKept: boolean;
}

const most = 100_000_000;

export function valuesOf(row: Transaction, isElsewhere: boolean): TransactionValues {
  const { direction, date, description, amount, category, propertyId, gross, fee } = row;
  return {
    direction,
    date,
    description,
    amount: poundsText(amount),
    category,
    propertyId: isElsewhere ? '' : (propertyId ?? ''),
    isAgent: gross !== null && fee !== null,
    gross: poundsText(gross),
    percent: gross !== null && fee !== null && gross > 0 ? numberText(toHundredths((fee / gross) * 100)) : '',
    // What is not due yet cannot have been paid.
    isConfirmed: row.status !== 'expected',
    isRestKept: true,
  };
}

/** £ above nothing, to the penny; null for what is none. */
export function amountOf(text: string): number | null {
  const read = readPounds(text);
  const isAmount = typeof read === 'number' && read > 0 && read <= most && isToThePenny(read);
  return isAmount ? toHundredths(read) : null;
}

/** What is typed of an agent's fee; null while it makes no sense. */
export function agentOf(values: Pick<TransactionValues, 'amount' | 'gross' | 'percent'>): AgentFee | null {
  const received = amountOf(values.amount);
  if (received === null) return null;
  const gross = amountOf(values.gross);
  if (gross !== null) return feeOfGross(received, gross);
  const percent = readNumber(values.percent.replace('%', ''));
  return typeof percent === 'number' ? feeOfPercent(received, percent) : null;
}

/** Whether it is rent that an agent may have collected. */
export const canHaveAgent = ({
  direction,
  category,
}: Pick<TransactionValues, 'direction' | 'category'>): boolean => direction === 'in' && category === 'rent';

/** What is wrong with an agent’s fee, at the field that was typed in. */
function agentErrors(values: TransactionValues): FieldErrors<TransactionValues> {
  const percent = readNumber(values.percent.replace('%', ''));
  if (percent !== 'blank' && values.gross.trim() === '') {
    const isFit = typeof percent === 'number' && feeOfPercent(1, percent) !== null;
    return isFit ? {} : { percent: 'Enter a percentage from 0 to less than 100, such as 12' };
  }
  return agentOf(values) === null
    ? {
        gross:
          'Enter either the rent before the fee (no less than the amount received) or the agent’s fee as a percentage',
      }
    : {};
}

function dateProblem(text: string, today: string): string | undefined {
  const day = readDay(text);
  if (day === null) return 'Enter a date, such as 13/05/2026';
  return isLikelyDay(day, today) ? undefined : 'Check the year of the date';
}

/** What is wrong, by field. @param today ISO day in London */
export function transactionErrors(values: TransactionValues, today: string): FieldErrors<TransactionValues> {
  const hasAgent = values.isAgent && canHaveAgent(values);
  return {
    date: dateProblem(values.date, today),
    description: values.description.trim() === '' ? 'Enter a description' : undefined,
    amount: amountProblem(readPounds(values.amount), {
      min: 0.01,
      max: most,
      text: 'Enter an amount, such as £1,080',
    }),
    ...(hasAgent && agentErrors(values)),
  };
}

/** What is sent. A property that was changed takes the tenancy and mortgage of the other one away. */
export function bodyOf(row: Transaction, values: TransactionValues): Schemas['TransactionUpdate'] {
  const { date, description, category, propertyId, isAgent, isConfirmed } = values;
  const agent = isAgent && canHaveAgent(values) ? agentOf(values) : null;
  const isMoved = propertyId !== (row.propertyId ?? '');
  return {
    date: readDay(date) ?? date,
    description: description.trim(),
    amount: amountOf(values.amount) ?? row.amount,
    category,
    ...(isMoved && { propertyId: propertyId || null, tenancyId: null, mortgageId: null }),
    gross: agent?.gross ?? null,
    fee: agent?.fee ?? null,
    ...(row.splits.length > 0 && amountOf(values.amount) !== row.amount && { splits: [] }),
    ...(isConfirmed && { status: 'confirmed' as const }),
  };
}

/** An empty form. What it is for is mostly an expense: rent comes by itself. */
export const newValues = (today: string): TransactionValues => ({
  direction: 'out',
  date: today,
  description: '',
  amount: '',
  category: 'repairs',
  propertyId: '',
  isAgent: false,
  gross: '',
  percent: '',
  isConfirmed: true,
  isRestKept: true,
});

/** What is sent of a new one. Without a status the server takes it as confirmed, or as expected when its day is to come. */
export function newBody(values: TransactionValues): Schemas['NewTransaction'] {
  const { direction, date, description, category, propertyId, isAgent } = values;
  const agent = isAgent && canHaveAgent(values) ? agentOf(values) : null;
  return {
    direction,
    date: readDay(date) ?? date,
    description: description.trim(),
    amount: amountOf(values.amount) ?? 0,
    category,
    propertyId: propertyId || null,
    ...(agent && { gross: agent.gross, fee: agent.fee }),
  };
}

/** One part of a split as it is typed. */
export interface PartValues {
  amount: string;
  category: Category;
  propertyId: string;
}

/** What the parts leave of the whole, £: below 0 where they come to more. Parts that are no amounts count as nothing. */
export const leftOf = (amount: number, parts: readonly PartValues[]): number =>
  toHundredths(amount - sumOf(parts.map((part) => amountOf(part.amount) ?? 0)));

/** What is wrong with the parts; undefined when they come to the whole. */
export function partsError(amount: number, parts: readonly PartValues[]): string | undefined {
  if (parts.length < 2) return 'Enter at least two parts';
  if (parts.some((part) => amountOf(part.amount) === null)) return 'Enter an amount for each part';
  const left = leftOf(amount, parts);
  if (left === 0) return undefined;
  return left > 0
    ? `${formatPounds(left)} is left to assign`
    : `The parts are ${formatPounds(-left)} more than ${formatPounds(amount)}`;
}
