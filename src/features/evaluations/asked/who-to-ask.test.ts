import { expect, it } from 'vitest';
import { author } from '@/testing/fixtures/fixtures';
import { whoToAsk } from './who-to-ask';

const [ann, ben, cat] = [2, 3, 4].map((id) => author({ id, fullName: `Member ${id}`, headline: null }));

it('businesses of connections come first, then connections, then strangers’ businesses; each member once, never oneself', () => {
  if (!ann || !ben || !cat) throw new Error('There are three');
  const solicitors = { type: 'Solicitors & Conveyancers' };
  const people = whoToAsk({
    connections: [{ user: ann }, { user: ben }],
    businesses: [
      { ...solicitors, name: 'Strangers LLP', authUser: cat },
      { ...solicitors, name: 'Friends LLP', authUser: ben },
      { type: 'Surveyors', name: 'Other trade', authUser: cat },
      { ...solicitors, name: 'My own', authUser: author({ id: 1 }) },
    ],
    trades: ['Solicitors & conveyancers'],
    myId: 1,
  });
  expect(people.map(({ name }) => name)).toEqual(['Friends LLP', 'Member 2', 'Strangers LLP']);
  expect(people[0]?.about).toBe('Solicitors & Conveyancers · Member 3 · connected');
});
