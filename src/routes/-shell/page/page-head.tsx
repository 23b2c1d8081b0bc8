import { useEffect } from 'react';
import { runtimeConfig } from '@/api/runtime-config';

interface PageHeadProps {
  /** Of the tab, without the site's name. */
  title: string;
  /** For search engines and shared links, at most 160 characters. */
  description: string;
  /** The page's one address, from the first `/`. */
  path: string;
  /** A picture for shared links, from the first `/` or absolute; the site's own when there is none. No SVG, which hardly anybody shows. */
  image?: string | undefined;
  kind?: 'website' | 'article' | undefined;
}

/** What a public page tells search engines and whoever shows a link to it: title, description, canonical address, Open Graph. */
export function PageHead({
  title,
  description,
  path,
  image = '/share.png',
  kind = 'website',
}: PageHeadProps) {
  const site = runtimeConfig.siteUrl || location.origin;
  const address = new URL(path, site).href;
  const picture = new URL(image, site).href;
  const fullTitle = path === '/' ? title : `${title} · Tiebeam`;
  useEffect(
    () =>
      setMeta([
        ['name', 'description', description],
        ['property', 'og:title', fullTitle],
        ['property', 'og:description', description],
        ['property', 'og:type', kind],
        ['property', 'og:url', address],
        ['property', 'og:image', picture],
      ]),
    [address, description, fullTitle, kind, picture],
  );
  return (
    <>
      <title>{fullTitle}</title>
      <link rel="canonical" href={address} />
    </>
  );
}

/**
 * Writes each into the element that index.html has for it, or into a new one; the answer undoes it. An empty one is left as it is.
 * React would put a second description beside the one for those who run no script.
 */
function setMeta(entries: readonly [key: string, name: string, content: string][]): () => void {
  const undo = entries
    .filter(([, , content]) => content !== '')
    .map(([key, name, content]) => {
      const present = document.head.querySelector<HTMLMetaElement>(`meta[${key}="${name}"]`);
      const meta = present ?? document.createElement('meta');
      const before = meta.content;
      meta.setAttribute(key, name);
      meta.content = content;
      if (present) return () => void (meta.content = before);
      document.head.append(meta);
      return () => meta.remove();
    });
  return () => undo.forEach((one) => one());
}
