import { Button } from '@/ui/button/button';
import type { DealCard } from '../model/deal-card';
import { hiddenText } from '../model/stages';
import { openStageDialog } from './stage-dialog';
import type { usePipelinePreferences } from './use-pipeline-preferences';

interface HiddenDealsProps {
  deals: readonly DealCard[];
  preferences: ReturnType<typeof usePipelinePreferences>;
}

/** How many deals the board leaves out with their stages, and the way to show them; nothing where it shows all. */
export function HiddenDeals({ deals, preferences: { views, saveStages } }: HiddenDealsProps) {
  const text = hiddenText(deals, views);
  if (text === null) return null;
  return (
    <span className="flex items-center gap-1 md:ml-auto">
      <span className="num text-sm text-ink-2">{text}</span>
      <Button variant="ghost" onClick={() => openStageDialog({ views, onSave: saveStages })}>
        Edit stages
      </Button>
    </span>
  );
}
