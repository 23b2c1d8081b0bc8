// The documents that the seed speaks of: one page with a heading, made when somebody opens it.
const sampleName = /^sample-([a-z\d-]{1,80})\.pdf$/;

/** A small PDF for a file called `sample-….pdf`, headed by its name; undefined for any other file. */
export function sampleDocument(file: string): Blob | undefined {
  const [, words] = sampleName.exec(file) ?? [];
  if (words === undefined) return undefined;
  const heading = words.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  return new Blob([pdf(heading)], { type: 'application/pdf' });
}

function pdf(heading: string): string {
  const page = `BT /F1 24 Tf 72 740 Td (${heading}) Tj /F1 12 Tf 0 -28 Td (A sample of the Tiebeam demonstration) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}
