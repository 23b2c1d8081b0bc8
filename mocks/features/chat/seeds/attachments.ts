// What seeded messages carry: a line may begin with `#kind name|`, then what is written beside it.
import type { Schema } from '../../../engine/contract/contract';
import type { StoredAttachment } from '../../../engine/db/tables/chat';
import type { Tables } from '../../../engine/db/database';
import { uuidOf } from '../../../engine/db/table-definition';
import { cardOf } from '../../../engine/world/snapshots';

const directive = /^#(\w+) ([^|]+)\|([\s\S]*)$/;

/** The words of a line. */
export const textOf = (line: string) => directive.exec(line)?.[3] ?? line;

/** The attachment of a line, or none. */
export function attachmentsIn(tables: Tables, line: string, senderId: number): StoredAttachment[] {
  const [, kind, name = ''] = directive.exec(line) ?? [];
  switch (kind) {
    case 'image':
      return [fileOf('image', senderId, name, name, 'image/svg+xml')];
    case 'document':
      return [fileOf('document', senderId, `sample-${name}.pdf`, `${titled(name)}.pdf`, 'application/pdf')];
    case 'evaluation':
    case 'listing':
    case 'contact': {
      const refId = uuidOf(kind, Number(name));
      const snapshot = cardOf(tables, kind, refId);
      return snapshot ? [{ kind, refId, snapshot }] : [];
    }
    default:
      return [];
  }
}

const fileOf = (
  kind: 'image' | 'document',
  ownerId: number,
  file: string,
  name: string,
  mime: string,
): Schema<'ChatFile'> => ({
  kind,
  ownerId,
  file,
  name,
  mime,
  size: 41_000 + name.length * 3711,
  alt: kind === 'image' ? `${titled(name.replace(/\.\w+$/, ''))}(current version)` : '',
});

const titled = (name: string) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
