import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Schemas } from '@/api/contract';
import { author, recently } from '@/testing/fixtures/fixtures';
import { storedDrafts } from '@/testing/agreements/stored-drafts';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { editDraft } from '@/ui/draft/edit-draft';
import { writeDraft } from '@/ui/draft/draft-parts';
import { CompanyCard } from '../company-card';
import { BusinessEditor } from './business-editor';
import { textOf } from './business-form';

const owner = author({ id: 1, fullName: 'Hannah Okafor', username: 'hannah.okafor' });
const business: Schemas['Business'] = {
  id: '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7b10',
  name: 'Okafor Lettings',
  username: 'okafor.lettings',
  profileImage: null,
  authUser: owner,
  type: 'Letting agents',
  tagline: 'Let by people who let',
  about: null,
  town: 'Leeds',
  outcode: 'LS6',
  services: [{ name: 'Tenant find', priceFrom: 450, unit: 'per let' }],
  areas: ['LS6', 'LS7'],
  phone: null,
  email: null,
  website: null,
  hours: [{ day: 1, open: '09:00', close: '17:30' }],
  accreditations: [],
  companyNumber: null,
  members: [{ userId: 1, role: 'owner', user: owner }],
  rating: null,
  reviewCount: 0,
  verified: false,
  myRole: 'owner',
  distanceMiles: null,
  createdAt: recently,
  updatedAt: recently,
};

const meta = {
  title: 'business/Editor',
  component: BusinessEditor,
  args: { business, userId: 1, onCancel: fn(), onSaved: fn() },
  beforeEach: () => removeDraftsOf(1),
  decorators: [
    (Story) => (
      <div className="bg-overlay max-w-[640px] p-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BusinessEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add service' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name, service 2' }), 'Inventory');
    await expect(storedDrafts()).toContain('Inventory');
  },
};

export const Light: Story = { globals: { theme: 'light' } };

/** Typed on an earlier visit, while somebody else saved another tagline. */
export const ChangedElsewhere: Story = {
  beforeEach: () => {
    const before = textOf({ ...business, tagline: 'Let by people' });
    writeDraft(1, `business:${business.id}`, editDraft({ ...before, tagline: 'Let in a week' }, before, ''));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Tagline' })).toHaveValue('Let in a week');
    await expect(canvas.getByText(/^Changed elsewhere: Tagline\./)).toBeVisible();
  },
};

/** What is wrong stands at its field, and nothing is sent. */
export const Wrong: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Areas covered' }), ', Leeds');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Enter a name with at least two letters')).toBeVisible();
    await expect(canvas.getByText('LEEDS isn’t the first half of a postcode')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** What is wrong with one of many rows stands in that row, and the focus is on the very field. */
export const WrongRow: Story = {
  args: {
    business: {
      ...business,
      services: [
        { name: 'Tenant find', priceFrom: 450, unit: 'per let' },
        { name: 'Inventory', priceFrom: 120, unit: null },
      ],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const price = canvas.getByRole('textbox', { name: 'Price from, service 2' });
    await userEvent.clear(price);
    await userEvent.type(price, 'dear');
    await userEvent.clear(canvas.getByLabelText('Monday closing time'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(price).toHaveFocus();
    await expect(price).toHaveAccessibleDescription('Enter the price of Inventory in pounds, such as 450');
    await expect(canvas.getByRole('textbox', { name: 'Name, service 1' })).toBeValid();
    await expect(canvas.getByLabelText('Monday closing time')).toHaveAccessibleDescription(
      'Enter both an opening and a closing time, or leave both blank',
    );
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** Nothing on the register: its number and the way there. */
export const UnknownCompany: Story = {
  render: () => <CompanyCard number="99999999" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99999999')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Charges on the register/ })).toBeVisible();
  },
};
