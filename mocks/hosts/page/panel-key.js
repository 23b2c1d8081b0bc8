// The keys that open the panel, Ctrl and the key left of 1: scripts/vite/vite-plugins.mjs writes this into the page of every
// build with the mock server, before anything else, so that no press is lost while the page still loads.
// By the key's place, for what stands on it differs; Ctrl+Shift+Q would close Firefox with all its tabs, and most other
// combinations are taken by a browser, a screen reader or the way to write an `@`.
(function () {
  const key = { presses: 0, onPress: null };
  globalThis.qaPanelKey = key;
  addEventListener(
    'keydown',
    (event) => {
      const { ctrlKey, altKey, metaKey, code, repeat } = event;
      const isLeftOfOne = code === 'Backquote' || code === 'IntlBackslash';
      if (!isLeftOfOne || !ctrlKey || altKey || metaKey || repeat) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // Whoever comes late finds how often it was pressed.
      if (key.onPress) key.onPress();
      else key.presses += 1;
    },
    { capture: true },
  );
})();
