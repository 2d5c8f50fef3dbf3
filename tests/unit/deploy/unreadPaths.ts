/**
 * Returns the paths of values that `read` never accesses. The validators of the Kubernetes schemas accept
 * unknown fields, as a cluster does, which then ignores them: a misspelt probe would have no effect.
 * @param read receives a copy that records accesses
 */
export function unreadPaths(value: object, read: (copy: object) => void): string[] {
  const seen = new Set<string>();
  read(watched(value, '', seen));
  return getLeaves(value, '').filter((path) => !seen.has(path));
}

function watched(value: object, path: string, seen: Set<string>): object {
  return new Proxy(value, {
    get(target, key) {
      const found = Reflect.get(target, key) as unknown;
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return found;
      const valuePath = `${path}/${key}`;
      seen.add(valuePath);
      return typeof found === 'object' && found !== null ? watched(found, valuePath, seen) : found;
    },
  });
}

function getLeaves(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => getLeaves(inner, `${path}/${key}`));
}
