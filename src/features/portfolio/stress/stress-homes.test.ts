import { expect, it } from 'vitest';
import type { Schemas } from '@/api/contract';
import { stressHomes } from './stress-homes';

const home = (id: string, status: Schemas['Property']['status'], rentPcm: number | null) =>
  ({ id, addressLine1: `${id} High Street`, status, figures: { rentPcm } }) as Schemas['Property'];

it('A home whose rent or running costs nobody knows is named, and never counted as £0 unsaid', () => {
  const homes = [
    home('1', 'let', 900),
    home('2', 'let', null),
    home('3', 'void', null),
    home('4', 'sold', null),
  ];
  const earnings = [{ uuid: '1', incomePcm: 900, costsPcm: 120 }];
  const { known, unknown, uncosted } = stressHomes({ homes, mortgages: [], earnings }, '2026-05-13');
  expect(known.map(({ id, income, costs }) => [id, income, costs])).toEqual([
    ['1', 900, 120],
    ['3', 0, 0],
  ]);
  expect(unknown).toEqual(['2 High Street']);
  expect(uncosted).toEqual(['3 High Street']);
});
