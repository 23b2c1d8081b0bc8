// Addresses of films elsewhere.
import type { Schema } from '../contract/contract';

type Source = Schema<'VideoSource'>;

const youtubeHosts: ReadonlySet<string> = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com']);

function partsOf(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && (url.protocol === 'https:' || url.protocol === 'http:') ? url : undefined;
}

function youtubeId(url: URL): string | undefined {
  const host = url.hostname.replace(/^www\./, '');
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  const id =
    host === 'youtu.be'
      ? first
      : !youtubeHosts.has(host)
        ? ''
        : first === 'watch'
          ? (url.searchParams.get('v') ?? '')
          : ['embed', 'shorts', 'live'].includes(first)
            ? second
            : '';
  return /^[\w-]{11}$/.test(id) ? id : undefined;
}

function vimeoId(url: URL): string | undefined {
  const host = url.hostname.replace(/^www\./, '');
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  const id = host === 'vimeo.com' ? first : host === 'player.vimeo.com' && first === 'video' ? second : '';
  return /^\d{5,12}$/.test(id) ? id : undefined;
}

/** What a player shows of a link, without cookies; undefined when it is not the address of a film there. */
export function embedUrlOf(source: Source, address: string): string | undefined {
  const url = partsOf(address);
  if (url === undefined || source === 'upload') return undefined;
  const id = source === 'youtube' ? youtubeId(url) : vimeoId(url);
  if (id === undefined) return undefined;
  return source === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}`
    : `https://player.vimeo.com/video/${id}?dnt=1`;
}
