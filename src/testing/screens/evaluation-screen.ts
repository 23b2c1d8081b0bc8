import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { openApp } from '../open-app';
import { mockServer } from '../setup';

/** The page of an evaluation brings charts and solvers: on a loaded machine it takes its time. */
export const patient = { timeout: 8000 };

/** An evaluation as the mock server has it now. */
export function storedEvaluation(title = 'Ashfield Terrace, two-bed') {
  const row = mockServer.world.db.evaluation.all().find((each) => each.title === title);
  if (!row) throw new Error(`The seeds have no “${title}”`);
  return row;
}

/** Opens an evaluation as its owner. */
export function openEvaluation(title?: string) {
  mockServer.signInAs('hannah.okafor');
  return openApp(`/property-evaluations/${storedEvaluation(title).id}`);
}

export const field = (name: string) => screen.findByRole('textbox', { name }, patient);
export const tile = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) }, patient);

/** Types a figure in place of what a field has. */
export async function retype(name: string, text: string) {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

/** Ends a test once nothing is on its way to the server any more; nothing that was kept reaches the next one. */
export async function leaveEvaluation() {
  await waitFor(() => expect(screen.queryByText(/^(Not saved yet|Saving)$/)).toBeNull(), patient);
  cleanup();
  removeDraftsOf(1);
}
