import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figureIn, valueText } from './figure-token';

const uuid = '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a02';

it.each([
  [`eval:${uuid}#cashFlowPcm=253.90`, 'cashFlowPcm', 253.9],
  [`eval:${uuid.toUpperCase()}#icr=185.86`, 'icr', 185.86],
  [`eval:${uuid}#stampDuty=9000`, 'stampDuty', 9000],
  [`eval:${uuid}#profit=-1250.5`, 'profit', -1250.5],
])('%s is a figure', (token, metric, value) => expect(figureIn(token)).toEqual({ uuid, metric, value }));

it.each([
  `eval:${uuid}#nonsense=1`,
  `eval:${uuid}#constructor=1`,
  `eval:${uuid}#cashFlowPcm=`,
  `eval:${uuid}#cashFlowPcm=1e9`,
  `eval:${uuid}#cashFlowPcm=NaN`,
  `eval:../../admin#cashFlowPcm=1`,
  `eval:${uuid}#cashFlowPcm=1 `,
  `listing:${uuid}#price=1`,
  '',
])('%j is none', (token) => expect(figureIn(token)).toBeNull());

it('nothing a stranger writes is read as anything but a figure', () => {
  fc.assert(
    fc.property(fc.string(), (token) => {
      expect(figureIn(token)).toBeNull();
    }),
  );
});

it.each([
  ['cashFlowPcm', 253.9, '£253.90'],
  ['cashFlowPcm', -40, '−£40'],
  ['roi', 4.2, '4.20%'],
  ['paybackYears', 23.71, '23.71 years'],
  ['stampDuty', 9000, '£9,000'],
] as const)('%s of %d reads %s', (metric, value, text) => expect(valueText(metric, value)).toBe(text));
