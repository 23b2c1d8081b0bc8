import { describe, expect, it } from 'vitest';
import { alertText, forecastText, suggestedName, volumeText } from './alert-words';

const alerts = {
  frequency: 'daily',
  channels: { inApp: true, email: true },
  paused: false,
  quietHours: null,
} as const;

describe('the words of a saved search', () => {
  it('say when and how it tells of new listings', () => {
    expect(alertText(alerts)).toBe('Daily alerts in Tiebeam and by email');
    expect(alertText({ ...alerts, quietHours: { from: '22:00', to: '07:00' } })).toBe(
      'Daily alerts in Tiebeam and by email, paused 22:00–07:00',
    );
    expect(alertText({ ...alerts, paused: true })).toBe('Alerts paused');
    expect(alertText({ ...alerts, frequency: 'off' })).toBe('Alerts off');
    expect(alertText({ ...alerts, channels: { inApp: false, email: false } })).toBe('Alerts off');
  });

  it('say how many listings a week to expect', () => {
    expect([0, 0.25, 0.75, 1, 4.25].map(volumeText)).toEqual([
      'No new listings in the last 4 weeks',
      '1 new listing in the last 4 weeks',
      '3 new listings in the last 4 weeks',
      'About 1 new listing a week',
      'About 4 new listings a week',
    ]);
  });

  it('say how other filters change that', () => {
    expect(forecastText(4)).toBe('About 4 new listings a week');
    expect(forecastText(1.4)).toBe('About 1 new listing a week');
    expect(forecastText(4.26, 4.31)).toBe('About 4 new listings a week');
    expect(forecastText(23.75, 12.5)).toBe('About 24 new listings a week, up from 13');
    expect(forecastText(4, 2.25)).toBe('About 4 new listings a week, up from 2');
    expect(forecastText(1, 0)).toBe('About 1 new listing a week, up from none');
    expect(forecastText(2, 0.75)).toBe('About 2 new listings a week, up from less than 1');
    expect(forecastText(0.25, 0.75)).toBe('1 new listing in the last 4 weeks, down from 3');
    expect(forecastText(0, 2)).toBe('No new listings in the last 4 weeks, down from 2 a week');
  });

  it('name it by what it asks for, as far as there is room', () => {
    expect(suggestedName({}, 'sqft')).toBe('Homes for sale in the UK');
    expect(suggestedName({ locations: ['Leeds'], types: ['terraced'], maxPrice: 180_000 }, 'sqft')).toBe(
      'Terraced house for sale in Leeds, up to £180,000',
    );
    const long = suggestedName({ locations: ['x'.repeat(60)], maxPrice: 1, minPrice: 1, minBeds: 3 }, 'sqft');
    expect(long.length).toBeLessThanOrEqual(80);
  });
});
