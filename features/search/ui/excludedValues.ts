/** Excluded values by facet, as full paths: `Volvo>XC60` does not exclude other cars of that make. */
export type ExcludedValues = Readonly<Record<string, readonly string[]>>;

/** Adds a path, unless an excluded path already covers it; removes excluded paths below it. */
export function excludePath(paths: readonly string[], path: string): string[] {
  if (paths.some((excludedPath) => isWithin(path, excludedPath))) return [...paths];
  return [...paths.filter((excludedPath) => !isWithin(excludedPath, path)), path];
}

/** Removes exclusions of chosen values and of values above them, because a choice overrides an exclusion. */
export function withoutChosen(
  excluded: ExcludedValues,
  values: Readonly<Record<string, readonly string[]>>,
): ExcludedValues {
  const remaining = Object.entries(excluded).map(([name, paths]) => {
    const chosenValues = values[name] ?? [];
    return [
      name,
      paths.filter((path) => !chosenValues.some((chosenPath) => isWithin(chosenPath, path))),
    ] as const;
  });
  return Object.fromEntries(remaining.filter(([, paths]) => paths.length > 0));
}

/** Whether a path equals `ancestor`, or is below it. */
export const isWithin = (path: string, ancestor: string): boolean =>
  path === ancestor || path.startsWith(`${ancestor}>`);
