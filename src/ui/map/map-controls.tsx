import { LocateFixed, Minus, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { showToast } from '../toast/toast';
import type { LibraryMap } from './base/create-map';

/** How close the map goes to where the reader is. */
const nearby = 12;

/** Closer, further and to where I am; 44 px to a finger. */
export function MapControls({ map }: { map: LibraryMap }) {
  const [isLocating, setLocating] = useState(false);
  const locate = () => {
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        map.easeTo({ center: [coords.longitude, coords.latitude], zoom: Math.max(nearby, map.getZoom()) });
      },
      () => {
        setLocating(false);
        showToast({
          kind: 'error',
          text: 'Couldn’t find your location. Allow location access in your browser and try again.',
        });
      },
      { timeout: 10_000, maximumAge: 60_000 },
    );
  };
  return (
    <div className="absolute top-3 right-3 z-3 flex flex-col gap-2">
      <Control label="Zoom in" onClick={() => map.zoomIn()}>
        <Plus aria-hidden size={18} />
      </Control>
      <Control label="Zoom out" onClick={() => map.zoomOut()}>
        <Minus aria-hidden size={18} />
      </Control>
      {'geolocation' in navigator && (
        <Control label="Show my location" isBusy={isLocating} onClick={locate}>
          <LocateFixed aria-hidden size={18} />
        </Control>
      )}
    </div>
  );
}

interface ControlProps {
  label: string;
  isBusy?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Control({ label, isBusy, onClick, children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={isBusy || undefined}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-[10px] border border-line bg-overlay text-ink shadow-2 hover:bg-hover aria-busy:text-ink-3 md:size-[38px] pointer-coarse:size-11"
    >
      {children}
    </button>
  );
}
