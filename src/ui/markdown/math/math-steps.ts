import type { Element, ElementContent, Root, RootContent } from 'hast';
import type rehypeKatex from 'rehype-katex';
import { nextTask } from '../format/turns';

type SetFormulas = ReturnType<typeof rehypeKatex>;

/** A rehype plugin: has another one set the formulas of a tree, each in a task of its own. */
export function rehypeFormulasInSteps(setFormulas: SetFormulas) {
  return async (tree: Root, file: Parameters<SetFormulas>[1]) => {
    for (const { parent, formula } of formulasIn(tree)) {
      await nextTask();
      const alone: Root = { type: 'root', children: [formula] };
      setFormulas(alone, file);
      // Of an element only elements and texts come.
      parent.children.splice(parent.children.indexOf(formula), 1, ...(alone.children as ElementContent[]));
    }
  };
}

interface Place {
  parent: { children: (RootContent | ElementContent)[] };
  formula: Element;
}

function formulasIn(parent: Place['parent']): Place[] {
  return parent.children.flatMap((child): Place[] => {
    if (child.type !== 'element') return [];
    return isFormula(child) ? [{ parent, formula: child }] : formulasIn(child);
  });
}

/** Code that is mathematics, or the block that is one such code. */
function isFormula({ tagName, properties: { className }, children }: Element): boolean {
  if (tagName === 'pre') return children.some((child) => child.type === 'element' && isFormula(child));
  return Array.isArray(className) && className.some((each) => /^(?:language-math|math-.*)$/.test(each));
}
