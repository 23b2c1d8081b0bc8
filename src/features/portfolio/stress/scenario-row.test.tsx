import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { noStress } from '@/lib/portfolio/stress';
import { ToastRegion } from '@/ui/toast/toast-region';
import { ScenarioRow } from './scenario-row';
import { savedScenarios, saveScenarios } from './stress-scenarios';

const stress = { ...noStress, ratePoints: 1 };
const names = () => savedScenarios(1).map(({ name }) => name);
const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Scenario name' });

function open(...kept: string[]) {
  saveScenarios(
    1,
    kept.map((name) => ({ name, stress })),
  );
  render(
    <>
      <ScenarioRow userId={1} stress={stress} onChoose={() => {}} />
      <ToastRegion />
    </>,
  );
}

async function save(name: string) {
  await userEvent.click(button('Save scenario'));
  await userEvent.type(field(), `${name}{Enter}`);
}

beforeEach(() => localStorage.clear());

it('A ninth scenario is refused at its field, and the eight and what was typed stay', async () => {
  const eight = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
  open(...eight);
  await save('Nine');
  expect(field()).toHaveAccessibleDescription('You can keep 8 scenarios. Delete one first.');
  expect(field()).toHaveValue('Nine');
  expect(names()).toEqual(eight);
  await userEvent.click(button('Delete “Two”'));
  expect(field()).toHaveAccessibleDescription('');
  await userEvent.type(field(), '{Enter}');
  expect(names().at(-1)).toBe('Nine');
});

it.each([
  ['', 'Enter a name'],
  ['tight year', 'You already have a scenario called “Tight year”'],
  ['ALL AT ONCE', 'You already have a scenario called “All at once”'],
])('The scenario name “%s” is refused at its field with the reason', async (typed, reason) => {
  open('Tight year');
  await save(typed);
  expect(field()).toHaveAccessibleDescription(reason);
  expect(field()).toHaveFocus();
  expect(names()).toEqual(['Tight year']);
});

it('The focus goes back to “Save scenario” after a save and after Escape', async () => {
  open();
  expect(document.body).toHaveFocus();
  await save('Tight year');
  expect(button('Save scenario')).toHaveFocus();
  expect(names()).toEqual(['Tight year']);
  await userEvent.click(button('Save scenario'));
  await userEvent.keyboard('{Escape}');
  expect(button('Save scenario')).toHaveFocus();
});

it('A deleted scenario leaves the focus on the next one, and Undo brings it back to its place', async () => {
  open('One', 'Two');
  await userEvent.click(button('Delete “One”'));
  expect(button('Two')).toHaveFocus();
  expect(names()).toEqual(['Two']);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['One', 'Two']);
  await userEvent.click(button('Delete “Two”'));
  expect(button('Save scenario')).toHaveFocus();
});
