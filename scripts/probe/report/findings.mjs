/** What the probe has found so far: one row an operation, whatever it was called for. */

/**
 * What became of one operation.
 * @typedef {object} Row
 * @property {string} operationId
 * @property {string} method in capitals
 * @property {string} address as called, below the prefix; the path's template when it was not called
 * @property {number} [status] of the answer
 * @property {number} [ms] until the whole answer was there
 * @property {'fits' | 'differs' | 'refused' | 'left out'} result `refused`: an error that the contract allows
 * @property {string[]} problems differences from the contract, or why it was left out
 * @property {string} [lacks] the server does not have the operation: what the client switches off for want of it
 * @property {string[]} notes what a client ignores: fields that the contract does not name
 */

/** What a server says when it refuses: its message, and what it holds against each field. */
function refusalOf(body) {
  const fields = Object.entries(body?.errors ?? {}).map(
    ([name, texts]) => `${name}: ${[texts].flat().join(' ')}`,
  );
  return [body?.message, ...fields].filter((each) => typeof each === 'string');
}

/**
 * What the client is without where the server does not know the operation, as src/api/offers.ts finds it out; undefined for one
 * that it knows, and for what every server of the specification has.
 */
function lackOf({ path, operation }, { status }, body) {
  const provenance = operation['x-provenance'];
  const isUnknown = status === 501 || status === 405 || (status === 404 && body?.code === undefined);
  const isAboutRecord = status === 404 && path.includes('{') && provenance !== 'designed';
  if (!isUnknown || isAboutRecord || provenance === 'documented') return undefined;
  return operation['x-called-by'].replace(/\.$/, '');
}

export class Findings {
  /** @type {Row[]} */
  rows = [];
  #onRow;

  constructor(onRow) {
    this.#onRow = onRow;
  }

  /** Whether anything is known of the operation. */
  has({ id }) {
    return this.#rowOf(id) !== undefined;
  }

  #rowOf(id) {
    return this.rows.find(({ operationId }) => operationId === id);
  }

  /** A call was answered, and the answer judged. What later calls of an operation differ in is added to its row. */
  keep(each, address, { status, ms }, { problems, notes, body }) {
    const { id, method } = each;
    const lacks = lackOf(each, { status }, body);
    const isRefused = status >= 400;
    const result = lacks ? 'refused' : problems.length > 0 ? 'differs' : isRefused ? 'refused' : 'fits';
    const reasons = lacks
      ? ['the server does not have it']
      : result === 'refused'
        ? refusalOf(body)
        : problems;
    const row = {
      operationId: id,
      method: method.toUpperCase(),
      address,
      status,
      ms,
      result,
      problems: reasons,
      notes,
      ...(lacks && { lacks }),
    };
    const before = this.#rowOf(id);
    if (before === undefined) this.#add(row);
    else if (result === 'differs') this.amend({ id }, ...problems);
    else if (before.result === 'refused' && result === 'fits') Object.assign(before, row);
  }

  #add(row) {
    this.rows.push(row);
    this.#onRow(row);
  }

  /** Something else that an operation called before differs in. */
  amend({ id }, ...problems) {
    const row = this.#rowOf(id);
    row.problems = [...(row.result === 'differs' ? row.problems : []), ...problems];
    row.result = 'differs';
  }

  /** An operation is not called, for that reason; nothing when it was called before. */
  leaveOut(operation, reason) {
    if (this.has(operation)) return;
    const { id, method, path } = operation;
    this.#add({
      operationId: id,
      method: method.toUpperCase(),
      address: path,
      result: 'left out',
      problems: [reason],
      notes: [],
    });
  }
}
