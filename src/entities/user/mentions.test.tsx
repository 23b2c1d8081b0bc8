import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http } from 'msw';
import { createRef, useRef, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { testQueryClient } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import type { SuggestionKeys } from '@/ui/menu/text-suggestions';
import { Mentions } from './mentions';

function Box() {
  const area = useRef<HTMLTextAreaElement>(null);
  const [keys] = useState(() => createRef<SuggestionKeys>());
  const [value, setValue] = useState('');
  const [cursor, setCursor] = useState<number | null>(null);
  return (
    <>
      <textarea
        aria-label="Message"
        ref={area}
        value={value}
        onChange={({ target }) => {
          setValue(target.value);
          setCursor(target.selectionStart);
        }}
        onKeyDown={(event) => keys.current?.(event.key) && event.preventDefault()}
      />
      <Mentions
        id="people"
        ref={keys}
        area={area}
        value={value}
        cursor={cursor}
        onChange={setValue}
        onClose={() => setCursor(null)}
        onActive={() => {}}
      />
    </>
  );
}

beforeEach(() => {
  mockServer.signInAs('hannah.okafor');
  render(
    <QueryClientProvider client={testQueryClient()}>
      <Box />
    </QueryClientProvider>,
  );
});
const text = () => screen.getByRole('textbox', { name: 'Message' });

it('a key takes no person whom the words written meanwhile do not fit', async () => {
  await userEvent.type(text(), 'hey @tom');
  expect(await screen.findByRole('option', { name: /Tom Whitfield/ })).toBeVisible();
  // the answer to what is written now takes its time
  mockServer.use(http.get('*/api/users', () => delay('infinite')));
  await userEvent.type(text(), ' end{Enter}');
  expect(text()).toHaveValue('hey @tom end\n');
});

it('who still fits is offered while the next answer is under way', async () => {
  await userEvent.type(text(), 'hey @tom');
  expect(await screen.findByRole('option', { name: /Tom Whitfield/ })).toBeVisible();
  mockServer.use(http.get('*/api/users', () => delay('infinite')));
  await userEvent.type(text(), ' w');
  expect(screen.getByRole('option', { name: /Tom Whitfield/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(text()).toHaveValue('hey @tom.whitfield ');
});
