import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient, storedEvaluation } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const files: Blob[] = [];
const count = 120;

/** So many deals tagged `bulk`, which come on three pages. */
function seedDeals() {
  const { id: _id, ...deal } = storedEvaluation();
  for (let at = 1; at <= count; at += 1)
    mockServer.world.db.evaluation.add({ ...deal, title: `Bulk ${at}`, tags: ['bulk'] });
}

beforeEach(() => {
  files.length = 0;
  URL.createObjectURL = vi.fn((file: Blob) => {
    files.push(file);
    return 'blob:nothing';
  });
  URL.revokeObjectURL = () => {};
  seedDeals();
  mockServer.signInAs('hannah.okafor');
});

const exportButton = () => screen.findByRole('button', { name: 'Export CSV' }, patient);

async function open(path = '/property-evaluations?tag=bulk&sort=title') {
  openApp(path);
  await screen.findByText(/^120 evaluations/, undefined, patient);
}

const linesOf = async (file: Blob | undefined) => ((await file?.text()) ?? '').trim().split('\r\n').slice(1);

it('The export holds every deal that the filters match, in their order', async () => {
  await open();
  expect((await screen.findAllByRole('rowheader', {}, patient)).length).toBeLessThan(count);
  await userEvent.click(await exportButton());
  await waitFor(() => expect(files).toHaveLength(1), patient);
  const titles = (await linesOf(files[0])).map((line) => line.split(',')[0]);
  expect(titles).toHaveLength(count);
  expect(new Set(titles).size).toBe(count);
  expect(titles.slice(0, 3)).toEqual(['Bulk 1', 'Bulk 10', 'Bulk 100']);
});

it('An export that fails says so and downloads nothing', async () => {
  await open();
  mockServer.fail('listEvaluations', { status: 500, body: { message: 'Back in a minute' }, times: 1 });
  await userEvent.click(await exportButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t export your evaluations. Back in a minute. Nothing was downloaded.',
  );
  expect(files).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Retry export' }));
  await waitFor(() => expect(files).toHaveLength(1), patient);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('An export says how far it is and can be cancelled', async () => {
  await open();
  const isSecond = (url: string) => new URL(url).searchParams.get('page') === '2';
  const never = new Promise<void>(() => {});
  mockServer.use(http.get('*/api/evaluations', ({ request }) => (isSecond(request.url) ? never : undefined)));
  await userEvent.click(await exportButton());
  expect(await screen.findByText('Exporting 50 of 120…', undefined, patient)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel export' }));
  expect(await exportButton()).toHaveFocus();
  expect(screen.queryByText(/^Exporting/)).toBeNull();
  expect(files).toHaveLength(0);
});
