import { useState, type ReactNode } from 'react';
import { VisibleMarker } from '../rows/visible-marker';

/** Renders its children once there is room to see them, until then what holds their place; what stays hidden at this width never asks the server. */
export function WhenVisible({ children, room }: { children: ReactNode; room?: ReactNode }) {
  const [isVisible, setIsVisible] = useState(false);
  if (isVisible) return children;
  return (
    <>
      <VisibleMarker onVisible={() => setIsVisible(true)} />
      {room}
    </>
  );
}
