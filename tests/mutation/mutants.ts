import ts from 'typescript';

/** A replacement of one token in a file. */
export interface Mutant {
  file: string;
  /** Offset of the token in characters. */
  at: number;
  line: number;
  before: string;
  after: string;
}

const K = ts.SyntaxKind;

/** Replacements of operators. */
const replacements = new Map<ts.SyntaxKind, string>([
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
 * Returns all mutations of one token that change behaviour: operators, comparisons, numbers, booleans,
 * negations, and strings that code uses. Excludes types, imports and styles.
 * @param file path; its extension determines the language
 */
export function listMutants(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const results: Mutant[] = [];
  const add = (node: ts.Node, after: string) => {
    const at = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(at).line + 1;
    results.push({ file, at, line, before: node.getText(source), after });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || isStyle(node)) return;
    if (ts.isBinaryExpression(node)) {
      const { operatorToken, left, right } = node;
      const joinsText = [left, right].some(ts.isStringLiteralLike);
      const after = replaceComparison(operatorToken.kind) ?? replacements.get(operatorToken.kind);
      if (after && !(joinsText && operatorToken.kind === K.PlusToken)) add(operatorToken, after);
    }
    if (node.kind === K.TrueKeyword) add(node, 'false');
    if (node.kind === K.FalseKeyword) add(node, 'true');
    if (ts.isNumericLiteral(node)) add(node, String(Number(node.text.replaceAll('_', '')) + 1));
    if (ts.isStringLiteral(node) && isUsedByCode(node)) add(node, node.text === '' ? "'x'" : "''");
    ts.forEachChild(node, visit);
  };
  visit(source);
  return results;
}

/** Returns the replacement of `<` or `>` as a comparison, but not in type arguments and elements. */
function replaceComparison(kind: ts.SyntaxKind): string | undefined {
  if (kind === K.LessThanToken) return '<=';
  return kind === K.GreaterThanToken ? '>=' : undefined;
}

/** Checks whether a node is a style, which tests do not check. */
function isStyle(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /^(?:styled|css|keyframes|globalCss)$/.test(getName(node));
}

const getName = ({ expression }: ts.CallExpression): string =>
  ts.isIdentifier(expression) ? expression.text : '';

/**
 * Checks whether code uses a string: compares, looks up, passes or returns it; excludes modules and
 * attributes.
 */
function isUsedByCode({ parent }: ts.StringLiteral): boolean {
  return (
    ts.isBinaryExpression(parent) ||
    ts.isCallExpression(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isCaseClause(parent)
  );
}

/** Applies a mutant to a text. */
export function mutate(text: string, { at, before, after }: Mutant): string {
  return text.slice(0, at) + after + text.slice(at + before.length);
}
