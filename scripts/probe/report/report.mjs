/** What the probe found, as a table for people and as a record for machines. */

const marks = { fits: 'fits', differs: 'DIFFERS', refused: 'refused', 'left out': 'left out' };

const countOf = (rows, result) => rows.filter((row) => row.result === result).length;

/** The table, a line each; under a row what it differs in, and what is worth knowing. What was left out stands by its reason. */
export function linesOf(rows) {
  const called = rows.filter(({ result }) => result !== 'left out');
  const reasons = new Map();
  for (const { problems, operationId } of rows.filter(({ result }) => result === 'left out')) {
    const reason = problems.join('; ');
    reasons.set(reason, [...(reasons.get(reason) ?? []), operationId]);
  }
  return [
    ...called.flatMap(linesOfRow),
    ...[...reasons].flatMap(([reason, left]) => [`left out: ${reason}`, `${indent}${left.join(', ')}`]),
  ];
}

const indent = ' '.repeat(13);

function linesOfRow({ result, method, address, status, ms, problems, notes, operationId }) {
  const time = ms === undefined ? '' : `, ${ms} ms`;
  return [
    [
      marks[result].padEnd(8),
      String(status ?? '').padEnd(3),
      method.padEnd(7),
      address,
      `(${operationId}${time})`,
    ].join(' '),
    ...problems.map((problem) => `${indent}${problem}`),
    ...notes.map((note) => `${indent}note: ${note}`),
  ];
}

/** One line: how many of each. */
export function summaryOf(rows) {
  return [
    `${countOf(rows, 'fits')} fit`,
    `${countOf(rows, 'differs')} differ`,
    `${countOf(rows, 'refused')} refused as the contract allows`,
    `${countOf(rows, 'left out')} left out`,
  ].join(', ');
}

/** What this server lacks and the client therefore switches off, a line each; nothing where it lacks nothing. */
export function lackingLines(rows) {
  const lacking = rows.filter(({ lacks }) => lacks !== undefined);
  if (lacking.length === 0) return [];
  return [
    '',
    'Not on this server, so the client switches it off:',
    ...lacking.map(({ method, operationId, lacks }) => `  ${lacks} (${method} ${operationId})`),
  ];
}

/** {server, isClean, counts, rows}: clean means that nothing differs and something was called. */
export function reportOf(server, rows) {
  const counts = Object.fromEntries(Object.keys(marks).map((result) => [result, countOf(rows, result)]));
  return { server, isClean: counts.differs === 0 && counts.fits > 0, counts, rows };
}
