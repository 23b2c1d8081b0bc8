import { UnreadableFileError, type CsvTable } from '../csv/read-csv';

/** What stands in a tag, in the old form without closing tags and in the new one; empty where there is none. */
const valueOf = (block: string, tag: string): string =>
  (new RegExp(`<${tag}>([^<\\r\\n]*)`, 'i').exec(block)?.[1] ?? '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();

/** What is paid to or by, with what it was for; banks write one of them twice. */
function descriptionOf(block: string): string {
  const name = valueOf(block, 'NAME') || valueOf(block, 'PAYEE');
  const memo = valueOf(block, 'MEMO');
  return name === memo || memo === '' ? name : [name, memo].filter(Boolean).join(' ');
}

/**
 * The transactions of an OFX or QFX file (Open Financial Exchange 1 and 2) as a table, each with the account it is of.
 * @returns null for a text that is none
 * @throws UnreadableFileError when there is no transaction in it
 */
export function ofxTable(text: string): CsvTable | null {
  if (!/<OFX>/i.test(text)) return null;
  let account = '';
  const rows = text
    .split(/(?=<ACCTID>|<STMTTRN>)/i)
    .flatMap((block) => {
      if (/^<ACCTID>/i.test(block)) account = valueOf(block, 'ACCTID');
      if (!/^<STMTTRN>/i.test(block)) return [];
      // A comma may stand for the point, and never between thousands.
      const amount = valueOf(block, 'TRNAMT').replace(',', '.');
      return [[valueOf(block, 'DTPOSTED').slice(0, 8), descriptionOf(block), amount, account]];
    })
    .map((cells, at) => ({ line: at + 1, cells }));
  if (rows.length === 0) throw new UnreadableFileError('This file has no transactions.');
  return { headers: ['Date', 'Description', 'Amount', 'Account'], rows };
}
