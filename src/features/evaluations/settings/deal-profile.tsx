import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useStore } from 'zustand';
import { adviceText } from '@/api/errors';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { Button } from '@/ui/button/button';
import { ErrorState } from '@/ui/states/error-state';
import { Field } from '@/ui/form/field';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { Skeleton } from '@/ui/states/skeleton';
import { NativeSelect } from '@/ui/input/native-select';
import type { Editor } from '../model/editor';
import { profileOf } from '../page/results/criteria';
import { useEvaluation } from '../page/editor/editor-context';
import { evaluationQueries } from '../queries';
import { ChangeTable } from './change-table';
import { editsOf, profileChanges } from './profile-changes';

const modalId = 'deal-profile';

/** Opens the profile that the evaluation of this page goes by, to choose another one or to take its figures anew. */
export function useOpenDealProfile(): () => void {
  const { editor, strategy } = useEvaluation();
  const navigate = useNavigate();
  return () =>
    openModal({
      id: modalId,
      title: 'Evaluation profile',
      size: 'md',
      content: (
        <DealProfile
          editor={editor}
          strategy={strategy}
          onEdit={(profile) => void navigate({ to: '/settings/evaluation', search: { profile } })}
        />
      ),
    });
}

interface DealProfileProps {
  editor: Editor;
  strategy: Strategy;
  /** Goes to where profiles are changed; `new` makes one. */
  onEdit: (profileId: string) => void;
}

/** Which profile judges the deal, and what its figures would change. They go into the open page, where undo takes them back. */
export function DealProfile({ editor, strategy, onEdit }: DealProfileProps) {
  const settings = useQuery(evaluationQueries.settings());
  const deal = useStore(editor, (state) => state.deal);
  const profiles = settings.data?.data;
  const current = profileOf(profiles, deal.settingsId);
  const [chosen, setChosen] = useState<string | null>(null);
  const profile = profiles?.find(({ id }) => id === (chosen ?? current?.id));
  const edit = (id: string) => {
    closeModal(modalId);
    onEdit(id);
  };
  if (settings.isPending) return <Skeleton className="h-32 rounded-lg" />;
  if (!profiles) {
    return (
      <ErrorState
        title="Couldn’t load your profiles"
        text={adviceText(settings.error)}
        onRetry={() => void settings.refetch()}
        isRetrying={settings.isRefetching}
      />
    );
  }
  if (!profile) {
    return (
      <div className="flex flex-col items-start gap-3 text-sm text-ink-2">
        <p>No profiles yet. A profile holds your default figures and your criteria for a deal.</p>
        <Button onClick={() => edit('new')}>Create profile</Button>
      </div>
    );
  }
  const changes = profileChanges(deal, profile);
  const isJudgedBy = profile.id === deal.settingsId;
  const take = (edits: Record<string, unknown>) => {
    editor.editMany(edits);
    closeModal(modalId);
  };
  return (
    <div className="flex flex-col gap-4">
      <Field label="Profile" hint="Sets the criteria this deal is checked against">
        {(control) => (
          <NativeSelect
            {...control}
            value={profile.id}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            choices={profiles.map(({ id, name, isDefault }) => ({
              value: id,
              label: isDefault ? `${name} (default)` : name,
            }))}
          />
        )}
      </Field>
      {changes.length > 0 ? (
        <ChangeTable
          deal={deal}
          strategy={strategy}
          changes={changes}
          caption={`What “${profile.name}” will change`}
        />
      ) : (
        <p className="text-sm text-ink-2">This deal already has all the figures in this profile.</p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button variant="ghost" onClick={() => edit(profile.id)}>
          Edit profile
        </Button>
        <span className="flex-1" />
        {!isJudgedBy && (
          <Button variant="outline" onClick={() => take({ settingsId: profile.id })}>
            Use its criteria only
          </Button>
        )}
        {changes.length > 0 && (
          <Button onClick={() => take(editsOf(deal, profile, changes, new Date()))}>
            {changes.length === 1 ? 'Apply 1 change' : `Apply ${changes.length} changes`}
          </Button>
        )}
      </div>
    </div>
  );
}
