import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from './button';

const form = (isLoading: boolean) => (
  <>
    <Button isLoading={isLoading} loadingLabel="Saving">
      Save
    </Button>
    <input aria-label="Name" />
  </>
);

const button = () => screen.getByRole('button');

/** What a browser does to a focused button that is disabled; jsdom leaves the focus there. */
const loseFocus = () => act(() => button().blur());

describe('a button that finished its work', () => {
  it('has the focus again that it had when the work began', () => {
    const { rerender } = render(form(false));
    act(() => button().focus());
    rerender(form(true));
    expect(button()).toBeDisabled();
    loseFocus();
    rerender(form(false));
    expect(button()).toHaveFocus();
  });

  it('leaves the focus where the person has moved it meanwhile', () => {
    const { rerender } = render(form(false));
    act(() => button().focus());
    rerender(form(true));
    act(() => screen.getByRole('textbox').focus());
    rerender(form(false));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('does not take a focus it never had', () => {
    const { rerender } = render(form(false));
    rerender(form(true));
    rerender(form(false));
    expect(document.body).toHaveFocus();
  });
});

it('hands its element to a ref of either kind, and takes it back', () => {
  const object = createRef<HTMLButtonElement>();
  const seen: (HTMLButtonElement | null)[] = [];
  const { unmount } = render(
    <>
      <Button ref={object}>One</Button>
      <Button ref={(element) => void seen.push(element)}>Two</Button>
    </>,
  );
  expect(object.current).toBe(screen.getByRole('button', { name: 'One' }));
  expect(seen.at(-1)).toBe(screen.getByRole('button', { name: 'Two' }));
  unmount();
  expect(object.current).toBeNull();
  expect(seen.at(-1)).toBeNull();
});
