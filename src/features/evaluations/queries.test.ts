import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { evaluationQueries } from './queries';

it.each([
  ['is left where a newer version was saved meanwhile', 3, 4],
  ['is taken where it has another part of the same version', 4, 4],
  ['is taken where it is newer', 5, 4],
])('An answer %s', async (_what, version, savedVersion) => {
  const answer = evaluation({ version, title: 'Answer' });
  const query = evaluationQueries.one(answer.id);
  const queryClient = new QueryClient();
  const reading = queryClient.fetchQuery({ ...query, queryFn: () => Promise.resolve(answer) });
  queryClient.setQueryData(query.queryKey, evaluation({ version: savedVersion, title: 'Saved' }));
  await reading;
  expect(queryClient.getQueryData(query.queryKey)).toMatchObject({
    title: version < savedVersion ? 'Saved' : 'Answer',
  });
});
