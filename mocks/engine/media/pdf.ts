// Papers of one page, written by hand: the format needs no more for a few lines of text.

interface PdfLine {
  text: string;
  /** A second text of the line, in a column of its own. */
  amount?: string;
  /** In points; 12 without. */
  size?: number;
  /** Space above it, in points; 14 more than its size without. */
  gap?: number;
}

const margin = 72;
const amountColumn = 400;
const top = 770;

/** Brackets and backslashes are signs of the format; what Windows’ Latin letters can't write is left out. */
const written = (text: string) =>
  text
    .replaceAll(/[\\()]/g, String.raw`\$&`)
    .replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, ' ')
    .replaceAll(/[\u00a0-\u00ff]/g, (sign) => `\\${sign.charCodeAt(0).toString(8)}`);

/** A PDF of one A4 page, with its lines from the top. */
export function pdfOf(lines: readonly PdfLine[]): string {
  let y = top;
  const texts = lines.flatMap(({ text, amount, size = 12, gap = size + 14 }) => {
    y -= gap;
    const at = (x: number, shown: string) => `BT /F1 ${size} Tf ${x} ${y} Td (${written(shown)}) Tj ET`;
    return amount === undefined ? [at(margin, text)] : [at(margin, text), at(amountColumn, amount)];
  });
  const page = texts.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  // voice: the format's own words
  return `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
