// jsdom finds the labels of one field by asking every node of the page for its control, and each label by a walk through the page:
// queries by role or label, which ask every field, took a third of a page's test. These look up the same by id and by nesting.
const labelable = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';
const interfaces = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

const rootOf = (element: Element) => element.getRootNode() as Document | DocumentFragment | Element; // an element's root is one of these

function controlOf(label: HTMLLabelElement): Element | null {
  const id = label.getAttribute('for');
  if (id === null) return label.querySelector(labelable);
  const root = rootOf(label);
  const named =
    'getElementById' in root ? root.getElementById(id) : root.querySelector(`[id="${CSS.escape(id)}"]`);
  return named?.matches(labelable) ? named : null;
}

/** Gives labels and fields of jsdom a quick way to each other, as the HTML standard pairs them. Call once. */
export function quickenLabels(): void {
  Object.defineProperty(HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get(this: HTMLLabelElement) {
      return controlOf(this);
    },
  });
  for (const { prototype } of interfaces) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        if (!this.matches(labelable)) return null;
        return [...rootOf(this).querySelectorAll('label')].filter((label) => controlOf(label) === this);
      },
    });
  }
}
