import { useQueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { sessionQueries } from '@/entities/session/queries';
import { UnreachableNotice } from './unreachable-notice';

/** The notice after a session check that got no answer. */
function AfterCheck({ isUnreachable }: { isUnreachable: boolean }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    queryClient.setQueryData(sessionQueries.check().queryKey, {
      hasSession: false,
      userId: null,
      isUnreachable,
    });
  }, [queryClient, isUnreachable]);
  return <UnreachableNotice />;
}

const meta = {
  title: 'account/Unreachable notice',
  component: AfterCheck,
  args: { isUnreachable: true },
} satisfies Meta<typeof AfterCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoAnswer: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent("We couldn't reach the server");
  },
};

export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};

export const NotNeeded: Story = {
  args: { isUnreachable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
