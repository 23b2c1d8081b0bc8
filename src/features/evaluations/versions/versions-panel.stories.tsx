import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createStore } from 'zustand/vanilla';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import type { SaveStatus } from '../model/autosave';
import { createEditor } from '../model/editor';
import { VersionsPanel } from './versions-panel';

const of = (n: number) => createEditor(evaluation({ id: uuidOf('evaluation', n) }));

const meta = {
  title: 'evaluations/Versions',
  component: VersionsPanel,
  args: {
    editor: of(1),
    strategy: 'btl',
    status: createStore<SaveStatus>(() => ({ kind: 'saved' })),
    saveNow: () => {},
    isReadOnly: false,
  },
} satisfies Meta<typeof VersionsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show changes/ }));
    await expect(await canvas.findByRole('row', { name: /^Price £180,000 £187,500/ })).toBeVisible();
  },
};

export const ToLookAt: Story = { args: { isReadOnly: true } };

export const None: Story = {
  args: { editor: of(5) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No earlier versions')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  parameters: { server: { fail: { listEvaluationVersions: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load versions')).toBeVisible();
  },
};
