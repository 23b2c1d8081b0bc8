// What an evidence pack holds: the certificates of a property, and a page that sums them up.
import type { Schemas } from '@/api/contract';
import { shortDay } from '@/lib/dates/day-text';
import { safeFileName } from '@/lib/files/file-name';
import { escaped, htmlPage } from '@/lib/files/html-page';
import { renewalName } from '@/lib/renewals/renewal-names';
import { statusWords } from '@/lib/renewals/renewal-text';

type Renewal = Schemas['RenewalDate'];
type Document = Schemas['PortfolioDocument'];

export interface PackItem {
  title: string;
  status: string;
  /** ISO day, or null where there is none. */
  dueOn: string | null;
  reference: string | null;
  /** Why it does not apply. */
  reason: string | null;
  /** The certificate and what it is called in the pack; null where there is none. */
  certificate: { document: Document; fileName: string } | null;
}

const nameOf = ({ name, kind }: Pick<Renewal, 'name' | 'kind'>) => name ?? renewalName(kind);

/** What belongs into the pack of a property, by name; each certificate is numbered like its line of the summary. */
export function packItems(renewals: readonly Renewal[], documents: readonly Document[]): PackItem[] {
  const byId = new Map(documents.map((each) => [each.id, each]));
  return renewals
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en-GB') || a.id.localeCompare(b.id))
    .map((row, index) => {
      const document = byId.get(row.documentId ?? '');
      const title = nameOf(row);
      const number = String(index + 1).padStart(2, '0');
      return {
        title,
        status: statusWords[row.status],
        dueOn: row.notApplicable ? null : row.dueOn,
        reference: row.reference,
        reason: row.notApplicable ? row.naReason : null,
        certificate: document
          ? { document, fileName: safeFileName(`${number} ${title} - ${document.name}`) }
          : null,
      };
    });
}

/** The first page of the pack, which any browser shows and prints. @param day ISO day in London */
export function packSummary(address: string, items: readonly PackItem[], day: string): string {
  const rows = items.map(({ title, status, dueOn, reference, reason, certificate }) => {
    const cells = [
      title,
      reason === null ? status : `${status}: ${reason}`,
      dueOn === null ? '–' : shortDay(dueOn),
      reference ?? '–',
    ].map((text) => `<td>${escaped(text)}</td>`);
    const file = certificate
      ? `<a href="${escaped(encodeURIComponent(certificate.fileName))}">${escaped(certificate.fileName)}</a>`
      : 'None on file';
    return `<tr>${cells.join('')}<td>${file}</td></tr>`;
  });
  return htmlPage(
    `Evidence pack: ${address}`,
    `<h1>Evidence pack</h1>
<p>${escaped(address)}<br>Prepared on ${escaped(shortDay(day))}</p>
<table>
<thead><tr><th scope="col">Item</th><th scope="col">Status</th><th scope="col">Expires</th><th scope="col">Reference</th><th scope="col">Certificate</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`,
  );
}
