import ts from 'typescript';

/** A single token of a file that is another one. */
export interface Mutant {
  file: string;
  /** Where the token begins, in characters. */
  at: number;
  line: number;
  before: string;
  after: string;
}

const K = ts.SyntaxKind;

/** What each operator becomes. */
const operators = new Map<ts.SyntaxKind, string>([
  [K.EqualsEqualsEqualsToken, '!=='],
  [K.ExclamationEqualsEqualsToken, '==='],
  [K.LessThanEqualsToken, '<'],
  [K.GreaterThanEqualsToken, '>'],
  [K.PlusToken, '-'],
  [K.MinusToken, '+'],
  [K.AsteriskToken, '/'],
  [K.SlashToken, '*'],
  [K.AmpersandAmpersandToken, '||'],
  [K.BarBarToken, '&&'],
  [K.PlusEqualsToken, '-='],
  [K.MinusEqualsToken, '+='],
]);

/**
 * Every change of one token that changes what a file does: operators, comparisons, numbers, truth values,
 * negations and words of code. Types, imports and what is only shown in styles are left alone.
 * @param file path, for the mutants and for the language (`.tsx` has elements)
 */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const add = (node: ts.Node, after: string) => {
    const at = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(at).line + 1;
    found.push({ file, at, line, before: node.getText(source), after });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || isStyle(node)) return;
    if (ts.isBinaryExpression(node)) {
      const { operatorToken, left, right } = node;
      const joinsText = [left, right].some(ts.isStringLiteralLike);
      const after = comparison(operatorToken.kind) ?? operators.get(operatorToken.kind);
      if (after && !(joinsText && operatorToken.kind === K.PlusToken)) add(operatorToken, after);
    }
    if (node.kind === K.TrueKeyword) add(node, 'false');
    if (node.kind === K.FalseKeyword) add(node, 'true');
    if (ts.isNumericLiteral(node)) add(node, String(Number(node.text.replaceAll('_', '')) + 1));
    if (ts.isStringLiteral(node) && isRead(node)) add(node, node.text === '' ? "'x'" : "''");
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `<` and `>` that compare, as opposed to those of type arguments and elements. */
function comparison(kind: ts.SyntaxKind): string | undefined {
  if (kind === K.LessThanToken) return '<=';
  return kind === K.GreaterThanToken ? '>=' : undefined;
}

/** Looks are judged by eyes, not by tests. */
function isStyle(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /^(?:styled|css|keyframes|globalCss)$/.test(nameOf(node));
}

const nameOf = ({ expression }: ts.CallExpression): string =>
  ts.isIdentifier(expression) ? expression.text : '';

/** Words that code goes by: compared, looked up, passed on or returned; not names of modules or attributes. */
function isRead({ parent }: ts.StringLiteral): boolean {
  return (
    ts.isBinaryExpression(parent) ||
    ts.isCallExpression(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isCaseClause(parent)
  );
}

/** The text with the mutant in the place of its token. */
export function mutate(text: string, { at, before, after }: Mutant): string {
  return text.slice(0, at) + after + text.slice(at + before.length);
}
