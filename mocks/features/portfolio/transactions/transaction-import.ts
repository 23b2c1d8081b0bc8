import { isLikelyDay } from '@/lib/dates/calendar-day';
import { toHundredths } from '@/lib/money/pence';
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import { FieldProblems } from '../../../engine/requests/field-problems';
import type { Call } from '../../../engine/answers/operation';
import { addOwn } from '../../../engine/answers/owned';
import { todayOf } from '../day';
import { checkReference } from '../references';
import { blankTransaction } from './transaction-blank';
import { placed, unlikelyDayProblem } from './transaction-rules';

type Imported = Schema<'ImportedTransaction'>;
type Suggestion = Pick<Row<'transaction'>, 'category' | 'propertyId' | 'tenancyId' | 'confidence'>;

const sureOfLike = 0.9;
const unsure = 0.3;
const keyOf = ({ direction, description }: Pick<Imported, 'direction' | 'description'>) =>
  `${direction} ${description.trim().toLowerCase()}`;

/** What earlier transactions of the same words were, the latest of each. */
function learnt(call: Call): ReadonlyMap<string, Readonly<Row<'transaction'>>> {
  const mine = call.world.db.transaction.sortedBy('ownerId', call.me().id, 'date');
  return new Map(
    mine.flatMap((row) =>
      row.status === 'confirmed' || row.status === 'reconciled' ? [[keyOf(row), row]] : [],
    ),
  );
}

function suggestionFor(row: Imported, known: Readonly<Row<'transaction'>> | undefined): Suggestion {
  const guess = known ?? { category: row.direction === 'in' ? 'other_income' : 'other_expense' };
  return {
    category: row.category ?? guess.category,
    propertyId: row.propertyId ?? known?.propertyId ?? null,
    tenancyId: row.tenancyId ?? known?.tenancyId ?? null,
    confidence: row.category === undefined ? (known ? sureOfLike : unsure) : null,
  };
}

/** Adds the rows of a statement that are not known yet. Throws 422 when one names a home or tenancy that is not mine, or a year that can’t be. */
export function importRows(call: Call, rows: readonly Imported[]): Schema<'TransactionImport'> {
  const { db } = call.world;
  const me = call.me();
  const problems = new FieldProblems();
  const today = todayOf(call);
  rows.forEach((row, index) => {
    problems.when(!isLikelyDay(row.date, today), `rows.${index}.date`, unlikelyDayProblem);
    checkReference(call, problems, `rows.${index}.propertyId`, 'property', row.propertyId);
    checkReference(call, problems, `rows.${index}.tenancyId`, 'tenancy', row.tenancyId);
  });
  problems.refuse();
  const earlier = learnt(call);
  let added = 0;
  for (const row of rows) {
    const isKnown = db.transaction.by('importHash', row.importHash).some(({ ownerId }) => ownerId === me.id);
    if (isKnown) continue;
    const draft = {
      ...blankTransaction,
      ...row,
      ...suggestionFor(row, earlier.get(keyOf(row))),
      amount: toHundredths(row.amount),
      status: 'outstanding' as const,
      source: 'import' as const,
    };
    addOwn(call, db.transaction, placed(call, draft));
    added += 1;
  }
  return { added, skipped: rows.length - added };
}
