import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { Schemas } from '@/api/contract';
import { useDraft } from '@/ui/draft/draft-store';
import { createEditor, type Editor } from '../model/editor';
import { keepEdits, keptEdits } from '../model/kept-edits';
import { profileForStrategy, profileOf } from '../page/results/criteria';
import { blankEvaluation, newId } from './blank-evaluation';

type Profile = Schemas['EvaluationSetting'];

/** Before the id of a profile that nobody chose: the strategy brought it. */
const broughtMark = '~';

interface NewDeal {
  editor: Editor;
  /** The profile it begins with; undefined without any. */
  profile: Profile | undefined;
  choose: (id: string) => void;
  /** It is made: what was kept of it goes. */
  forget: () => void;
}

/**
 * A deal that is not made yet, on top of a profile: the one that was chosen, else the one for its strategy. What is typed is kept
 * on this device, and stays when another profile comes underneath.
 */
export function useNewDeal(user: Schemas['CurrentUser'], profiles: readonly Profile[]): NewDeal {
  const kept = useDraft(user.id, 'new-evaluation-profile');
  const isChosen = kept.text !== '' && !kept.text.startsWith(broughtMark);
  const profile = profileOf(profiles, kept.text.replace(broughtMark, ''));
  const [editor] = useState(() => {
    const created = createEditor(blankEvaluation(user, profile, new Date()), keptEdits(user.id, newId));
    created.subscribe((now, before) => keepEdits(user.id, newId, now, before));
    return created;
  });
  const primary = useStore(editor, (state) => state.deal.primary);
  const begin = (next: Profile | undefined, mark: string) => {
    kept.write(next ? mark + next.id : '');
    editor.restart(blankEvaluation(user, next, new Date()));
  };
  const follow = useEffectEvent(() => {
    const wanted = isChosen ? profile : profileForStrategy(profiles, primary);
    const isUnder = (wanted?.id ?? null) === editor.getState().deal.settingsId;
    if (!isUnder) begin(wanted, isChosen ? '' : broughtMark);
  });
  // Profiles that couldn't be read at first come underneath what was typed meanwhile.
  useEffect(() => follow(), [primary, profiles]);
  return {
    editor,
    profile,
    choose: (id) =>
      begin(
        profiles.find((each) => each.id === id),
        '',
      ),
    forget: () => {
      const state = editor.getState();
      keepEdits(user.id, newId, { ...state, edits: {}, wrong: {} }, state);
      kept.write('');
    },
  };
}
