import { useEditor } from '../page/editor/editor-context';
import { InputCard, WideRow } from '../page/inputs/input-card';
import { homeKindText } from '@/lib/places/home-types';
import { HomeFields } from './home-fields';
import { PlaceFields } from './place-fields';
import { TagList } from './tag-list';

/** Where the home is and what it is: rules and area figures rest on it. */
export function PropertyCard() {
  const kind = useEditor(({ deal }) => (deal.home ? homeKindText(deal.home) : ''));
  const outcode = useEditor(({ deal }) => deal.outcode);
  return (
    <InputCard title="Property" note={[outcode, kind].filter(Boolean).join(' · ')} isOpen={false}>
      <PlaceFields />
      <HomeFields />
      <WideRow>
        <TagList />
      </WideRow>
    </InputCard>
  );
}
