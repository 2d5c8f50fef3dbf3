/** Fragments of TypeScript source; `formatted.ts` formats them. */

/** A doc comment with its line break; blank for an empty description. */
export function comment(description: string | null | undefined): string {
  if (!description) return '';
  const lines = description.replaceAll('*/', '*\\/').trim().split('\n');
  return lines.length === 1
    ? `/** ${lines[0]} */\n`
    : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}

/** A union of string literals; `never` if there are none. */
export function stringUnion(values: readonly string[]): string {
  return values.length === 0 ? 'never' : values.map((value) => JSON.stringify(value)).join(' | ');
}
