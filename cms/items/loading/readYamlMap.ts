import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

/** A problem in a content file, with its location. */
export interface ContentProblem {
  /** Path relative to the content folder, such as automotive-se/pages/om-oss.yml. */
  file: string;
  /** Path of the value, such as placeholders.main[0].fields.Title; empty for the file itself. */
  path: string;
  message: string;
}

export type YamlMap = Readonly<Record<string, unknown>>;

export function isMap(value: unknown): value is YamlMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads a YAML file that contains a map. Syntax errors are reported with line and column. Returns
 * undefined after an error and for any other content.
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

/** Describes a problem in a line that starts with the file and, if known, line and column. */
export function describeProblem(folder: string, { file, path, message }: ContentProblem): string {
  const [, line, column] = / at line (\d+), column (\d+)/.exec(message) ?? [];
  const position = line === undefined ? '' : `:${line}:${column}`;
  const text = message.replace(/ at line \d+, column \d+:?$/, '');
  return `${join(folder, file)}${position}: ${path === '' ? '' : `${path}: `}${text}`;
}
