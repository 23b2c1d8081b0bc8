/** What the probe knows of a server's records: ids that its lists gave, and those of records made by the probe itself. */

const rowsOf = (body) => {
  if (Array.isArray(body)) return body;
  return body?.data ?? body?.notifications ?? body?.messages ?? [];
};

/** The id of a record as a path or a body names it. `name`: of the parameter, which may be a field of the record. */
function idOf(record, name, isText) {
  if (typeof record !== 'object' || record === null) return undefined;
  const ids = [record[name], isText ? (record.uuid ?? record.id) : (record.id ?? record.uuid)];
  return ids.find((each) => typeof each === 'string' || typeof each === 'number');
}

const singular = (word) =>
  word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<=ss)es$|(?<!s)s$/, '');
const camel = (words) => words.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Whose path a reference is the id of: `propertyId` → /properties, `typeId` in /companies → /companies/types. */
function isCollectionOf(path, field, from) {
  const name = field.replace(/Ids?$|Uuid$/, '');
  const last = path.split('/').at(-1);
  if (singular(camel(last)) === name)
    return name !== 'type' && name !== 'category' ? true : path === `${from}/${last}`;
  return name === 'tenant' && path === '/contacts';
}

export class Records {
  /** By the concrete address of the collection, e.g. `/posts/12/comment`. */
  #listed = new Map();
  #own = new Map();

  keepList(address, body) {
    this.#listed.set(address.split('?')[0], rowsOf(body));
  }

  keepOwn(address, record) {
    this.#own.set(address, [...(this.#own.get(address) ?? []), record]);
  }

  /** An id out of that collection, the probe's own first; `ownOnly` for calls that write. */
  id(address, name, { ownOnly = false, isText = true } = {}) {
    const records = [
      ...(this.#own.get(address) ?? []),
      ...(ownOnly ? [] : (this.#listed.get(address) ?? [])),
    ];
    for (const record of records) {
      const id = idOf(record, name, isText);
      if (id !== undefined) return id;
    }
    return undefined;
  }

  /** What some listed record has in that field, e.g. a company's number; undefined when none has. */
  value(field) {
    const record = [...this.#listed.values()].flat().find((each) => each?.[field]);
    return record?.[field];
  }

  /** {ownerId, file} of a picture that somebody has; undefined when nobody known has one. */
  picture(me) {
    const owner = [me, ...[...this.#listed.values()].flat()].find((each) => each?.profileImage && each.id);
    return owner && { ownerId: owner.id, file: owner.profileImage.split('/').at(-1) };
  }

  /**
   * A record for a field of a body sent to `from`: the probe's own where `creators` can make one, so that nothing is hung
   * on a record of somebody else; otherwise whatever a list gave. Undefined when none is known.
   */
  reference(field, from, { isText, creators, ownOnly = false }) {
    const canBeMade = ownOnly || creators.some(({ path }) => isCollectionOf(path, field, from));
    for (const address of (canBeMade ? this.#own : this.#listed).keys()) {
      if (!isCollectionOf(address, field, from)) continue;
      const id = this.id(address, 'id', { ownOnly: canBeMade, isText });
      if (id !== undefined) return id;
    }
    return undefined;
  }
}
