import { useState } from 'react';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { Segments } from '@/ui/input/segments';
import type { Clash, Side } from '../notes/merge';

const sides = [
  ['mine', 'Keep mine'],
  ['theirs', 'Use theirs'],
] as const;

interface ClashCardProps {
  clashes: readonly Clash[];
  onSettle: (choices: Readonly<Record<string, Side>>) => void;
}

/** What was changed here and elsewhere: both stand side by side, and nothing is sent before somebody has chosen. */
export function ClashCard({ clashes, onSettle }: ClashCardProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const isChosen = clashes.every(({ id }) => id in choices);
  return (
    <Card as="section" aria-label="Changed elsewhere" className="flex flex-col gap-4 border-amber-line!">
      <h2 className="font-semibold">Changed elsewhere</h2>
      <ul className="flex flex-col gap-4">
        {clashes.map(({ id, name, mine, theirs }) => (
          <li key={id} className="flex flex-col gap-2">
            <p className="font-medium wrap-anywhere">{name}</p>
            <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
              <div>
                <dt className="text-ink-2">Yours</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">{mine ?? 'Removed'}</dd>
              </div>
              <div>
                <dt className="text-ink-2">Theirs</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">{theirs ?? 'Removed'}</dd>
              </div>
            </dl>
            <Segments
              label={name}
              isLabelHidden
              options={sides}
              value={choices[id] ?? null}
              onChange={(side) => setChoices({ ...choices, [id]: side })}
            />
          </li>
        ))}
      </ul>
      <Button className="self-start" disabled={!isChosen} onClick={() => onSettle(choices)}>
        Save and send
      </Button>
    </Card>
  );
}
