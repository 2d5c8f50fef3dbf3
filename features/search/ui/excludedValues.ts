/** Values that are not wanted by facet, each the path to it alone: `Volvo>XC60` leaves other cars of that make. */
export type ExcludedValues = Readonly<Record<string, readonly string[]>>;

/** Adds a path; what is left out already says nothing more of what is below it. */
export function excludePath(paths: readonly string[], path: string): string[] {
  if (paths.some((other) => isWithin(path, other))) return [...paths];
  return [...paths.filter((other) => !isWithin(other, path)), path];
}

/** Without what is chosen, or stands above something chosen: a choice goes before what leaves it out. */
export function withoutChosen(
  excluded: ExcludedValues,
  values: Readonly<Record<string, readonly string[]>>,
): ExcludedValues {
  const kept = Object.entries(excluded).map(([name, paths]) => {
    const chosen = values[name] ?? [];
    return [name, paths.filter((path) => !chosen.some((one) => isWithin(one, path)))] as const;
  });
  return Object.fromEntries(kept.filter(([, paths]) => paths.length > 0));
}

/** Whether a path is another one, or below it. */
export const isWithin = (path: string, above: string): boolean =>
  path === above || path.startsWith(`${above}>`);
