// jsdom tries its default style sheet's hundred rules on an element before it says whether it is shown, which took a fifth of a page's
// test. No test loads a style sheet, so an element's own kind and the styles written on it and above it say the same.
const inherited = new Set(['visibility', 'pointer-events']);
const quick = new Set(['display', ...inherited]);
const propertyOf = (key: string) => (key === 'pointerEvents' ? 'pointer-events' : key);

type GetComputedStyle = typeof globalThis.getComputedStyle;

/** What the default style sheet's rules of these properties look at, beside an element's name. */
const asked = ['hidden', 'type', 'open'];

/** What an element of this kind has for itself, asked once of jsdom. */
function makeDefaults(compute: GetComputedStyle) {
  const known = new Map<string, ReadonlyMap<string, string>>();
  return (element: Element) => {
    const { namespaceURI, localName } = element;
    const attributes = asked.map((name) => element.getAttribute(name));
    const kind = JSON.stringify([namespaceURI, localName, attributes]);
    let values = known.get(kind);
    if (values === undefined) {
      const sample = document.createElementNS(namespaceURI, localName);
      for (const [at, name] of asked.entries()) {
        const value = attributes[at];
        if (typeof value === 'string') sample.setAttribute(name, value);
      }
      const computed = compute(sample);
      values = new Map([...quick].map((property) => [property, computed.getPropertyValue(property)]));
      known.set(kind, values);
    }
    return values;
  };
}

const ownStyle = (element: Element, property: string) =>
  element.hasAttribute('style') && 'style' in element
    ? (element as HTMLElement).style.getPropertyValue(property) // elements with a style are HTML's and SVG's
    : '';

/** Lets the page say `display`, `visibility` and `pointer-events` without its style sheets while it has none. Call once. */
export function quickenStyles(): void {
  // The page's own window and the tests' global object are two, and each is asked.
  const page = document.defaultView ?? globalThis;
  const compute = page.getComputedStyle.bind(page);
  const defaultsOf = makeDefaults(compute);

  const valueOf = (element: Element, property: string): string => {
    const own = ownStyle(element, property);
    if (own !== '' && own !== 'inherit') return own;
    const byKind = defaultsOf(element).get(property) ?? '';
    if (!inherited.has(property) || byKind === 'collapse' || element.parentElement === null) return byKind;
    return valueOf(element.parentElement, property);
  };

  const quickly: GetComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || document.styleSheets.length > 0 || element.hasAttribute('popover'))
      return compute(element, pseudoElement);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, key) {
        if (key === 'getPropertyValue')
          return (name: string) =>
            quick.has(name) ? valueOf(element, name) : compute(element).getPropertyValue(name);
        if (typeof key === 'string' && quick.has(propertyOf(key))) return valueOf(element, propertyOf(key));
        const computed = compute(element);
        const value: unknown = Reflect.get(computed, key, computed);
        if (typeof value !== 'function') return value;
        return (...values: unknown[]): unknown => Reflect.apply(value, computed, values);
      },
    });
  };
  page.getComputedStyle = quickly;
  globalThis.getComputedStyle = quickly;
}
