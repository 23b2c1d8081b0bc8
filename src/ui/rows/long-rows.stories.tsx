import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useLongRows } from './use-long-rows';

const rowsFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

/** Rows of several heights, which the list cannot know. */
function LongList({ count }: { count: number }) {
  const [rows, setRows] = useState(() => rowsFrom(0, count));
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <div className="bg-surface-1 sticky top-0 z-1 flex gap-4">
        <button onClick={() => setRows([...rowsFrom((rows[0] ?? 0) - 5, 5), ...rows])}>Put five above</button>
        <button onClick={() => setRows([...rows, ...rowsFrom((rows.at(-1) ?? 0) + 1, 20)])}>Load more</button>
        <button onClick={() => setRows(rows.slice(0, 50))}>Keep fifty</button>
        <button onClick={() => setIsShown(!isShown)}>Leave or come back</button>
      </div>
      {isShown && <Rows rows={rows} />}
      <p>The end</p>
    </>
  );
}

function Rows({ rows }: { rows: readonly number[] }) {
  const { shown, list } = useLongRows<number, HTMLUListElement>(rows, {
    keyOf: (row) => row,
    rowHeight: 60,
    gap: 10,
    memory: 'story',
  });
  return (
    <ul ref={list} aria-label="Rows" className="flex flex-col gap-2.5">
      {shown.map((row) => (
        <li key={row} style={{ height: 40 + (Math.abs(row) % 7) * 12 }}>
          <Opening row={row} />
        </li>
      ))}
    </ul>
  );
}

function Opening({ row }: { row: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      {`Row ${row}`}
    </button>
  );
}

const meta = { title: 'ui/Long rows', component: LongList, args: { count: 1000 } } satisfies Meta<
  typeof LongList
>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const few = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(60));
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
const wholeHeight = () => document.documentElement.scrollHeight;
/** 1,000 rows of 40 to 112 px with 10 px between them, above it the bar and below it a line. */
const roughHeight = 86_000;

/** The row at the middle of the window and where it is. */
function rowInView() {
  const row = [...document.querySelectorAll('[aria-label="Rows"] > li')].find(
    (each) => each.getBoundingClientRect().bottom > innerHeight / 2,
  );
  return { name: row?.textContent, top: Math.round(row?.getBoundingClientRect().top ?? NaN) };
}

/** Only the rows near the view are there; the page is as high as all of them, and at its end is the last. */
export const Thousand: Story = {
  play: async ({ canvas }) => {
    await few(canvas);
    await expect(Math.abs(wholeHeight() - roughHeight)).toBeLessThan(roughHeight / 3);
    await waitFor(async () => {
      scrollTo(wholeHeight());
      await expect(canvas.getByRole('button', { name: 'Row 999' })).toBeVisible();
      await expect(canvas.getByText('The end').getBoundingClientRect().bottom).toBeLessThanOrEqual(
        innerHeight,
      );
    });
    await few(canvas);
    await waitFor(async () => {
      const last = canvas.getByRole('button', { name: 'Row 999' }).closest('li');
      await expect(last).toHaveAttribute('aria-posinset', '1000');
      await expect(last).toHaveAttribute('aria-setsize', '1000');
    });
  },
};

/** Up to a hundred rows all are there. */
export const Hundred: Story = {
  args: { count: 100 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Row 3' }));
    scrollTo(3000);
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await few(canvas);
    // What was open is open still, though the list has become long meanwhile.
    await expect(canvas.getByRole('button', { name: 'Row 3' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep fifty' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(50));
    await expect(canvas.getByRole('list')).toHaveStyle({ paddingTop: '0px', paddingBottom: '0px' });
  },
};

/** Whoever comes back to a list finds the same row at the same place. */
export const ComeBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await few(canvas);
    const leave = canvas.getByRole('button', { name: 'Leave or come back' });
    for (const top of [400, 800, 1200, 1600]) {
      scrollTo(top);
      await waitFor(() => expect(rowInView().name).toBeDefined());
    }
    const before = await atRest();
    const { scrollY } = window;
    await userEvent.click(leave);
    await userEvent.click(leave);
    scrollTo(scrollY);
    await waitFor(() => expect(rowInView()).toEqual(before));
  },
};

/** The focus stays in its row however far that is, and Tab goes on from there. */
export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await few(canvas);
    const row = canvas.getByRole('button', { name: 'Row 4' });
    row.focus({ preventScroll: true });
    scrollTo(30_000);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Row 9' })).toBeNull());
    await few(canvas);
    await expect(row).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Row 5' })).toHaveFocus();
  },
};

/** Rows that come above move nothing of what is being read. */
export const ComeAbove: Story = {
  play: async ({ canvas }) => {
    await few(canvas);
    scrollTo(20_000);
    const before = await atRest();
    canvas.getByRole('button', { name: 'Put five above' }).click();
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '1005'));
    await expect(await atRest()).toEqual(before);
  },
};

/** On paper every row stands there, without the room of rows that are not; afterwards those near the view again. */
export const Printed: Story = {
  play: async ({ canvas }) => {
    await few(canvas);
    scrollTo(20_000);
    await few(canvas);
    const before = await atRest();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1000);
    await expect(canvas.getByRole('list')).toHaveStyle({ paddingTop: '0px', paddingBottom: '0px' });
    window.dispatchEvent(new Event('afterprint'));
    await few(canvas);
    await expect(await atRest()).toEqual(before);
  },
};

/** Where the rows are once nothing moves between two frames. */
async function atRest() {
  let place = rowInView();
  await waitFor(async () => {
    const before = place;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    place = rowInView();
    await expect(place).toEqual(before);
    await expect(place.name).toBeDefined();
  });
  return place;
}
