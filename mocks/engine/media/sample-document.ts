// The papers that the seed speaks of: one page with a heading, made when somebody opens it.
import { drawDocument } from './draw';
import { pdfOf } from './pdf';
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

const pdf = (heading: string) =>
  pdfOf([
    { text: heading, size: 24, gap: 30 },
    { text: 'A sample document for the Tiebeam demo', gap: 28 },
  ]);
