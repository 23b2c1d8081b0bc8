import { Checkbox } from '@/ui/input/checkbox';
import { openModal } from '@/ui/modal/modal-store';
import { setShortcuts, useShortcutsPreference } from './preference';

/** A place of the product and the letter that goes there after `g`. */
export interface Destination {
  key: string;
  label: string;
}

interface ShortcutSheetProps {
  destinations: readonly Destination[];
  /** The key of the command palette as this machine writes it, such as `Ctrl K`: held together, not one after the other. */
  paletteKey: string;
}

/** The list of shortcuts, and the switch that turns the single keys off. */
export function ShortcutSheet({ destinations, paletteKey }: ShortcutSheetProps) {
  const { isOn } = useShortcutsPreference();
  return (
    <div className="flex flex-col gap-4">
      <section aria-labelledby="shortcuts-go">
        <h3 id="shortcuts-go" className="mb-1 text-sm font-medium text-ink-2">
          Go to
        </h3>
        <dl className="flex flex-col">
          {destinations.map(({ key, label }) => (
            <Row key={key} label={label} keys={['G', key.toUpperCase()]} />
          ))}
        </dl>
      </section>
      <section aria-labelledby="shortcuts-help">
        <h3 id="shortcuts-help" className="mb-1 text-sm font-medium text-ink-2">
          Anywhere
        </h3>
        <dl className="flex flex-col">
          <Row label="Command palette" keys={paletteKey.split(' ')} joint="" />
          <Row label="Search" keys={['/']} />
          <Row label="Show keyboard shortcuts" keys={['?']} />
          <Row label="Close the current dialog or panel" keys={['Esc']} />
        </dl>
      </section>
      <section aria-labelledby="shortcuts-feed">
        <h3 id="shortcuts-feed" className="mb-1 text-sm font-medium text-ink-2">
          In the feed
        </h3>
        <dl className="flex flex-col">
          <Row label="Next or previous post" keys={['J', 'K']} joint="or" />
          <Row label="Like" keys={['L']} />
          <Row label="Comment" keys={['C']} />
          <Row label="Save" keys={['B']} />
          <Row label="Open" keys={['Enter']} />
          <Row label="Show new posts" keys={['.']} />
        </dl>
      </section>
      <section aria-labelledby="shortcuts-homes">
        <h3 id="shortcuts-homes" className="mb-1 text-sm font-medium text-ink-2">
          In Property Search
        </h3>
        <dl className="flex flex-col">
          <Row label="Save" keys={['S']} />
          <Row label="Hide" keys={['H']} />
          <Row label="Evaluate" keys={['E']} />
          <Row label="Move the map" keys={['←', '→', '↑', '↓']} joint="" />
        </dl>
      </section>
      <section aria-labelledby="shortcuts-pipeline">
        <h3 id="shortcuts-pipeline" className="mb-1 text-sm font-medium text-ink-2">
          On the pipeline board
        </h3>
        <dl className="flex flex-col">
          <Row label="Go to another deal" keys={['←', '→', '↑', '↓']} joint="" />
          <Row label="Pick up or drop the deal" keys={['Space']} />
          <Row label="Move the deal you picked up" keys={['←', '→', '↑', '↓']} joint="" />
          <Row label="Cancel the move" keys={['Esc']} />
          <Row label="Move to another stage" keys={['M']} />
        </dl>
      </section>
      <section aria-labelledby="shortcuts-chat">
        <h3 id="shortcuts-chat" className="mb-1 text-sm font-medium text-ink-2">
          In chat
        </h3>
        <dl className="flex flex-col">
          <Row label="Next conversation" keys={['Alt', '↓']} joint="" />
          <Row label="Previous conversation" keys={['Alt', '↑']} joint="" />
          <Row label="Mark the conversation as read" keys={['Esc']} />
          <Row label="Edit your last message" keys={['↑']} />
          <Row label="Reply to the selected message" keys={['R']} />
        </dl>
      </section>
      <section aria-labelledby="shortcuts-notifications">
        <h3 id="shortcuts-notifications" className="mb-1 text-sm font-medium text-ink-2">
          In notifications
        </h3>
        <dl className="flex flex-col">
          <Row label="Next or previous notification" keys={['J', 'K']} joint="or" />
          <Row label="Open" keys={['Enter']} />
          <Row label="Mark as read or unread" keys={['E']} />
          <Row label="Select" keys={['X']} />
          <Row label="Undo" keys={paletteKey.replace('K', 'Z').split(' ')} joint="" />
          <Row label="Mark all as read" keys={['Shift', 'E']} joint="" />
        </dl>
      </section>
      <Checkbox
        label="Use single-key shortcuts"
        checked={isOn}
        onChange={(event) => setShortcuts(event.target.checked)}
      />
    </div>
  );
}

interface RowProps {
  label: string;
  keys: readonly string[];
  /** What stands between the keys; nothing between those that are held together. */
  joint?: string;
}

function Row({ label, keys, joint = 'then' }: RowProps) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-4 border-b border-line-subtle last:border-b-0">
      <dt>{label}</dt>
      <dd className="flex items-center gap-1 text-xs text-ink-2">
        {keys.map((key, index) => (
          <span key={key} className="contents">
            {index > 0 && joint && <span>{joint}</span>}
            <kbd className="grid h-6 min-w-6 place-items-center rounded-md border border-line-strong bg-surface-3 px-1.5 font-sans font-medium text-ink">
              {key}
            </kbd>
          </span>
        ))}
      </dd>
    </div>
  );
}

/** Opens the list in a modal. */
export function openShortcutSheet(destinations: readonly Destination[], paletteKey: string): void {
  openModal({
    id: 'shortcuts',
    title: 'Keyboard shortcuts',
    content: <ShortcutSheet destinations={destinations} paletteKey={paletteKey} />,
  });
}
