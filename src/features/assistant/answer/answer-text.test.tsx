import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadBody } from '@/ui/markdown/format/load-body';
import { AnswerText } from './answer-text';

beforeAll(() => loadBody(true));

it('An answer of Ava shows Markdown, and mathematics as formulas', async () => {
  const { container } = render(
    <AnswerText
      answer={{ id: 'a1', role: 'assistant', text: 'The **yield** is $$\\frac{a}{b}$$' }}
      uses={[]}
      helpful={undefined}
      question={undefined}
      isLast
      onAsk={() => {}}
      onRate={() => {}}
    />,
  );
  await waitFor(() => expect(container.querySelector('.katex')).not.toBeNull());
  expect(screen.getByText('yield', { selector: 'strong' })).toBeVisible();
});
