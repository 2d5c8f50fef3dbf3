const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Returns the texts of a field, including nested lists. */
export function readTexts(document: unknown, path: string): string[] {
  let found: unknown[] = [document];
  for (const key of path.split('.')) {
    found = found.flatMap((parent) => (parent as Record<string, unknown> | undefined)?.[key]);
  }
  return found.filter((value) => !isEmpty(value)).map(String);
}
