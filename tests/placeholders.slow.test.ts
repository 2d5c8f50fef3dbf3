import path from 'node:path';
import ts from 'typescript';
import { en } from '../messages/catalogues';

const ROOT = process.cwd();
/** A key of a larger union is not one message but a table of them, whose placeholders a type cannot tell. */
const MAX_KEYS = 20;

const englishMessages: Readonly<Record<string, string>> = en;

/** The message keys that an expression such as `message('total')` or `messages.total` may stand for. */
function findKeys(expression: ts.Expression, checker: ts.TypeChecker): string[] {
  if (ts.isPropertyAccessExpression(expression)) return [expression.name.text];
  const keyNode = ts.isCallExpression(expression)
    ? expression.arguments[0]
    : ts.isElementAccessExpression(expression)
      ? expression.argumentExpression
      : undefined;
  if (!keyNode) return [];
  const type = checker.getTypeAtLocation(keyNode);
  const parts = type.isUnion() ? type.types : [type];
  return parts.length > MAX_KEYS
    ? []
    : parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
}

const findPlaceholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);

test('each message gets a value for each of its placeholders', () => {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: object };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const product = fileNames.filter((file) => !/\/(tests|stories|generated)\//.test(file));
  const program = ts.createProgram(product, options);
  const checker = program.getTypeChecker();
  let checkedCalls = 0;
  const missing: string[] = [];

  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'fillIn') return;
    const [message, values] = node.arguments;
    if (!message || !values) return;
    const given = checker.getPropertiesOfType(checker.getTypeAtLocation(values));
    const names = new Set(given.map(({ name }) => name));
    for (const key of findKeys(message, checker)) {
      checkedCalls += 1;
      for (const placeholder of findPlaceholders(englishMessages[key] ?? '')) {
        if (names.has(placeholder)) continue;
        const file = path.relative(ROOT, node.getSourceFile().fileName);
        missing.push(`${file}: ${key} lacks ${placeholder}`);
      }
    }
  };
  for (const source of program.getSourceFiles()) {
    if (!source.isDeclarationFile && source.text.includes('fillIn(')) visit(source);
  }

  expect(checkedCalls).toBeGreaterThan(200);
  expect(missing).toEqual([]);
});
