// Whether a text of a source file stands under a field, as its hint or its error, read from what stands around it.
import ts from 'typescript';

/** Names of variables, functions and properties whose texts are hints or field errors. */
const errorName =
  /([eE]rrors?|[pP]roblems?|[cC]omplaints?|[fF]aults?)$|^(hint|validate|check|faultOf)$|^errors\./;
/** Calls that take field errors; `note` collects what the mock server refuses. */
const errorCall = /(^|\.)(set(Error|Problem|Complaint)|invalid|note)$|^errors\.set$/;

/** `error={…}`, `hint: …`, `validate: …`, `const priceError = …`, `function saleErrors(…)`, `invalid({ … })` and their kin. */
export function isFieldNote(node: ts.Node): boolean {
  for (let at = node, above = at.parent; above; at = above, above = above.parent) {
    if (ts.isJsxElement(above) || ts.isJsxFragment(above)) return false;
    if (ts.isJsxAttribute(above)) return /^(error|hint)$/.test(above.name.getText());
    if (ts.isPropertyAssignment(above)) {
      const name = above.name.getText();
      if (errorName.test(name)) return true;
      // Of a row that is wrong: `{ field: 'price', text: 'Enter the price' }`.
      const isOfRow = above.parent.properties.some((each) => each.name?.getText() === 'field');
      if (/^(text|empty|title|label|message|conflict)$/.test(name) && !isOfRow) return false;
    }
    if (ts.isCallExpression(above) && errorCall.test(above.expression.getText()) && at !== above.expression)
      return true;
    if (ts.isBinaryExpression(above) && isAssignment(above) && errorName.test(above.left.getText()))
      return true;
    if (ts.isVariableDeclaration(above) || ts.isFunctionDeclaration(above)) {
      return errorName.test(above.name?.getText() ?? '') || /FieldErrors</.test(above.type?.getText() ?? '');
    }
  }
  return false;
}

const isAssignment = ({ operatorToken }: ts.BinaryExpression) =>
  operatorToken.kind === ts.SyntaxKind.EqualsToken;
