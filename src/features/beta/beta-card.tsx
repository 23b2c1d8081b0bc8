import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { read } from '@/api/queries';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { openBetaForm } from './beta-form';
import { BetaState } from './beta-state';

interface BetaCardProps {
  feature: Schemas['BetaFeature'];
  /** Its name on screen. */
  title: string;
}

/** Below a page in beta: the application for its early features, or how far mine has come (S66). Nothing until that is known. */
export function BetaCard({ feature, title }: BetaCardProps) {
  const { data } = useQuery({ ...read('/beta-applications', { query: { scope: 'mine' } }), retry: false });
  if (!Array.isArray(data?.data)) return null;
  const application = data.data.find((each) => each.feature === feature);
  return (
    <Card as="section" aria-label={`${title} beta`} className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-48 flex-1">
        <h2 className="flex flex-wrap items-center gap-2 text-md font-semibold">
          <Badge tone="tan">BETA</Badge>
          {application ? 'Early access' : 'Apply for early access'}
        </h2>
        <p className="mt-1 text-sm text-pretty text-ink-2">
          {`Try new features in ${title} before anyone else, and tell us what you think.`}
        </p>
      </div>
      {application ? (
        <BetaState application={application} />
      ) : (
        <Button
          variant="outline"
          aria-label={`Apply for the ${title} beta`}
          onClick={() => openBetaForm(feature, title)}
        >
          Apply
        </Button>
      )}
    </Card>
  );
}
