import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from './field';
import { FieldRows } from './field-rows';
import { Input } from '../input/input';

interface Service {
  name: string;
  price: string;
}

interface ServicesProps {
  initially: readonly Service[];
  error?: string;
  onRows: (rows: readonly Service[]) => void;
}

function Services({ initially, error, onRows }: ServicesProps) {
  const [rows, setRows] = useState(initially);
  return (
    <div className="max-w-xl">
      <FieldRows
        legend="Services"
        rows={rows}
        onRows={(next) => {
          setRows(next);
          onRows(next);
        }}
        blank={{ name: '', price: '' }}
        most={3}
        addLabel="Add a service"
        kind="service"
        nameOf={({ name }) => name}
        faultOf={({ name }) => (name ? undefined : { field: 'name', text: 'Say what the service is' })}
        error={error}
        firstField="name"
        columns="@min-[420px]:grid-cols-[2fr_1fr]"
        labels="once"
      >
        {(row, { change, faulty, label }) => (
          <>
            <Field label={label('Name')}>
              {({ id }) => (
                <Input
                  id={id}
                  {...faulty('name')}
                  value={row.name}
                  onChange={({ target }) => change({ ...row, name: target.value })}
                />
              )}
            </Field>
            <Field label={label('Price')}>
              {({ id }) => (
                <Input
                  id={id}
                  icon="£"
                  value={row.price}
                  onChange={({ target }) => change({ ...row, price: target.value })}
                />
              )}
            </Field>
          </>
        )}
      </FieldRows>
    </div>
  );
}

const valuation = { name: 'Valuation', price: '350' };
const survey = { name: 'Level 3 survey', price: '900' };

const meta = {
  title: 'ui/field-rows',
  component: Services,
  args: { initially: [valuation, survey], onRows: fn() },
} satisfies Meta<typeof Services>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new row is ready to be written; a row that goes leaves the focus on the button that adds. */
export const Many: Story = {
  play: async ({ args, canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add a service' });
    await userEvent.click(add);
    await expect(canvas.getByRole('textbox', { name: 'Name, service 3' })).toHaveFocus();
    await expect(add).toBeDisabled();
    await userEvent.keyboard('Gas check');
    await expect(args.onRows).toHaveBeenLastCalledWith([valuation, survey, { name: 'Gas check', price: '' }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Valuation”' }));
    await expect(args.onRows).toHaveBeenLastCalledWith([survey, { name: 'Gas check', price: '' }]);
    await expect(add).toHaveFocus();
  },
};

/** Every field has a label to be seen and one to be heard; in rows of one line those of the first row stand for all. */
export const Labelled: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText('Price', { exact: true });
    await expect(first?.getBoundingClientRect().height).toBeGreaterThan(10);
    await expect(second?.parentElement?.getBoundingClientRect().height).toBeLessThan(2);
    const price = canvas.getByRole('textbox', { name: 'Price, service 1' });
    await userEvent.click(first as HTMLElement);
    await expect(price).toHaveFocus();
  },
};

/** A phone has every label above its field. */
export const Narrow: Story = {
  decorators: [(Rows) => <div className="w-[280px]">{Rows()}</div>],
  play: async ({ canvas }) => {
    for (const text of canvas.getAllByText('Price', { exact: true }))
      await expect(text.getBoundingClientRect().height).toBeGreaterThan(10);
  },
};

export const None: Story = { args: { initially: [] } };

/** One row is wrong: its field says so, and no other. */
export const OneWrong: Story = {
  args: { initially: [valuation, { name: '', price: '900' }], error: 'Say what the service is' },
  play: async ({ canvas }) => {
    const wrong = canvas.getByRole('textbox', { name: 'Name, service 2' });
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription('Say what the service is');
    await expect(canvas.getByRole('textbox', { name: 'Name, service 1' })).toBeValid();
    await expect(canvas.getAllByText('Say what the service is')).toHaveLength(1);
  },
};

/** What only the server knows is said of them all, and found at the first field. */
export const AllWrong: Story = {
  args: { error: 'Two services have one name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Services' })).toHaveAccessibleDescription(
      'Two services have one name',
    );
    await expect(canvas.getByRole('textbox', { name: 'Name, service 1' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Name, service 2' })).toBeValid();
  },
};
