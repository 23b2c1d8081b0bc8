import { Mentions } from '@/entities/user/mentions';
import { tagAt } from '@/lib/rich-text/tags';
import type { OffersProps } from '@/ui/menu/word-offers';
import { TagOffers } from '../tags/tag-offers';

/** What a post or comment offers for the word at the cursor: people after an @, tags after a #. */
export function TextOffers(props: OffersProps) {
  const tag = props.cursor === null ? null : tagAt(props.value, props.cursor);
  return tag ? <TagOffers {...props} written={tag} /> : <Mentions {...props} />;
}
