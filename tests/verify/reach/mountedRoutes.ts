import ts from 'typescript';
import path from 'node:path';

/**
 * The paths that the web server answers, by the folder of what answers them, as its list of middleware says it:
 * `app.use('/api/cars', carsApi(…))`. What one folder has is put together from many of its files, so these are not told
 * apart.
 * @param file path of that list
 * @param text what is written in it
 */
export function mountedRoutes(file: string, text: string): ReadonlyMap<string, readonly string[]> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** Folders that names are imported from. */
  const imported = new Map<string, string>();
  /** Names that stand for a value which was made from others in the list itself. */
  const made = new Map<string, readonly string[]>();
  const routes = new Map<string, string[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = path.posix.join(path.posix.dirname(file), node.moduleSpecifier.text);
      node.importClause?.namedBindings?.forEachChild((name) => {
        imported.set(name.getText(source), path.posix.dirname(from));
      });
    } else if (ts.isVariableDeclaration(node) && node.initializer) {
      for (const name of namesIn(node.name)) made.set(name, namesIn(node.initializer));
    } else if (ts.isCallExpression(node) && isMounting(node)) {
      const [at, ...handlers] = node.arguments;
      const paths = at ? pathsIn(at) : [];
      const names = handlers.flatMap(namesIn).flatMap((name) => [name, ...(made.get(name) ?? [])]);
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

/** Paths of two segments or more: who answers below `/api` is not known by that. */
function pathsIn(node: ts.Expression): string[] {
  const elements = ts.isArrayLiteralExpression(node) ? node.elements : [node];
  return elements.flatMap((element) =>
    ts.isStringLiteral(element) && element.text !== '/api' ? element.text : [],
  );
}

function namesIn(node: ts.Node): string[] {
  const names: string[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isIdentifier(inner)) names.push(inner.text);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return names;
}
