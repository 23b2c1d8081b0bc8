// What a lender or an accountant is shown of a home: no tenant by name, no account, no file.
import { profitAndLoss } from '@/lib/ledger/profit-and-loss';
import { taxYearRange } from '@/lib/ledger/tax-year';
import { partsOf } from '@/lib/ledger/transaction-parts';
import { toHundredths } from '@/lib/money/pence';
import { renewalStatus } from '@/lib/renewals/renewal-status';
import { authorView } from '../../../engine/answers/views';
import type { Schema } from '../../../engine/contract/contract';
import type { Database, Row } from '../../../engine/db/database';
import { propertyViews } from '../properties/views';
import { isRunning } from '../summary/portfolio-lets';
import { tenancyView } from '../tenancies/tenancy-view';

type Property = Readonly<Row<'property'>>;
type Pack = Schema<'PropertyPack'>;
type Category = Pack['books'][number]['category'];

/** The pack of a home as it stands on `today`. */
export function packView(
  db: Database,
  property: Property,
  { reader, taxYear, expiresAt }: Readonly<Row<'propertyPackLink'>>,
  today: string,
): Pack {
  const isLender = reader === 'lender';
  const ledger = ledgerOf(db, property, taxYear);
  const books = profitAndLoss(ledger, property.id);
  return {
    reader,
    taxYear,
    expiresAt,
    owner: authorView(db, property.ownerId),
    property: homeOf(db, property, today),
    mortgages: db.mortgage
      .by('ownerId', property.ownerId)
      .filter(({ propertyId }) => propertyId === property.id)
      .map(({ lender, balance, balanceAt, rate, fixEnds, termEnds, method, monthlyPayment }) => ({
        lender,
        balance,
        balanceAt,
        rate,
        fixEnds,
        termEnds,
        method,
        monthlyPayment,
      })),
    tenancies: isLender ? tenanciesOf(db, property, today) : [],
    certificates: isLender ? certificatesOf(db, property, today) : [],
    // The keys of the books are categories of transactions.
    books: [...books.categories].map(([category, sums]) => ({ category: category as Category, ...sums })),
    profit: toHundredths(books.profit.in - books.profit.out),
    lines: isLender ? [] : linesOf(ledger, property.id),
  };
}

function homeOf(db: Database, property: Property, today: string): Pack['property'] {
  const { fullAddress, owners, tenure, titleNumber, bedrooms, epcRating, purchaseDate, purchasePrice } =
    propertyViews(db, property.ownerId, today)(property);
  const { purchaseCosts, currentValue, valuedAt, leaseExpiry } = property;
  return {
    fullAddress,
    owners,
    tenure,
    titleNumber,
    bedrooms,
    epcRating,
    purchaseDate,
    purchasePrice,
    purchaseCosts,
    currentValue,
    valuedAt,
    leaseExpiry,
  };
}

const tenanciesOf = (db: Database, { id, ownerId }: Property, today: string): Pack['tenancies'] =>
  db.tenancy
    .by('ownerId', ownerId)
    .filter((row) => row.propertyId === id && isRunning(row))
    .map((row) => {
      const { type, startDate, endDate, rentPcm, deposit, arrears } = tenancyView(db, row, today);
      return { type, startDate, endDate, rentPcm, deposit, arrears };
    });

const certificatesOf = (db: Database, { id, ownerId }: Property, today: string): Pack['certificates'] =>
  db.renewalDate
    .sortedBy('ownerId', ownerId, 'dueOn')
    .filter(({ propertyId, kind, notApplicable }) => {
      return propertyId === id && kind !== 'mortgage_fix' && !notApplicable;
    })
    .map((row) => ({ kind: row.kind, name: row.name, status: renewalStatus(row, today), dueOn: row.dueOn }));

/** The transactions of the tax year that count, oldest first. */
function ledgerOf(db: Database, { ownerId }: Property, taxYear: string) {
  const { from, to } = taxYearRange(taxYear) ?? { from: '', to: '' };
  return db.transaction
    .sortedBy('ownerId', ownerId, 'date')
    .filter(({ date, status }) => date >= from && date <= to && status !== 'void');
}

const linesOf = (ledger: readonly Readonly<Row<'transaction'>>[], propertyId: string): Pack['lines'] =>
  ledger.flatMap((row) =>
    partsOf(row)
      .filter((part) => part.propertyId === propertyId)
      .map(({ direction, amount, category }) => ({
        date: row.date,
        description: row.description,
        // A part has a category of transactions.
        category: category as Category,
        in: direction === 'in' ? amount : null,
        out: direction === 'out' ? amount : null,
      })),
  );
