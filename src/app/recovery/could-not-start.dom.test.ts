import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sayCouldNotStart } from './could-not-start';

it('says that the application did not start, in the place of what was shown, and offers a reload', async () => {
  document.body.innerHTML = '<div id="root"><p>Skeleton</p></div>';
  const root = document.getElementById('root');
  let reloads = 0;
  if (root) sayCouldNotStart(root, () => (reloads += 1));
  expect(screen.queryByText('Skeleton')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Tiebeam couldn’t start');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloads).toBe(1);
});
