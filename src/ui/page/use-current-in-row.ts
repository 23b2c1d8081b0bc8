import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { showInRow } from '../tabs';

/** For a row of links that scrolls on a narrow screen: the link of the page that is open is brought into view. */
export function useCurrentInRow() {
  const row = useRef<HTMLUListElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current=page]');
    if (row.current && current) showInRow(row.current, current);
  }, [path]);
  return row;
}
