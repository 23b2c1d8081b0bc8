import { Mentions } from '@/entities/user/mentions';
import { tagAt } from '@/lib/rich-text/tags';
import type { SuggestionFieldProps } from '@/ui/menu/text-suggestions';
import { TagOffers } from '../tags/tag-offers';

/** What a post or comment offers for the word at the cursor: people after an @, tags after a #. */
export function TextOffers(props: SuggestionFieldProps) {
  const tag = props.cursor === null ? null : tagAt(props.value, props.cursor);
  return tag ? <TagOffers {...props} written={tag} /> : <Mentions {...props} />;
}
