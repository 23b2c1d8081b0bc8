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

const inDocumentOrder = (a: Node, b: Node) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

function labelsAround(element: Element): HTMLLabelElement[] {
  const found: HTMLLabelElement[] = [];
  for (let each = element.parentElement; each !== null; each = each.parentElement)
    if (each instanceof HTMLLabelElement) found.push(each);
  return found;
}

/** A document's list of labels is kept by jsdom until the page changes; a search for them would begin anew for each field. */
function labelsFor(element: Element): HTMLLabelElement[] {
  if (element.id === '') return [];
  const root = rootOf(element);
  const labels =
    'getElementsByTagName' in root ? root.getElementsByTagName('label') : root.querySelectorAll('label');
  return [...labels].filter((label) => label.getAttribute('for') === element.id);
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
        const labels = [...labelsAround(this), ...labelsFor(this)].filter(
          (label) => controlOf(label) === this,
        );
        return [...new Set(labels)].toSorted(inDocumentOrder);
      },
    });
  }
}
