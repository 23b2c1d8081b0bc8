import type { Schemas } from '@/api/contract';
import { openModal } from '@/ui/modal/modal-store';
import { TeamEditor } from './team-editor';

/** Opens the team of a business, for its owner. Every change is saved as it is made. */
export function openTeamEditor(business: Schemas['Business']): void {
  openModal({
    id: 'business-team',
    title: `Team at ${business.name}`,
    size: 'md',
    content: <TeamEditor business={business} />,
  });
}
