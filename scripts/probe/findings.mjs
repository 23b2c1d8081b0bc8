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
 * @property {string[]} notes what a client ignores: fields that the contract does not name
 */

/** What a server says when it refuses: its message, and what it holds against each field. */
function refusalOf(body) {
  const fields = Object.entries(body?.errors ?? {}).map(
    ([name, texts]) => `${name}: ${[texts].flat().join(' ')}`,
  );
  return [body?.message, ...fields].filter((each) => typeof each === 'string');
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
  keep({ id, method }, address, { status, ms }, { problems, notes, body }) {
    const isRefused = status >= 400;
    const result = problems.length > 0 ? 'differs' : isRefused ? 'refused' : 'fits';
    const reasons = result === 'refused' ? refusalOf(body) : problems;
    const row = {
      operationId: id,
      method: method.toUpperCase(),
      address,
      status,
      ms,
      result,
      problems: reasons,
      notes,
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
