import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Plus, SlidersHorizontal } from 'lucide-react';
import { adviceText } from '@/api/errors';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { evaluationQueries } from '../queries';
import { ProfileEditor } from './profile-editor';
import type { Profile } from './form/profile-form';
import { Pause } from '@/ui/text/pause';

interface EvaluationSettingsPageProps {
  userId: number;
  /** The id of the profile that is shown, or `new`; the default one when left out. */
  profileId: string | undefined;
  onProfile: (id: string | undefined) => void;
}

/** What new evaluations begin with and what is asked of a deal, as named profiles (S39). */
export function EvaluationSettingsPage({ userId, profileId, onProfile }: EvaluationSettingsPageProps) {
  const settings = useQuery(evaluationQueries.settings());
  const profiles = settings.data?.data;
  const isNew = profileId === 'new';
  const shown = isNew ? undefined : (profiles?.find(({ id }) => id === profileId) ?? profiles?.[0]);
  return (
    <div className="min-w-0 pb-24">
      <title>Evaluation profiles · Tiebeam</title>
      <Link
        to="/property-evaluations"
        className={`${buttonClass({ variant: 'ghost', size: 'sm' })} mb-2 -ml-2`}
      >
        <ArrowLeft aria-hidden size={16} />
        Evaluations
      </Link>
      <h1 className="font-display text-2xl tracking-display font-bold">Evaluation profiles</h1>
      <p className="mb-4 max-w-prose text-sm text-pretty text-ink-2">
        A profile holds your default figures and your criteria for a deal. Saved evaluations change only when
        you apply a profile to them. Unsaved edits stay on this device.
      </p>
      {settings.isPending && (
        <>
          <SettingsSkeleton />
          <StillLoading onRetry={() => void settings.refetch()} />
        </>
      )}
      {!profiles && settings.isError && (
        <ErrorState
          title="Couldn’t load your profiles"
          text={adviceText(settings.error)}
          onRetry={() => void settings.refetch()}
          isRetrying={settings.isRefetching}
        />
      )}
      {profiles?.length === 0 && !isNew && (
        <Card>
          <EmptyState
            headingLevel={2}
            icon={<SlidersHorizontal aria-hidden />}
            title="No profiles yet"
            text="Until you create one, evaluations start from Tiebeam’s defaults."
            action={<Button onClick={() => onProfile('new')}>New profile</Button>}
          />
        </Card>
      )}
      {profiles && (profiles.length > 0 || isNew) && (
        <div className="grid grid-cols-1 gap-4 xl:grid-cols-[240px_minmax(0,1fr)] xl:items-start">
          <nav aria-label="Profiles" className="min-w-0">
            <ul className="flex gap-2 max-xl:flex-wrap xl:flex-col">
              {profiles.map((profile) => (
                <li key={profile.id} className="min-w-0">
                  <ProfileLink profile={profile} isCurrent={profile.id === shown?.id} />
                </li>
              ))}
              <li>
                <Button
                  variant={isNew ? 'outline' : 'ghost'}
                  icon={<Plus aria-hidden size={16} />}
                  aria-current={isNew ? 'page' : undefined}
                  onClick={() => onProfile('new')}
                >
                  New profile
                </Button>
              </li>
            </ul>
          </nav>
          <ProfileEditor
            key={shown?.id ?? 'new'}
            userId={userId}
            profile={shown}
            others={profiles.filter(({ id }) => id !== shown?.id)}
            onMade={({ id }) => onProfile(id)}
            onDeleted={() => onProfile(undefined)}
          />
        </div>
      )}
    </div>
  );
}

function ProfileLink({ profile, isCurrent }: { profile: Profile; isCurrent: boolean }) {
  return (
    <Link
      to="/settings/evaluation"
      search={{ profile: profile.id }}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-11 min-w-0 flex-col justify-center rounded-[10px] border border-line px-3 py-1.5 hover:bg-hover aria-[current=page]:border-primary aria-[current=page]:bg-surface-2"
    >
      <span className="flex min-w-0 items-center gap-2">
        <span className="truncate font-medium">
          {profile.name}
          <Pause />
        </span>
        {profile.isDefault && (
          <>
            <Badge tone="teal">Default</Badge>
            <Pause />
          </>
        )}
      </span>
      <span className="text-xs text-ink-3">
        {profile.strategy === null ? 'All strategies' : strategyNames[profile.strategy]}
      </span>
    </Link>
  );
}

function SettingsSkeleton() {
  return (
    <div aria-hidden className="grid grid-cols-1 gap-4 xl:grid-cols-[240px_minmax(0,1fr)]">
      <Skeleton className="h-36 rounded-[14px]" />
      <Skeleton className="h-[60vh] rounded-[14px]" />
    </div>
  );
}
