import ts from 'typescript';
import path from 'node:path';

/**
 * Returns the paths that the web server mounts by the folder of the handler, from calls such as
 * `app.use('/api/cars', carsApi(…))`. Files of one folder are not distinguished.
 * @param file path of the file with the calls
 * @param text content of the file
 */
export function readMountedRoutes(
  file: string,
  text: string,
): ReadonlyMap<string, readonly string[]> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** Source folders of imported names. */
  const imported = new Map<string, string>();
  /** Local names of values that are created from imported ones, with the folders of these. */
  const derived = new Map<string, readonly string[]>();
  const routes = new Map<string, string[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = path.posix.join(path.posix.dirname(file), node.moduleSpecifier.text);
      node.importClause?.namedBindings?.forEachChild((name) => {
        imported.set(name.getText(source), path.posix.dirname(from));
      });
    } else if (ts.isVariableDeclaration(node) && node.initializer) {
      for (const name of collectNames(node.name)) derived.set(name, collectNames(node.initializer));
    } else if (ts.isCallExpression(node) && isMounting(node)) {
      const [pathArgument, ...handlers] = node.arguments;
      const paths = pathArgument ? readPaths(pathArgument) : [];
      const names = handlers
        .flatMap(collectNames)
        .flatMap((name) => [name, ...(derived.get(name) ?? [])]);
      for (const name of paths.length > 0 ? names : []) {
        const folder = imported.get(name);
        if (folder) routes.set(folder, [...(routes.get(folder) ?? []), ...paths]);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return routes;
}

const isMounting = ({ expression }: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(expression) && /^(?:use|get|post)$/.test(expression.name.text);

/** Returns the paths with at least two segments; `/api` alone does not identify a handler. */
function readPaths(node: ts.Expression): string[] {
  const elements = ts.isArrayLiteralExpression(node) ? node.elements : [node];
  return elements.flatMap((element) =>
    ts.isStringLiteral(element) && element.text !== '/api' ? element.text : [],
  );
}

function collectNames(node: ts.Node): string[] {
  const names: string[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isIdentifier(inner)) names.push(inner.text);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return names;
}
