// Which texts a source file may show to a person, read from its syntax tree; nothing is run.
import ts from 'typescript';
import { isFieldNote } from './field-note';

/** What a text is for, as far as the source says. */
export type TextKind = 'label' | 'text';

export interface WrittenText {
  line: number;
  kind: TextKind;
  /** White space as one blank; what a template fills in stands as `{…}`. */
  text: string;
  /** The expressions that fill it in, in their order: `row.title`. */
  filledIn: readonly string[];
  /** Whether the source chooses between this text and another one by a count of one. */
  isChosenByCount: boolean;
  /** Whether it is the label of a menu item: an object with `label` and `onSelect`. */
  isMenuItem: boolean;
  /** Whether it stands under a field, as its hint or its error. */
  isFieldNote: boolean;
  /** The reason of a `voice:` comment beside the text or on one of the two lines above it. */
  exception?: string;
}

/** Names of attributes and properties whose value is not read by anybody. */
const silent =
  /^(className|class|style|d|viewBox|fill|stroke|id|key|to|from|type|role|rel|target|as|variant|size|tone|side|align|autoComplete|inputMode|href|src|htmlFor|slot|path|pattern|test|data-.*|aria-(live|hidden|haspopup|controls|describedby|labelledby|current|orientation))$/;
/** Names of attributes and properties that hold a label, and components whose text is one. */
const labels = /^(label|aria-label|placeholder|legend|action|submit|confirm|button)$/i;
const labelled = /^(Button|[A-Z]\w*(Button|MenuItem|Tab|Label))$|^(button|label|th|h[1-6]|legend)$/;
const styles =
  /(^|\s)-?!?(flex|grid|block|inline|hidden|absolute|relative|fixed|sticky|truncate|uppercase|sr-only|(text|bg|border|rounded|font|leading|p[xytrbl]?|m[xytrbl]?|w|h|size|gap|min|max|top|left|right|bottom|inset|z|col|row|items|justify|shadow|ring|opacity|transition|fill|stroke|md:|lg:|max-lg:|hover:|focus)-?[\w[(])/;

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether a string that is neither a label nor text of a page reads like language: a sentence, or a capital and small letters. */
function readsLikeText(text: string): boolean {
  if (/^(\/|https?:|@|\.{1,2}\/|#|--|\()/.test(text) || (styles.test(text) && !/^[A-Z]/.test(text)))
    return false;
  return /^["“‘'£{]?[A-Z][\s\S]*[a-z]/.test(text) || /[a-z]+ [a-z]+ [a-z]/i.test(text);
}

/** Every text of a file, in the order of its lines. */
export function writtenTexts(name: string, source: string): WrittenText[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const lines = source.split('\n');
  const found: WrittenText[] = [];

  const add = (node: ts.Node, raw: string, kind: TextKind) => {
    const text = squeeze(raw);
    if (!/[A-Za-z]{2}|%|\$/.test(text)) return;
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line;
    const exception = lines
      .slice(Math.max(0, line - 2), line + 1)
      .map((each) => /voice: (\S.*?)(?:\s*\*\/.*)?$/.exec(each)?.[1])
      .find(Boolean);
    found.push({
      line: line + 1,
      kind,
      text,
      filledIn: ts.isTemplateExpression(node)
        ? node.templateSpans.map(({ expression }) => expression.getText())
        : [],
      isChosenByCount: isChosenByCount(node),
      isMenuItem: isMenuItem(node),
      isFieldNote: isFieldNote(node),
      ...(exception ? { exception } : {}),
    });
  };

  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && silent.test(nameOf(node.name))) return;
    if (ts.isJsxText(node)) add(node, node.text, kindOf(node));
    else if (ts.isStringLiteralLike(node)) {
      if (!isName(node) && (kindOf(node) === 'label' || readsLikeText(node.text))) {
        add(node, node.text, kindOf(node));
      }
    } else if (ts.isTemplateExpression(node)) {
      const text = node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join('');
      if (readsLikeText(text.replaceAll('{…}', 'X'))) add(node, text, kindOf(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const nameOf = (name: ts.Node) => name.getText().replaceAll(/^['"]|['"]$/g, '');

/** A key of an object, an index, what is compared with, or an argument of a call that no person reads. */
function isName({ parent }: ts.Node): boolean {
  return (
    ts.isElementAccessExpression(parent) ||
    ts.isLiteralTypeNode(parent) ||
    (ts.isCallExpression(parent) &&
      /^(import|console\.\w+|z\.\w+|vi\.\w+)$/.test(parent.expression.getText()))
  );
}

function kindOf(node: ts.Node): TextKind {
  for (let above = node.parent; above; above = above.parent) {
    if (ts.isJsxAttribute(above) || ts.isPropertyAssignment(above)) {
      return labels.test(nameOf(above.name)) ? 'label' : 'text';
    }
    if (ts.isJsxElement(above))
      return labelled.test(above.openingElement.tagName.getText()) ? 'label' : 'text';
    if (ts.isStatement(above)) return 'text';
  }
  return 'text';
}

function isMenuItem(node: ts.Node): boolean {
  let above = node.parent;
  while (!ts.isPropertyAssignment(above) && !ts.isStatement(above) && !ts.isSourceFile(above))
    above = above.parent;
  return (
    ts.isPropertyAssignment(above) &&
    nameOf(above.name) === 'label' &&
    above.parent.properties.some(({ name }) => name !== undefined && nameOf(name) === 'onSelect')
  );
}

/** `count === 1 ? … : …` around the text, or a function of the count's own. */
function isChosenByCount(node: ts.Node): boolean {
  for (let above = node.parent; above && !ts.isStatement(above); above = above.parent) {
    if (ts.isConditionalExpression(above) && /\b[01]\b/.test(above.condition.getText())) return true;
    if (ts.isBinaryExpression(above) && /[<>=]=?\s*[12]\b/.test(above.left.getText())) return true;
  }
  // An early return for one: `if (count === 1) return …` above a text for more.
  let block: ts.Node | undefined = node;
  while (block && !ts.isBlock(block)) block = block.parent;
  return (
    !!block &&
    ts.isBlock(block) &&
    block.statements.some((each) => ts.isIfStatement(each) && /\b1\b/.test(each.expression.getText()))
  );
}
