import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadBody } from '@/ui/markdown/format/load-body';
import { MessageText } from './message-text';
// evaluated with the test file, so that nothing has to arrive first
import '@/ui/markdown/markdown';

beforeAll(() => loadBody(true));

it('A message shows Markdown, and mathematics as formulas', async () => {
  const { container } = render(<MessageText text="The **yield** is $$\frac{a}{b}$$" mentions={[]} />);
  await waitFor(() => expect(container.querySelector('.katex')).not.toBeNull());
  expect(screen.getByText('yield', { selector: 'strong' })).toBeVisible();
});
