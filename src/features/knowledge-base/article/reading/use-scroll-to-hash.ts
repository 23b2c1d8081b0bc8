import { useLocation } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';

/** A reader who has not seen the heading by then has scrolled by themselves, ms. */
const patienceMs = 5000;

/** Scrolls to the heading that the address names as soon as it is there: the router looks before the article has come. */
export function useScrollToHash(text: RefObject<HTMLElement | null>): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const element = text.current;
    if (hash === '' || !element) return;
    const show = () => {
      const heading = document.getElementById(hash);
      heading?.scrollIntoView();
      return heading !== null;
    };
    if (show()) return;
    const observer = new MutationObserver(() => {
      if (show()) observer.disconnect();
    });
    observer.observe(element, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), patienceMs);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [hash, text]);
}
