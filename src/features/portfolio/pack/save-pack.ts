import type { Schemas } from '@/api/contract';
import { failureText } from '@/api/errors';
import { readOnce } from '@/api/queries';
import { londonDay } from '@/lib/dates/calendar-day';
import { profitAndLoss } from '@/lib/ledger/profit-and-loss';
import { toHundredths } from '@/lib/money/pence';
import { renewalName } from '@/lib/renewals/renewal-names';
import { statusWords } from '@/lib/renewals/renewal-text';
import { safeFileName } from '@/lib/files/file-name';
import { saveBlob } from '@/ui/file/save-file';
import { csvHead, csvLines } from '../money/export/transaction-csv';
import { categories, statuses, type Category } from '../money/transaction';
import { packPage } from './pack-page';
import type { Reader } from './pack-sections';

interface PagesOf<Row> {
  data: readonly Row[];
  totalPages: number;
}

/** Every row of a list, its pages read one after the other. */
async function every<Row>(readPage: (page: number) => Promise<PagesOf<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await readPage(page);
    rows.push(...answer.data);
    last = answer.totalPages;
  }
  return rows;
}

const namesOf = (all: readonly { value: string; label: string }[]) =>
  Object.fromEntries(all.map(({ value, label }) => [value, label]));

/**
 * Saves the pack of a property as one ZIP, everything read afresh: its page, for a lender the certificates, for an accountant the
 * transactions of the year. Answers what went wrong, or null.
 * @param year `2025-26`
 */
export async function savePack(
  property: Schemas['Property'],
  reader: Reader,
  year: string,
): Promise<string | null> {
  const { id, addressLine1, fullAddress } = property;
  const isLender = reader === 'lender';
  try {
    const [mortgages, tenancies, ledger, renewals, documents, { zipDocuments }] = await Promise.all([
      every((page) => readOnce('/mortgages', { query: { propertyId: id, page } })),
      every((page) =>
        readOnce('/tenancies', { query: { propertyId: id, status: ['current', 'ending'], page } }),
      ),
      every((page) =>
        readOnce('/transactions', { query: { propertyId: id, taxYear: year, perPage: 1000, page } }),
      ),
      isLender ? every((page) => readOnce('/renewal-dates', { query: { propertyId: id, page } })) : [],
      isLender ? every((page) => readOnce('/documents', { query: { propertyId: id, page } })) : [],
      import('@/entities/document/zip-documents'),
    ]);
    const certificates = renewals
      .filter(({ kind, notApplicable }) => kind !== 'mortgage_fix' && !notApplicable)
      .map((row, index) => {
        const title = row.name ?? renewalName(row.kind);
        const document = documents.find((each) => each.id === row.documentId);
        const number = String(index + 1).padStart(2, '0');
        return {
          title,
          status: statusWords[row.status],
          dueOn: row.dueOn,
          fileName: document ? safeFileName(`${number} ${title} - ${document.name}`) : null,
          document,
        };
      });
    const { categories: sums, profit } = profitAndLoss(ledger, id);
    const facts = {
      property,
      mortgages,
      tenancies,
      certificates,
      // The keys of the books are categories of transactions.
      books: [...sums].map(([category, each]) => ({ category: category as Category, ...each })),
      profit: toHundredths(profit.in - profit.out),
      year,
    };
    const page = packPage(reader, facts, londonDay(new Date()));
    const lines = csvLines(ledger, {
      homes: { [id]: fullAddress },
      categories: namesOf(categories),
      statuses: namesOf(statuses),
      property: id,
    });
    const pack = await zipDocuments(
      certificates.flatMap(({ document, fileName }) =>
        document && fileName !== null ? { document, fileName } : [],
      ),
      {
        'Summary.html': page,
        ...(!isLender && { [`Transactions ${year}.csv`]: csvHead() + lines }),
      },
    );
    saveBlob(`${safeFileName(addressLine1)} for ${isLender ? 'lender' : `accountant ${year}`}.zip`, pack);
    return null;
  } catch (error) {
    return error instanceof Error && error.name === 'MissingDocumentError'
      ? failureText(`Couldn’t load ${error.message}`, error.cause)
      : failureText('Couldn’t create the pack', error);
  }
}
