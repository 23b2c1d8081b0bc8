import { Fragment, useEffect, useState } from 'react';
import type { LibraryMap } from './base/create-map';

interface Source {
  text: string;
  href?: string;
}

/** Whom the map's data is from, as its style tells it: words and links, nothing else of their markup. */
export function readSources(markup: string): Source[] {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  return [...body.childNodes].flatMap((node) => {
    const text = node.textContent?.trim() ?? '';
    if (text === '') return [];
    const link = node instanceof HTMLAnchorElement ? node : null;
    return [link && /^https?:$/.test(link.protocol) ? { text, href: link.href } : { text }];
  });
}

const markupOf = (map: LibraryMap) => {
  const { sources } = map.getStyle();
  const told = Object.values(sources).map((source) =>
    'attribution' in source && typeof source.attribution === 'string' ? source.attribution : '',
  );
  return [...new Set(told)].join(' ').trim();
};

/** Names the sources of the map. */
export function MapAttribution({ map }: { map: LibraryMap }) {
  const [markup, setMarkup] = useState('');
  useEffect(() => {
    const read = () => setMarkup(markupOf(map));
    map.on('idle', read);
    return () => void map.off('idle', read);
  }, [map]);
  const sources = readSources(markup);
  if (sources.length === 0) return null;
  return (
    <p className="absolute right-0 bottom-0 z-1 max-w-full truncate rounded-tl-md bg-overlay/80 px-2 py-0.5 text-[11px]/4 text-ink-2">
      {'Map data: '}
      {sources.map(({ text, href }, at) => (
        <Fragment key={text}>
          {at > 0 && ' '}
          {href === undefined ? (
            text
          ) : (
            <a href={href} target="_blank" rel="noreferrer" className="underline">
              {text}
            </a>
          )}
        </Fragment>
      ))}
    </p>
  );
}
