import { findSurface } from '../../../../imagery/model/surfaceNet';

test('the surface of a sphere is round, closed in the middle plane and has outward normals', () => {
  const ball = (x: number, y: number, z: number): number => Math.hypot(x - 5, y + 3, z) - 200;
  const { positions, normals, triangles } = findSurface(
    ball,
    { x: [-300, 300], y: [-300, 300], z: 300 },
    20,
  );
  const vectorAt = (list: number[], index: number) =>
    [list[index * 3]!, list[index * 3 + 1]!, list[index * 3 + 2]!] as const;
  for (let index = 0; index < positions.length / 3; index += 1) {
    const [x, y, z] = vectorAt(positions, index);
    const [nx, ny, nz] = vectorAt(normals, index);
    expect(Math.abs(ball(x, y, z))).toBeLessThan(1);
    expect(z).toBeGreaterThanOrEqual(0);
    expect(((x - 5) * nx + (y + 3) * ny + z * nz) / 200).toBeGreaterThan(0.99);
  }
  let area = 0;
  for (let index = 0; index < triangles.length; index += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => vectorAt(positions, triangles[index + corner]!));
    const u = [b![0] - a![0], b![1] - a![1], b![2] - a![2]] as const;
    const v = [c![0] - a![0], c![1] - a![1], c![2] - a![2]] as const;
    area +=
      Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]) /
      2;
  }
  expect(area / (2 * Math.PI * 200 ** 2)).toBeCloseTo(1, 1);
});
