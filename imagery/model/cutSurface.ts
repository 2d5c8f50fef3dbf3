import type { Surface } from './surfaceNet';

/** Cuts a hole into a surface, also through triangles; `outside` is negative where the surface is removed. */
export function cutSurface(
  surface: Surface,
  outside: (x: number, y: number, z: number) => number,
): Surface {
  const cut: Surface = {
    positions: [...surface.positions],
    normals: [...surface.normals],
    triangles: [],
  };
  const values = Array.from({ length: surface.positions.length / 3 }, (_, index) =>
    outside(
      surface.positions[index * 3] ?? 0,
      surface.positions[index * 3 + 1] ?? 0,
      surface.positions[index * 3 + 2] ?? 0,
    ),
  );
  const crossings = new Map<string, number>();
  const crossing = (a: number, b: number): number => {
    const key = a < b ? `${a}/${b}` : `${b}/${a}`;
    const existing = crossings.get(key);
    if (existing !== undefined) return existing;
    const t = (values[a] ?? 0) / ((values[a] ?? 0) - (values[b] ?? 0));
    for (const list of [cut.positions, cut.normals]) {
      for (const axis of [0, 1, 2]) {
        const from = list[a * 3 + axis] ?? 0;
        list.push(from + ((list[b * 3 + axis] ?? 0) - from) * t);
      }
    }
    crossings.set(key, cut.positions.length / 3 - 1);
    return cut.positions.length / 3 - 1;
  };
  for (let at = 0; at < surface.triangles.length; at += 3) {
    const triple = [
      surface.triangles[at] ?? 0,
      surface.triangles[at + 1] ?? 0,
      surface.triangles[at + 2] ?? 0,
    ];
    const keptCorners: number[] = [];
    triple.forEach((a, index) => {
      const b = triple[(index + 1) % 3] ?? 0;
      if ((values[a] ?? 0) >= 0) keptCorners.push(a);
      if ((values[a] ?? 0) >= 0 !== (values[b] ?? 0) >= 0) keptCorners.push(crossing(a, b));
    });
    for (let corner = 2; corner < keptCorners.length; corner += 1) {
      cut.triangles.push(
        keptCorners[0] ?? 0,
        keptCorners[corner - 1] ?? 0,
        keptCorners[corner] ?? 0,
      );
    }
  }
  return cut;
}
