// Which tests a file has, read from its syntax tree; nothing is run.
import ts from 'typescript';

/** Titles from the outermost `describe` to the test, as they are written: `%s` of an `it.each` stays `%s`. */
export type TitlePath = readonly string[];

const isTestCall = /^(it|test|describe)(\.|$|<)/;

/** Every test and every group of tests in a file; of a story file the stories that play, by their export's name. */
export function testTitles(name: string, text: string): TitlePath[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  return name.endsWith('.stories.tsx') ? playedStories(file) : titlesBelow(file, []);
}

function titlesBelow(node: ts.Node, above: TitlePath): TitlePath[] {
  const title = titleOf(node);
  const here = title === undefined ? above : [...above, title];
  const found: TitlePath[] = title === undefined ? [] : [here];
  ts.forEachChild(node, (child) => void found.push(...titlesBelow(child, here)));
  return found;
}

function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !isTestCall.test(node.expression.getText())) return undefined;
  const [title] = node.arguments;
  if (!title) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : undefined;
}

function playedStories(file: ts.SourceFile): TitlePath[] {
  return file.statements
    .filter((each) => ts.isVariableStatement(each))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => initializer && /\bplay:/.test(initializer.getText()))
    .map(({ name }) => [name.getText()]);
}
