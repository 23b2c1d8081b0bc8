import { useState, type ReactNode } from 'react';
import { VisibleMarker } from './visible-marker';

/** Renders its children once there is room to see them; what stays hidden at this width never asks the server. */
export function WhenVisible({ children }: { children: ReactNode }) {
  const [isVisible, setIsVisible] = useState(false);
  return isVisible ? children : <VisibleMarker onVisible={() => setIsVisible(true)} />;
}
