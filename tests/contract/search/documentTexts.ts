const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Returns the texts of a field, including nested lists. */
export function readTexts(document: unknown, path: string): string[] {
  let values: unknown[] = [document];
  for (const key of path.split('.')) {
    values = values.flatMap((parent) => (parent as Record<string, unknown> | undefined)?.[key]);
  }
  return values.filter((value) => !isEmpty(value)).map(String);
}
