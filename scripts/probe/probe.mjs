/** Calls the operations of a server one after another and says of each whether it keeps the contract. */
import { exampleOf, payloadFor } from './example.mjs';
import { Findings } from './report/findings.mjs';
import { isOpenToAll } from './greeting.mjs';
import { judge } from './report/judge.mjs';
import { Records } from './records.mjs';

/**
 * Probes a server. `operations` as operationsOf gives them, dereferenced; `ask` of serverAt. Reads are called, and what
 * the contract marks as storing nothing; with `canWrite` records are made, read, changed and removed again. Nothing that
 * the probe did not make is changed. Calls `onRow` as rows come; answers them all.
 */
export async function probe({ operations, ask, canWrite = false, hasSession = true, onRow = () => {} }) {
  const findings = new Findings(onRow);
  const run = new Run({ operations, ask, hasSession, findings });
  await run.read();
  if (canWrite) await run.write();
  run.nameTheRest(canWrite);
  return findings.rows;
}

const openToAll =
  'without a session it must be answered with 401; it is 200: this server takes everybody for a member, so what ' +
  'strangers may read was not looked at (the mock server does so after apply, change or signInAs, until reset)';

const isOpen = (segment) => segment.startsWith('{');
const isSafe = ({ method, operation }) => method === 'get' || operation['x-stores-nothing'] === true;
const needsSession = ({ operation }) => operation.security === undefined;
const opennessOf = ({ path }) => path.split('{').length;

class Run {
  #operations;
  #ask;
  #hasSession;
  #findings;
  #records = new Records();
  #me = {};
  #isOpenToAll = false;

  constructor({ operations, ask, hasSession, findings }) {
    this.#operations = operations;
    this.#ask = ask;
    this.#hasSession = hasSession;
    this.#findings = findings;
  }

  async read() {
    // Of a server that takes everybody for a member it is said once, and not of every operation.
    const saysSo = this.#operations.some(({ path }) => path === '/auth/session');
    this.#isOpenToAll = saysSo && (await isOpenToAll(this.#ask));
    const safe = this.#operations.filter(isSafe);
    const whoAmI = ({ path }) => (path === '/auth/auth-user' ? 0 : 1);
    // Lists come before what is below them, and reads before what needs a record of theirs in its body.
    const order = safe.toSorted(
      (a, b) =>
        whoAmI(a) - whoAmI(b) ||
        Number(a.method !== 'get') - Number(b.method !== 'get') ||
        opennessOf(a) - opennessOf(b),
    );
    for (const each of order) await this.#readOne(each);
  }

