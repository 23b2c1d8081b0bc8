import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
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

/** A window as high as the page: every part of it is in view. */
class TallWindow implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly onChange: IntersectionObserverCallback) {}
  observe(target: Element) {
    const box = target.getBoundingClientRect();
    const entry = { target, isIntersecting: true, intersectionRatio: 1, time: 0, rootBounds: null };
    this.onChange([{ ...entry, boundingClientRect: box, intersectionRect: box }], this);
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** From now on, until the test is over, cards that are made when they come into view are there. */
export const seeWholePage = () => vi.stubGlobal('IntersectionObserver', TallWindow);

/** Opens an evaluation as its owner, all of it in view. */
export function openEvaluation(title?: string) {
  seeWholePage();
  mockServer.signInAs('hannah.okafor');
  return openApp(`/property-evaluations/${storedEvaluation(title).id}`);
}

export const field = (name: string) => screen.findByRole('textbox', { name }, patient);
export const tile = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) }, patient);

/** Opens a group of figures that is folded away at first. */
export const unfold = async (title: string) =>
  userEvent.click(await screen.findByRole('heading', { name: title }, patient));

/** Puts a figure in place of what a field has, in one change: between two keys a slow machine could save what is half typed. */
export async function retype(name: string, text: string) {
  const input = await field(name);
  await userEvent.tripleClick(input);
  await userEvent.paste(text);
}

/** Ends a test once nothing is on its way to the server any more; nothing that was kept reaches the next one. */
export async function leaveEvaluation() {
  await waitFor(() => expect(screen.queryByText(/^(Not saved yet|Saving)$/)).toBeNull(), patient);
  cleanup();
  vi.unstubAllGlobals();
  removeDraftsOf(1);
}
