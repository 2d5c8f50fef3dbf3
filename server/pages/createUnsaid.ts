/**
 * Gives of what several answers say only what none before has said; what one answer says twice is two things.
 * @param keyOf tells one thing from another
 */
export function createUnsaid<Said>(
  keyOf: (said: Said) => string,
): (all: readonly Said[]) => readonly Said[] {
  const known: string[] = [];
  return (all) => {
    const before = [...known];
    const fresh = all.filter((one) => {
      const at = before.indexOf(keyOf(one));
      if (at >= 0) before.splice(at, 1);
      return at < 0;
    });
    known.push(...fresh.map(keyOf));
    return fresh;
  };
}
