import { PenLine } from 'lucide-react';
import { useCallback, useState } from 'react';
import { wishForComposer } from '../composer-wish';

/**
 * On phones, left of Ava's button: leads back to the composer. It stands right behind the composer in the page and is
 * there only while that has gone out of view above.
 */
export function PostButton() {
  const [isGone, setIsGone] = useState(false);
  const marker = useCallback((element: HTMLSpanElement) => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setIsGone(!last.isIntersecting && last.boundingClientRect.top < innerHeight / 2);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <span ref={marker} aria-hidden data-composer-end className="block" />
      {isGone && (
        <button
          type="button"
          onClick={wishForComposer}
          className="bg-primary text-on-primary hover:bg-primary-hover fixed right-19 bottom-[calc(28px+var(--action-bar-h,0px)+var(--banner-h,-12px))] z-(--z-ava) flex h-12 items-center gap-2 rounded-full px-4.5 font-[550] shadow-md md:hidden print:hidden"
        >
          <PenLine aria-hidden size={18} strokeWidth={1.75} />
          Post
        </button>
      )}
    </>
  );
}
