import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('A field is found by the label around it, by the one that names it, and by both', () => {
  render(
    <>
      <label>
        Rent <input />
      </label>
      <label htmlFor="price">Price</label>
      <input id="price" />
      <label htmlFor="notes">Notes</label>
      <label>
        for the agent <textarea id="notes" />
      </label>
      <label htmlFor="nothing">
        Nobody’s <input />
      </label>
    </>,
  );
  expect(screen.getByLabelText('Rent')).toBe(screen.getByRole('textbox', { name: 'Rent' }));
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveAttribute('id', 'price');
  expect(screen.getByRole('textbox', { name: 'Notes for the agent' })).toHaveAttribute('id', 'notes');
  expect(screen.queryByRole('textbox', { name: /Nobody/ })).toBeNull();
});
