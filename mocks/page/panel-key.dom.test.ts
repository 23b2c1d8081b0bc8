import { expect, it } from 'vitest';
import { hearPanelKey, onPanelKey } from './panel-key';

const press = (more: KeyboardEventInit = {}) => {
  const init = { code: 'Backquote', ctrlKey: true, bubbles: true, cancelable: true, ...more };
  return !document.body.dispatchEvent(new KeyboardEvent('keydown', init));
};

it('the key opens the panel once it is there, though it was pressed while the page still loaded', () => {
  hearPanelKey();
  hearPanelKey();
  expect(press()).toBe(true);
  expect(press({ repeat: true })).toBe(false);
  let toggled = 0;
  onPanelKey(() => (toggled += 1));
  expect(toggled).toBe(1);
  press();
  press({ ctrlKey: false });
  expect(toggled).toBe(2);
});
