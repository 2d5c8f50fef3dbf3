import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

/** Something wrong in a content file, said so that an editor finds it. */
export interface ContentProblem {
  /** From the content folder, such as automotive-se/pages/om-oss.yml. */
  file: string;
  /** Of the value, such as placeholders.main[0].fields.Title; blank for the whole file. */
  path: string;
  message: string;
}

export type YamlMap = Readonly<Record<string, unknown>>;

export function isMap(value: unknown): value is YamlMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads a YAML file that holds a map. Syntax errors are reported with line and column and give
 * undefined; so does a file that holds something else.
 */
export function readYamlMap(
  path: string,
  report: (path: string, message: string) => void,
): YamlMap | undefined {
  const document = parseDocument(readFileSync(path, 'utf8'), { prettyErrors: true });
  if (document.errors.length > 0) {
    for (const error of document.errors) report('', error.message.split('\n')[0] ?? '');
    return undefined;
  }
  const value: unknown = document.toJS({ maxAliasCount: 100 });
  if (isMap(value)) return value;
  report('', 'must hold a map of names and values');
  return undefined;
}

/** A problem in a line that begins with the file and, where it is known, line and column. */
export function describeProblem(folder: string, { file, path, message }: ContentProblem): string {
  const [, line, column] = / at line (\d+), column (\d+)/.exec(message) ?? [];
  const place = line === undefined ? '' : `:${line}:${column}`;
  const said = message.replace(/ at line \d+, column \d+:?$/, '');
  return `${join(folder, file)}${place}: ${path === '' ? '' : `${path}: `}${said}`;
}
