import type { ReactNode } from 'react';
import type { Bounds, MapPosition } from '@/lib/map/bounds';
import type { MapPin } from '@/lib/map/cluster';
import type { Point } from '@/lib/property-search/geo';

/** What can be done with a map from outside. */
export interface MapHandle {
  /** Pixels to the right and down. */
  panBy: (x: number, y: number) => void;
  bounds: () => Bounds | undefined;
}

export interface MapViewProps {
  /** What the map shows, for screen readers. */
  label: string;
  pins: readonly MapPin[];
  /** Where it is. Left out, it shows all pins. */
  position?: MapPosition | undefined;
  /** Names what the pins answer: with another name it shows all of them anew, unless it has a position. */
  fitKey?: string | undefined;
  /** The reader moved it. */
  onMove?: ((position: MapPosition, bounds: Bounds) => void) | undefined;
  /** What it shows now, whoever moved it. */
  onBounds?: ((bounds: Bounds) => void) | undefined;
  /** The pin that is pointed at, here or in a list. */
  active?: MapPin | undefined;
  onActive?: ((id: string | undefined) => void) | undefined;
  /** The pin whose card is open. */
  selectedId?: string | undefined;
  /** One pin, or several at one place. */
  onSelect?: ((pins: readonly MapPin[]) => void) | undefined;
  /** The corners of an area that is marked. */
  area?: readonly Point[] | undefined;
  /** An area is being drawn; null when it was given up. */
  onDrawn?: ((corners: readonly Point[] | null) => void) | undefined;
  /** A style of another server; the land of the application without. */
  styleUrl?: string;
  /** The page scrolls past it: a wheel or a finger does not move it. */
  isInPage?: boolean;
  className?: string | undefined;
  /** What lies on it. */
  children?: ReactNode;
}
