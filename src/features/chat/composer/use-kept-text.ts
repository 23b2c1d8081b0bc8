import { useCallback, useEffect, useRef, useState } from 'react';
import { useDraft } from '@/ui/draft/draft-store';
import { useEvent } from '@/ui/events/use-event';

/** A text is kept when its writer pauses so long, and at once when they leave: storing every key would hold the keys up. */
const pauseMs = 150;

/** A draft whose keys are shown before they are stored. Emptied, it is gone at once. */
export function useKeptText(userId: number, place: string): [text: string, write: (text: string) => void] {
  const { text: kept, write: keep } = useDraft(userId, place);
  const [text, setText] = useState(kept);
  const pending = useRef<{ text: string; keep: (text: string) => void } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const { current } = pending;
    pending.current = null;
    current?.keep(current.text);
  }, []);
  useEvent('window', 'pagehide', flush);
  useEvent('document', 'visibilitychange', flush);
  useEffect(() => flush, [flush]);
  const write = (next: string) => {
    setText(next);
    pending.current = { text: next, keep };
    clearTimeout(timer.current);
    if (next === '') flush();
    else timer.current = setTimeout(flush, pauseMs);
  };
  return [text, write];
}
