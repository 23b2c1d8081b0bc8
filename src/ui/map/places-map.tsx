import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { MapPin } from '@/lib/map/cluster';
import { IconButton } from '../button/icon-button';
import { LateMap } from './late-map';

interface PlacesMapProps {
  label: string;
  pins: readonly MapPin[];
  /** Names what the pins answer: with another name the map shows all of them anew. */
  fitKey: string;
  styleUrl: string;
  renderCard: (id: string) => ReactNode;
  className?: string;
}

/** What a list holds, on a map: a pin, or all that stand at one place, opens their cards. */
export function PlacesMap({ label, pins, fitKey, styleUrl, renderCard, className }: PlacesMapProps) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [activeId, setActive] = useState<string>();
  const shown = open.filter((id) => pins.some((pin) => pin.id === id));
  return (
    <LateMap
      label={label}
      pins={pins}
      fitKey={fitKey}
      styleUrl={styleUrl}
      active={pins.find(({ id }) => id === activeId)}
      onActive={setActive}
      selectedId={shown[0]}
      onSelect={(chosen) => setOpen(chosen.map(({ id }) => id))}
      className={className}
    >
      {shown.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from whatever is focused inside
        <section
          aria-label="On the map"
          onKeyDown={({ key }) => key === 'Escape' && setOpen([])}
          className="absolute inset-x-3 bottom-8 z-4 mx-auto flex max-h-[60%] max-w-[400px] flex-col rounded-[14px] border border-line bg-overlay shadow-3 md:right-auto"
        >
          <p className="flex items-center justify-between gap-2 py-1 pr-1.5 pl-3.5 text-sm text-ink-2">
            {shown.length === 1 ? '1 here' : `${shown.length} here`}
            <IconButton size="sm" label="Close" onClick={() => setOpen([])}>
              <X aria-hidden size={16} />
            </IconButton>
          </p>
          <ul aria-label="On the map" className="flex min-h-0 flex-col gap-2 overflow-y-auto p-2 pt-0">
            {shown.map((id) => (
              <li key={id}>{renderCard(id)}</li>
            ))}
          </ul>
        </section>
      )}
    </LateMap>
  );
}
