import { expect, it } from 'vitest';
import { dutyName, metricName } from './metrics';

it('A sale ends in a profit, where a let home has a cash flow', () => {
  expect(metricName('afterTax', { primary: 'flip' })).toBe('Profit after tax');
  expect(metricName('roce', { primary: 'flip' })).toBe('Profit on cost');
  expect(metricName('afterTax', { primary: 'btl' })).toBe('After-tax cash flow');
});

it('Scotland’s tax has its own name', () => {
  expect(metricName('stampDuty', { primary: 'btl', region: 'scotland' })).toBe('LBTT');
  expect(metricName('stampDuty', { primary: 'btl', region: 'england-wales' })).toBe('Stamp duty');
  expect(dutyName('scotland')).toBe('LBTT');
  expect(dutyName('england-wales')).toBe('stamp duty');
});
