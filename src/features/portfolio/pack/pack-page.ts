// The first page of a pack that an owner sends to a lender or an accountant: what is known of a property, as a file that only reads.
import { shortDay } from '@/lib/dates/day-text';
import { escaped, htmlPage } from '@/lib/files/html-page';
import {
  isFigureColumn,
  packSections,
  type PackCell,
  type PackFacts,
  type PackSection,
  type PackTable,
  type Reader,
} from './pack-sections';

const textOf = (cell: PackCell) =>
  typeof cell === 'string'
    ? escaped(cell)
    : `<a href="${escaped(encodeURIComponent(cell.file))}">${escaped(cell.file)}</a>`;

function tableOf(table: PackTable): string {
  const align = (at: number) => (isFigureColumn(table, at) ? ' class="n"' : '');
  const head = table.head.map((name, at) => `<th scope="col"${align(at)}>${escaped(name)}</th>`);
  const rows = table.rows.map(
    (row) => `<tr>${row.map((cell, at) => `<td${align(at)}>${textOf(cell)}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

const factsOf = (facts: NonNullable<PackSection['facts']>): string =>
  `<table><tbody>${facts
    .map(([name, text]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(text)}</td></tr>`)
    .join('\n')}</tbody></table>`;

const sectionOf = ({ title, facts, table, note }: PackSection): string =>
  [
    `<h2>${escaped(title)}</h2>`,
    facts && factsOf(facts),
    table && tableOf(table),
    note !== undefined && `<p>${escaped(note)}</p>`,
  ]
    .filter(Boolean)
    .join('\n');

/**
 * The page of a pack.
 * @param day ISO day in London on which it is made
 */
export const packPage = (reader: Reader, facts: PackFacts, day: string): string =>
  htmlPage(
    facts.property.fullAddress,
    `<h1>${escaped(facts.property.fullAddress)}</h1>
<p>${escaped(`Prepared for a${reader === 'accountant' ? 'n accountant' : ' lender'} on ${shortDay(day)}`)}</p>
${packSections(reader, facts).map(sectionOf).join('\n')}`,
  );