  async #readOne(each) {
    const prepared = this.#prepare(each, { ownOnly: false });
    if (prepared.missing) return this.#findings.leaveOut(each, prepared.missing);
    const { address, payload } = prepared;
    const { answer, body } = await this.#call(each, address, payload);
    if (answer.status === 200 && body !== undefined) {
      if (each.path === '/auth/auth-user') this.#me = body;
      this.#records.keepList(address, body);
    }
    const isMembers = each.method === 'get' && needsSession(each) && answer.status === 200;
    if (isMembers && (this.#hasSession || this.#isOpenToAll)) await this.#asStranger(each, address);
  }

  /** What members alone may read is refused to whoever has no session. */
  async #asStranger(each, address) {
    if (this.#isOpenToAll && each.path !== '/auth/session') return;
    const { status } = await this.#ask('get', address, { asStranger: true });
    if (status === undefined || status === 401) return;
    if (this.#isOpenToAll) return this.#findings.amend(each, openToAll);
    this.#findings.amend(each, `without a session it must be answered with 401; it is ${status}`);
  }

  async write() {
    const creators = this.#operations.filter(
      (each) => each.method === 'post' && !isSafe(each) && this.#removerOf(each) !== undefined,
    );
    const made = [];
    // A record that another one needs is made first: who lacks one waits for the next round.
    let waiting = creators.toSorted((a, b) => opennessOf(a) - opennessOf(b));
    let reasons = new Map();
    for (let before = Infinity; waiting.length > 0 && waiting.length < before;) {
      before = waiting.length;
      const later = [];
      reasons = new Map();
      for (const creator of waiting) {
        const prepared = this.#prepare(creator, { ownOnly: true, creators });
        if (prepared.missing) {
          later.push(creator);
          reasons.set(creator, prepared.missing);
        } else made.push(...(await this.#create(creator, prepared)));
      }
      waiting = later;
    }
    for (const creator of waiting) this.#findings.leaveOut(creator, reasons.get(creator));
    for (const record of made) await this.#change(record);
    // What hangs on a record goes before it; a server may want another order than ours.
    let left = made.toReversed();
    for (let before = Infinity; left.length > 0 && left.length < before;) {
      before = left.length;
      const kept = [];
      for (const record of left) {
        const why = await this.#remove(record);
        if (why !== undefined) kept.push({ ...record, why });
      }
      left = kept;
    }
    for (const { remover, item, why } of left)
      this.#findings.amend(remover, `${item} was left behind, remove it by hand: ${why}`);
  }

  /** The operation that takes back what this one makes. */
  #removerOf({ path }) {
    return this.#operations.find(
      (each) =>
        each.method === 'delete' &&
        each.path.startsWith(`${path}/{`) &&
        !each.path.slice(path.length + 1).includes('/'),
    );
  }

  async #create(creator, { address, payload }) {
    const { answer, body } = await this.#call(creator, address, payload);
    if (answer.status !== 201 && answer.status !== 200) return [];
    const records = Array.isArray(body) ? body : [body?.data ?? body];
    const remover = this.#removerOf(creator);
    const name = remover.path.match(/\{(\w+)\}$/)[1];
    return records.flat().flatMap((record) => {
      this.#records.keepOwn(address, record);
      const id = record?.[name] ?? record?.uuid ?? record?.id;
      if (id !== undefined)
        return [{ creator, remover, item: `${address}/${encodeURIComponent(id)}`, payload }];
      this.#findings.amend(
        creator,
        `the answer names no id, so what was made at ${address} could not be removed`,
      );
      return [];
    });
  }

  /** Reads and changes a record of the probe's own, and what hangs on it. */
  async #change({ remover, item, payload }) {
    const same = this.#operations.filter(({ path }) => path === remover.path);
    const reader = same.find(({ method }) => method === 'get');
    if (reader) await this.#call(reader, item);
    const updater = same.find(({ method }) => method === 'put');
    if (updater) await this.#update(updater, item, payload);
  }

  async #update(updater, item, made) {
    const schema = updater.operation.requestBody?.content['application/json']?.schema;
    if (!schema) return this.#findings.leaveOut(updater, 'it takes no JSON');
    try {
      const fields = exampleOf(
        { ...schema, example: undefined, examples: undefined },
        this.#known(updater, []),
      );
      // Sent again as it was made: a change that every server can take.
      const sent = typeof made.body === 'string' ? JSON.parse(made.body) : {};
      const again = Object.entries(sent).filter(([name]) => name in (schema.properties ?? {}));
      const body = JSON.stringify({ ...fields, ...Object.fromEntries(again) });
      await this.#call(updater, item, { headers: { 'Content-Type': 'application/json' }, body });
    } catch (problem) {
      this.#findings.leaveOut(updater, problem.message);
    }
  }

  /** Undefined when it is gone, else why it is not. */
  async #remove({ remover, item }) {
    const { answer, body } = await this.#call(remover, item);
    if (answer.status < 200 || answer.status > 299) return body?.message ?? `the answer was ${answer.status}`;
    const reader = this.#operations.find(({ path, method }) => path === remover.path && method === 'get');
    if (!reader) return undefined;
    const { status } = await this.#ask('get', item);
    // Some things go to a trash first, and out of it when they are removed once more.
    if (status === 200) await this.#ask('delete', item);
    return undefined;
  }

  /** Where to call and what to send; or what is missing for that, as a sentence. */
  #prepare(each, { ownOnly, creators = [] }) {
    try {
      const known = this.#known(each, creators);
      return { address: this.#addressOf(each, known, ownOnly), payload: payloadFor(each.operation, known) };
    } catch (problem) {
      return { missing: problem.message };
    }
  }

  #known({ path }, creators) {
    const reference = (field, isText, how) =>
      this.#records.reference(field, path, { isText, creators, ...how });
    return { now: Date.now(), reference };
  }

  #addressOf({ path, operation, shared }, known, ownOnly) {
    const parameters = [...shared, ...(operation.parameters ?? [])];
    let address = '';
    for (const segment of path.split('/').slice(1)) {
      address += `/${isOpen(segment) ? encodeURIComponent(this.#idFor(segment.slice(1, -1), address, parameters, ownOnly)) : segment}`;
    }
    const search = new URLSearchParams();
    for (const { name, schema, example } of parameters.filter(
      (each) => each.in === 'query' && each.required,
    )) {
      search.set(
        name,
        String(example ?? this.#me[name] ?? this.#records.value(name) ?? exampleOf(schema, known, name)),
      );
    }
    return search.size > 0 ? `${address}?${search}` : address;
  }

  #idFor(name, collection, parameters, ownOnly) {
    const isText = parameters.find((each) => each.name === name)?.schema?.type === 'string';
    const id =
      this.#records.id(collection, name, { ownOnly, isText }) ??
      (ownOnly ? undefined : this.#mine(name, collection));
    if (id === undefined)
      throw new Error(
        ownOnly
          ? `no record of the probe's own below ${collection}`
          : `no record is known below ${collection}`,
      );
    return id;
  }

  /** Places that are found by who is signed in: their profile, thread and picture. */
  #mine(name, collection) {
    if (name === 'ownerId' || name === 'file') return this.#records.picture(this.#me)?.[name];
    if (collection === '/profiles') return this.#me.id;
    return this.#me[name] ?? undefined;
  }

  async #call(each, address, payload = {}) {
    const answer = await this.#ask(each.method, address, payload);
    const judged = answer.failure ? { problems: [answer.failure], notes: [] } : judge(each.operation, answer);
    this.#findings.keep(each, address, answer, judged);
    return { answer, body: judged.body };
  }

  nameTheRest(canWrite) {
    for (const each of this.#operations.filter((each) => !this.#findings.has(each)))
      this.#findings.leaveOut(
        each,
        canWrite ? 'it would change what the probe did not make' : 'it writes: call with --write',
      );
  }
}
