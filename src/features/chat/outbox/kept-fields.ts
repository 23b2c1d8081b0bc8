import { useMemo } from 'react';
import { draftsUnder, writeDraft } from '@/ui/draft/draft-parts';
import { useDraft } from '@/ui/draft/draft-store';

type Texts<Name extends string> = Partial<Record<Name, string>>;

/** What was typed; anything else that is stored there counts as nothing. */
function textsIn<Name extends string>(draft: string, names: readonly Name[]): Texts<Name> {
  const texts: Texts<Name> = {};
  try {
    const stored: unknown = JSON.parse(draft);
    if (typeof stored !== 'object' || stored === null) return texts;
    const found = new Map<string, unknown>(Object.entries(stored));
    for (const name of names) {
      const text = found.get(name);
      if (typeof text === 'string') texts[name] = text;
    }
    return texts;
  } catch {
    return texts;
  }
}

/**
 * What somebody typed into the fields of a panel: a draft of its place, so that it is there again after the panel was closed or
 * the page loaded anew. A field that was not touched is absent.
 * @param names the fields; the same array at every render
 */
export function useKeptFields<Name extends string>(userId: number, place: string, names: readonly Name[]) {
  const { text, write } = useDraft(userId, place);
  const typed = useMemo(() => textsIn(text, names), [text, names]);
  return {
    typed,
    change: (changes: Texts<Name>) => write(JSON.stringify({ ...typed, ...changes })),
    clear: () => write(''),
    /** The server has these; what was typed since stays. Also when the panel is gone. */
    settle: (sent: Texts<Name>) => {
      const now = textsIn(draftsUnder(userId, place)[place] ?? '', names);
      const rest = names.filter((name) => now[name] !== undefined && now[name] !== sent[name]);
      const left = Object.fromEntries(rest.map((name) => [name, now[name]]));
      writeDraft(userId, place, rest.length === 0 ? '' : JSON.stringify(left));
    },
  };
}
