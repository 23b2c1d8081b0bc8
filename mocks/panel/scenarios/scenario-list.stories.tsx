import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ScenarioList } from './scenario-list';
import { scenarioNames } from '../../scenarios/scenarios';

const configured: unknown = import.meta.env['STORYBOOK_APP_URL'];

const meta: Meta<typeof ScenarioList> = {
  title: 'Mock server/Scenarios',
  component: ScenarioList,
  args: { base: typeof configured === 'string' ? configured : 'http://localhost:5173' },
};
export default meta;

type Story = StoryObj<typeof ScenarioList>;

/** Set STORYBOOK_APP_URL to have the links lead elsewhere, or write it on the page. */
export const All: Story = {
  play: async ({ canvasElement, args }) => {
    const addresses = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual(scenarioNames.map((name) => `${args.base}/?scenario=${name}`));
  },
};

export const ForAPageAUserAndAFault: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const field = page.getByRole('textbox', { name: 'Page' });
    await userEvent.clear(field);
    await expect(page.getByRole('alert')).toBeVisible();
    await userEvent.type(field, '/notifications');
    await expect(page.getByRole('link', { name: 'Large' })).toHaveAttribute(
      'href',
      `${args.base}/notifications?scenario=large`,
    );
    await userEvent.type(page.getByRole('textbox', { name: /^Fault/ }), 'listPost:500');
    await expect(page.getByRole('alert')).toHaveTextContent('Did you mean');
    await expect(page.queryByRole('link', { name: 'Large' })).toBeNull();
    await userEvent.clear(page.getByRole('textbox', { name: /^Fault/ }));
    await userEvent.type(page.getByRole('textbox', { name: /^Fault/ }), 'listPosts:500');
    await userEvent.type(page.getByRole('combobox', { name: /^User/ }), 'tom.whitfield');
    await expect(page.getByRole('link', { name: 'Large' })).toHaveAttribute(
      'href',
      `${args.base}/notifications?scenario=large&as=tom.whitfield&fault=listPosts:500`,
    );
  },
};

export const Light: Story = { globals: { theme: 'light' } };
