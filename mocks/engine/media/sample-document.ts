// The papers that the seed speaks of: one page with a heading, made when somebody opens it.
import { drawDocument } from './draw';
import { storedZip } from '@/lib/zip/stored-zip';

/** A small file for a document of this name, headed by it: a PDF, a Word or Excel file, or for a photograph a drawing. */
export function sampleDocument(name: string): Blob {
  const [, stem = name, ending = ''] = /^(.+)\.([a-z]+)$/i.exec(name) ?? [];
  const heading = stem.replace(/^./, (letter) => letter.toUpperCase());
  switch (ending.toLowerCase()) {
    case 'docx':
      return new Blob([storedZip(wordParts(heading))], { type: `${officeType}.wordprocessingml.document` });
    case 'xlsx':
      return new Blob([storedZip(excelParts(heading))], { type: `${officeType}.spreadsheetml.sheet` });
    case 'jpg':
    case 'jpeg':
    case 'png':
    case 'heic':
      return new Blob([drawDocument(name)], { type: 'image/svg+xml' });
    default:
      return new Blob([pdf(heading)], { type: 'application/pdf' });
  }
}

const officeType = 'application/vnd.openxmlformats-officedocument';
const schemas = 'http://schemas.openxmlformats.org';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The two parts that every Office file begins with: which types its parts have, and which part is the first. */
function packageOf(part: string, type: string): [name: string, content: string][] {
  return [
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="${officeType}.${type}.main+xml"/></Types>`,
    ],
    ['_rels/.rels', relations('officeDocument', part)],
  ];
}

const relations = (type: string, target: string) =>
  `${head}<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${schemas}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;

const wordParts = (heading: string): [string, string][] => [
  ...packageOf('word/document.xml', 'wordprocessingml.document'),
  [
    'word/document.xml',
    `${head}<w:document xmlns:w="${schemas}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${escaped(heading)}</w:t></w:r></w:p></w:body></w:document>`,
  ],
];

const excelParts = (heading: string): [string, string][] => [
  ...packageOf('xl/workbook.xml', 'spreadsheetml.sheet'),
  [
    'xl/workbook.xml',
    `${head}<workbook xmlns="${schemas}/spreadsheetml/2006/main" xmlns:r="${schemas}/officeDocument/2006/relationships"><sheets><sheet name="Sheet 1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  ['xl/_rels/workbook.xml.rels', relations('worksheet', 'worksheets/sheet1.xml')],
  [
    'xl/worksheets/sheet1.xml',
    `${head}<worksheet xmlns="${schemas}/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${escaped(heading)}</t></is></c></row></sheetData></worksheet>`,
  ],
];

function pdf(heading: string): string {
  // Brackets and backslashes are signs of the format; what Latin letters cannot write is left out, one byte a sign.
  const text = heading.replaceAll(/[\\()]/g, String.raw`\$&`).replaceAll(/[^\u0020-\u007e]/g, ' ');
  const page = `BT /F1 24 Tf 72 740 Td (${text}) Tj /F1 12 Tf 0 -28 Td (A sample document for the Tiebeam demo) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let written = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = written.length;
    written += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  // voice: the format's own words
  return `${written}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${written.length}\n%%EOF\n`;
}
