import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it.each([
  { where: 'with the attribute hidden', element: <p hidden>words</p> },
  {
    where: 'inside something hidden',
    element: (
      <div hidden>
        <p>words</p>
      </div>
    ),
  },
  { where: 'with a style of its own', element: <p style={{ display: 'none' }}>words</p> },
  { where: 'made invisible', element: <p style={{ visibility: 'hidden' }}>words</p> },
  {
    where: 'inside something invisible',
    element: (
      <div style={{ visibility: 'hidden' }}>
        <p>words</p>
      </div>
    ),
  },
  {
    where: 'in a dialog that is not open',
    element: (
      <dialog>
        <p>words</p>
      </dialog>
    ),
  },
])('What stands $where is not visible, and has no role', ({ element }) => {
  render(element);
  expect(screen.getByText('words')).not.toBeVisible();
  expect(screen.queryByRole('paragraph')).toBeNull();
});

it.each([
  { where: 'on its own', element: <p>words</p> },
  {
    where: 'visible inside something invisible',
    element: (
      <div style={{ visibility: 'hidden' }}>
        <p style={{ visibility: 'visible' }}>words</p>
      </div>
    ),
  },
  {
    where: 'in a dialog that is open',
    element: (
      <dialog open>
        <p>words</p>
      </dialog>
    ),
  },
])('What stands $where has its role', ({ element }) => {
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
