import { describe, expect, it } from 'vitest';
import { adminItems, isActive, navigationItems, settingsItem } from './navigation';

const litOn = (path: string) =>
  [...navigationItems, ...adminItems, settingsItem]
    .filter((item) => isActive(item, path))
    .map((item) => item.label);

describe('the sidebar', () => {
  it('has the specified items in the specified order', () => {
    expect(navigationItems.map((item) => item.label + (item.isBeta ? ' BETA' : ''))).toEqual([
      'Network',
      'Chat',
      'Property Search',
      'Evaluations',
      'Pipeline BETA',
      'Portfolio BETA',
      'Knowledge Base',
    ]);
  });

  it.each([
    ['/', ['Network']],
    ['/networking/explore', ['Network']],
    ['/property-evaluations', ['Evaluations']],
    ['/property-evaluations/8d1f', ['Evaluations']],
    ['/property-evaluationsX', []],
    ['/pipeline', ['Pipeline']],
    ['/blog/first', ['Blog']],
    ['/settings/account', ['Settings']],
    ['/settings/subscription', ['Settings']],
    ['/settings/evaluation', ['Settings']],
    ['/settingsX', []],
    ['/hannah.okafor', []],
  ])('on %s lights %j', (path, labels) => {
    expect(litOn(path)).toEqual(labels);
  });

  it('lights Settings on the address of each of its sections', () => {
    const sections = Object.keys(import.meta.glob('../../settings/[a-z]*.tsx')).filter(
      (file) => !file.endsWith('/route.tsx'),
    );
    expect(sections.length).toBeGreaterThan(10);
    for (const file of sections)
      expect(litOn(file.replace('../..', '').replace('.tsx', ''))).toEqual(['Settings']);
  });
});
