/**
 * Paths of values that `read` never looks at. The validators of Kubernetes' schemas let fields pass that they do not
 * know, as a cluster does, which then ignores them: a misspelt probe is no probe.
 * @param read is given a copy that notes what is read
 */
export function unreadPaths(value: object, read: (copy: object) => void): string[] {
  const seen = new Set<string>();
  read(watched(value, '', seen));
  return leavesOf(value, '').filter((path) => !seen.has(path));
}

function watched(value: object, path: string, seen: Set<string>): object {
  return new Proxy(value, {
    get(target, key) {
      const found = Reflect.get(target, key) as unknown;
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return found;
      const own = `${path}/${key}`;
      seen.add(own);
      return typeof found === 'object' && found !== null ? watched(found, own, seen) : found;
    },
  });
}

function leavesOf(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}/${key}`));
}
