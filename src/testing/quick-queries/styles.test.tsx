import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it.each([
  ['with the attribute hidden', <p hidden>words</p>],
  [
    'inside something hidden',
    <div hidden>
      <p>words</p>
    </div>,
  ],
  ['with a style of its own', <p style={{ display: 'none' }}>words</p>],
  ['made invisible', <p style={{ visibility: 'hidden' }}>words</p>],
  [
    'inside something invisible',
    <div style={{ visibility: 'hidden' }}>
      <p>words</p>
    </div>,
  ],
  [
    'in a dialog that is not open',
    <dialog>
      <p>words</p>
    </dialog>,
  ],
])('What stands %s is not visible, and has no role', (_, element) => {
  render(element);
  expect(screen.getByText('words')).not.toBeVisible();
  expect(screen.queryByRole('paragraph')).toBeNull();
});

it.each([
  ['on its own', <p>words</p>],
  [
    'visible inside something invisible',
    <div style={{ visibility: 'hidden' }}>
      <p style={{ visibility: 'visible' }}>words</p>
    </div>,
  ],
  [
    'in a dialog that is open',
    <dialog open>
      <p>words</p>
    </dialog>,
  ],
])('What stands %s has its role', (_, element) => {
  render(element);
  expect(screen.getByRole('paragraph')).toHaveTextContent('words');
});

it('What changes is seen at once', () => {
  render(<p>words</p>);
  const words = screen.getByText('words');
  words.style.display = 'none';
  expect(words).not.toBeVisible();
  words.style.display = '';
  expect(words).toBeVisible();
  words.hidden = true;
  expect(words).not.toBeVisible();
});

it('A style sheet that a page brings is heard', () => {
  render(
    <>
      <style>{'.gone { display: none }'}</style>
      <p className="gone">words</p>
    </>,
  );
  expect(screen.getByText('words')).not.toBeVisible();
});
