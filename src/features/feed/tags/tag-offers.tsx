import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { read } from '@/api/queries';
import { postQueries } from '@/entities/post/queries';
import type { MarkedWord } from '@/lib/text/marked-word';
import { TextSuggestions, type SuggestionFieldProps } from '@/ui/menu/text-suggestions';

const none: readonly Schemas['TrendingTag'][] = [];

/** Known tags that begin like the one that is written, the trending ones first; after the # alone just these. */
export function TagOffers({
  written,
  ...box
}: Omit<SuggestionFieldProps, 'cursor'> & { written: MarkedWord }) {
  const { query } = written;
  const { data } = useQuery({
    ...(query === '' ? postQueries.trendingTags() : read('/posts/tags', { query: { query } })),
    retry: false,
    staleTime: 300_000,
    placeholderData: (previous) => previous,
  });
  const wanted = query.toLowerCase();
  // those of the letters before stay in view while the server is asked; a tag that is there in full needs no offer
  const offered = data?.data.filter(
    ({ tag }) => tag.toLowerCase().startsWith(wanted) && tag.toLowerCase() !== wanted,
  );
  return (
    <TextSuggestions
      {...box}
      written={written}
      items={offered ?? none}
      wordOf={({ tag }) => `#${tag}`}
      label="Tags"
      nouns={['tag', 'tags']}
    >
      {({ tag, count }) => (
        <>
          <bdi className="min-w-0 flex-1 truncate font-medium">{`#${tag}`}</bdi>
          {count > 0 && (
            <span className="text-ink-3 num shrink-0 text-xs">{`${count} ${count === 1 ? 'post' : 'posts'}`}</span>
          )}
        </>
      )}
    </TextSuggestions>
  );
}
