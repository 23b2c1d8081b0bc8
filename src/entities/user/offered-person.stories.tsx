import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Schemas } from '@/api/contract';
import { author } from '@/testing/fixtures/fixtures';
import { SuggestionList } from '@/ui/menu/suggestion-list';
import { OfferedPerson } from './offered-person';

const people = ['Priya Raman', 'Callum Reyes', 'Aoife Brennan'].map((fullName, index) =>
  author({ id: index + 2, fullName, username: fullName.toLowerCase().replace(' ', '.') }),
);

interface PeopleProps {
  people: readonly Schemas['Author'][];
  active: number;
  onChoose: (person: Schemas['Author']) => void;
}

function OfferedPeople({ people, active, onChoose }: PeopleProps) {
  return (
    <SuggestionList
      id="mentions"
      items={people}
      keyOf={({ username }) => username}
      label="People to mention"
      nouns={['name', 'names']}
      active={active}
      side="below"
      onChoose={onChoose}
    >
      {(person) => <OfferedPerson person={person} />}
    </SuggestionList>
  );
}

/** Below the text box that owns it, as in the composer. */
const meta = {
  title: 'entities/Offered people',
  component: OfferedPeople,
  args: { people, active: 1, onChoose: fn() },
  decorators: [
    (Story, { args }) => (
      <div className="relative mb-48 h-10 max-w-md">
        <input
          role="combobox"
          aria-label="Text"
          aria-expanded
          aria-controls="mentions"
          aria-activedescendant={`mentions-${args.active}`}
          defaultValue="Thank you @"
          className="control h-10 w-full rounded-[9px] px-3"
        />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OfferedPeople>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('option', { name: /Callum Reyes/, selected: true })).toBeVisible();
    await expect(canvas.getByText('3 names, use the arrow keys')).toBeInTheDocument();
    canvas.getByRole('combobox').focus();
    await userEvent.click(canvas.getByRole('option', { name: /Aoife Brennan/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(people[2]);
    // the press leaves the keyboard in the text
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const LongNames: Story = {
  args: {
    active: 0,
    people: [
      author({
        fullName: 'Maximiliane-Alexandra von Hohenstein-Featherstonehaugh 🏡',
        username: 'maximiliane.alexandra.von.h',
      }),
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('listbox', { name: 'People to mention' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(canvas.getByText('1 name, use the arrow keys')).toBeInTheDocument();
  },
};

export const Light: Story = { globals: { theme: 'light' } };
