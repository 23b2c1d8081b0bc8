import { uuidOf } from '@mocks/engine/db/table-definition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { useStorySession } from '@/testing/screens/use-story-session';
import { arranged } from '../model/stages';
import { DealView } from './deal-view';

/** The deal with its tabs working, as the drawer shows it. */
function WorkingDeal(args: ComponentProps<typeof DealView>) {
  useStorySession();
  const [tab, setTab] = useState(args.tab);
  return (
    <div className="max-w-[760px]">
      <DealView {...args} tab={tab} onTab={setTab} />
    </div>
  );
}

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'pipeline/Deal',
  component: DealView,
  render: WorkingDeal,
  args: { id: uuidOf('evaluation', 1), tab: 'summary', onTab: () => {}, views: arranged([]), move: () => {} },
} satisfies Meta<typeof DealView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A deal of the seeds by its number. */
const deal = (n: number) => uuidOf('evaluation', n);
const light = { theme: 'light' } as const;
const phone = { viewport: { value: '390' } } as const;
/** What a tab reads is refused. */
const failing = (operation: string) => ({ scenario: `?fault=${operation}:500` });
const shows = (text: string | RegExp): NonNullable<Story['play']> =>
  async function play({ canvas }) {
    await expect((await canvas.findAllByText(text, {}, patience))[0]).toBeVisible();
  };

export const Summary: Story = { play: shows('Cash needed') };
export const SummaryOnAPhone: Story = { ...Summary, globals: { ...phone, ...light } };

export const Offers: Story = { args: { id: deal(11), tab: 'offers' }, play: shows('Target ROI') };
export const OffersOnAPhone: Story = { ...Offers, globals: { ...phone, ...light } };
/** Its amount, date, conditions and note can be corrected. */
export const OfferEdited: Story = {
  args: { tab: 'offers' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the £174,000 offer' }, patience));
    const dialog = await screen.findByRole('dialog', { name: 'Edit offer' }, patience);
    await expect(within(dialog).getByRole('textbox', { name: 'Amount' })).toHaveValue('174,000');
  },
};
export const OfferEditedOnAPhone: Story = { ...OfferEdited, globals: { ...phone, ...light } };
export const NoOffers: Story = { args: { id: deal(6), tab: 'offers' }, play: shows('No offers yet') };

export const Actions: Story = { args: { tab: 'actions' }, play: shows(/^Was due/) };
export const ActionsOnAPhone: Story = { ...Actions, globals: { ...phone, ...light } };
export const NoActions: Story = { args: { id: deal(21), tab: 'actions' }, play: shows('No open tasks') };
export const ActionsFailing: Story = {
  args: { tab: 'actions' },
  parameters: failing('listPropertyActions'),
  play: shows('Couldn’t load the actions'),
};

export const Viewings: Story = { args: { id: deal(9), tab: 'viewings' }, play: shows('Confirmed') };
export const ViewingsOnAPhone: Story = { ...Viewings, globals: { ...phone, ...light } };
export const NoViewings: Story = { args: { id: deal(21), tab: 'viewings' }, play: shows('No viewings yet') };
export const ViewingsFailing: Story = {
  args: { tab: 'viewings' },
  parameters: failing('listPropertyViewings'),
  play: shows('Couldn’t load the viewings'),
};

export const People: Story = { args: { id: deal(13), tab: 'people' }, play: shows('No people yet') };
export const PeopleOnAPhone: Story = { ...People, globals: { ...phone, ...light } };
export const PeopleFailing: Story = {
  args: { tab: 'people' },
  parameters: failing('listContacts'),
  play: shows('Couldn’t load your contacts'),
};

export const Conveyancing: Story = {
  args: { id: deal(15), tab: 'conveyancing' },
  play: shows('Exchange of contracts'),
};
export const ConveyancingInScotland: Story = {
  args: { id: deal(9), tab: 'conveyancing' },
  globals: { ...phone, ...light },
  play: shows('Missives concluded'),
};
export const ConveyancingFailing: Story = {
  args: { id: deal(15), tab: 'conveyancing' },
  parameters: failing('listPropertyActions'),
  play: shows('Couldn’t load the checklist'),
};

export const Files: Story = { args: { tab: 'files' }, play: shows(/files yet$|\.pdf$/) };
export const FilesOnAPhone: Story = { ...Files, globals: { ...phone, ...light } };
export const FilesFailing: Story = {
  args: { tab: 'files' },
  parameters: failing('listDocuments'),
  play: shows('Couldn’t load the files'),
};

export const Activity: Story = { args: { tab: 'activity' }, play: shows(/^Viewing/) };
export const ActivityOnAPhone: Story = { ...Activity, globals: { ...phone, ...light } };
export const NoActivity: Story = { args: { id: deal(23), tab: 'activity' }, play: shows('No activity yet') };

/** Whoever a deal is not shared with. */
export const NotShared: Story = {
  parameters: { scenario: '?fault=getEvaluation:403' },
  play: shows('Couldn’t load this deal'),
};

export const Offline: Story = { parameters: { scenario: 'offline' }, play: shows('You’re offline') };

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading deal', {}, patience)).toBeInTheDocument();
  },
};
