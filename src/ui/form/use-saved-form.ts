import { useState } from 'react';
import { changedFields, useForm, type FormOptions } from './use-form';

interface SavedFormOptions<Values> extends Omit<FormOptions<Values>, 'initial' | 'send'> {
  /** What is saved now, here or elsewhere. */
  saved: Values;
  /** Saves the fields that differ from what is saved. Rejects when they were not taken. */
  save: (changes: Partial<Values>) => Promise<unknown>;
  /** Nothing differs, so nothing is sent. */
  onUnchanged?: () => void;
}

/**
 * A form of what exists already: it sends only what was changed, and what is saved elsewhere meanwhile comes in wherever
 * nothing was typed.
 */
export function useSavedForm<Values extends object>(options: SavedFormOptions<Values>) {
  const { saved, save, onUnchanged, validate, failureOf } = options;
  const [seen, setSeen] = useState(saved);
  const form = useForm<Values>({
    initial: saved,
    validate,
    failureOf,
    send: async (values) => {
      const changes = changedFields(values, saved);
      if (Object.keys(changes).length === 0) return onUnchanged?.();
      await save(changes);
      form.rebase(values, values);
    },
  });
  if (JSON.stringify(seen) !== JSON.stringify(saved)) {
    setSeen(saved);
    form.rebase(saved);
  }
  return form;
}
