import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import type { OperationsOf } from '../../../engine/answers/operation';
import { addOwn, changeOwn, ownRow } from '../../../engine/answers/owned';
import { paged } from '../../../engine/answers/paging';
import { todayOf } from '../day';
import { homesOf } from '../properties/list';
import { raiseDue } from './recurring-due';
import { blankTransaction } from './transaction-blank';
import { matching, totalsOf } from './transaction-filter';
import { importRows } from './transaction-import';
import { completed, placed, refuseBrokenTransaction, refuseTransactionMove } from './transaction-rules';
import { conflict } from '../../../engine/requests/refusal';

type Transaction = Row<'transaction'>;
/** The fields without which a single one is refused by the contract. */
type Single = Schema<'NewTransaction'> &
  Pick<Transaction, 'date' | 'direction' | 'amount' | 'category' | 'description'>;

const pageSize = 50;

/** Fields a reconciled one may change: taking the reconciliation back. */
const isReopening = (body: Schema<'TransactionUpdate'>) => body.status === 'confirmed';
const isOnlyStatus = ({ status: _, updatedAt: __, ...rest }: Schema<'TransactionUpdate'>) =>
  Object.keys(rest).length === 0;

/** A suggestion that was changed or confirmed by a person is one no longer. */
const isDecided = (body: Schema<'TransactionUpdate'>) =>
  body.category !== undefined || body.propertyId !== undefined || body.status === 'confirmed';

export const transactionOperations = {
  listTransactions(call) {
    const me = call.me();
    raiseDue(call);
    const wanted = call.filters();
    const { sort = '-date', perPage = pageSize } = wanted;
    const order = sort.endsWith('date') ? 'date' : 'amount';
    const homes = homesOf(call.world.db, me.id, wanted);
    const rows = matching(call.world.db.transaction.sortedBy('ownerId', me.id, order), wanted, homes);
    if (sort.startsWith('-')) rows.reverse();
    const page = paged(call, rows, perPage, (row) => row);
    return { status: 200, body: { ...page, totals: page.page === 1 ? totalsOf(rows, wanted, homes) : null } };
  },

  async createTransaction(call) {
    call.me();
    const { rows, ...body } = await call.body();
    if (rows) return { status: 201, body: importRows(call, rows) };
    // The contract demands these of a body without rows; a type cannot say so.
    const single = body as Single;
    const status = single.status ?? (single.date > todayOf(call) ? 'expected' : 'confirmed');
    const draft = completed(
      placed(call, { ...blankTransaction, ...single, status, source: 'manual' }),
      single,
    );
    refuseBrokenTransaction(call, draft);
    return { status: 201, body: addOwn(call, call.world.db.transaction, draft) };
  },

  async updateTransaction(call) {
    const { transaction: table } = call.world.db;
    const row = ownRow(call, table, 'transaction');
    const body = await call.body();
    if (row.status === 'reconciled' && !isReopening(body) && !isOnlyStatus(body)) {
      throw conflict('This transaction is reconciled. Unreconcile it before you change it');
    }
    refuseTransactionMove(row.status, body.status ?? row.status);
    const { id: _, ownerId: __, createdAt: ___, updatedAt: ____, ...known } = row;
    const { updatedAt, ...given } = body;
    const whole = { ...known, ...given, ...(isDecided(body) && { confidence: null }) };
    const draft = completed(placed(call, whole), body);
    refuseBrokenTransaction(call, draft);
    return { status: 200, body: changeOwn(call, table, row, { ...draft, updatedAt }) };
  },

  deleteTransaction(call) {
    const { transaction: table } = call.world.db;
    const row = ownRow(call, table, 'transaction');
    if (row.status === 'reconciled') throw conflict('You can’t delete a reconciled transaction');
    table.remove(row.id);
    return { status: 204 };
  },
} satisfies OperationsOf<
  'listTransactions' | 'createTransaction' | 'updateTransaction' | 'deleteTransaction'
>;
