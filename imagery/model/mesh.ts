/** Finish of a triangle: paint with the decals of a chart, or a plain material. */
export type Chart = 'left' | 'right' | 'front' | 'rear' | 'top' | 'bare';
export interface Plain {
  /** Linear light reflected, 0 to 1 each. */
  colour: readonly [number, number, number];
  /** Share of light mirrored when seen straight on. */
  mirror: number;
  /** 0 is a sharp mirror, 1 is matt. */
  rough: number;
}
export type Finish = { chart: Chart } | Plain;

/** Triangles with a position, a normal, a chart position and ambient light at each corner. */
export interface Mesh {
  positions: Float32Array;
  normals: Float32Array;
  /** Two numbers per corner: position on the chart in millimetres. */
  places: Float32Array;
  /** Share of the ambient light that reaches the corner. */
  openness: Float32Array;
  corners: Uint32Array;
  /** Per triangle: index into `finishes`. */
  finishOf: Uint8Array;
  finishes: readonly Finish[];
}

type Vector = readonly [number, number, number];

export interface Corner {
  position: Vector;
  normal: Vector;
  place?: readonly [number, number];
  openness?: number;
}

const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (v: Vector): Vector => {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
};

/** Collects triangles, each oriented so that its front is on the side of its normals. */
export class MeshBuilder {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly places: number[] = [];
  private readonly openness: number[] = [];
  private readonly corners: number[] = [];
  private readonly finishOf: number[] = [];
  private readonly finishes: Finish[] = [];
  /** Transform of everything that is added. */
  private transform: (corner: Corner) => Corner = (corner) => corner;

  /** Applies a transform to everything that `build` adds. */
  withTransform(transform: (corner: Corner) => Corner, build: () => void): void {
    const outer = this.transform;
    this.transform = (corner) => outer(transform(corner));
    build();
    this.transform = outer;
  }

  addCorner(corner: Corner): number {
    const { position, normal, place = [0, 0], openness = 1 } = this.transform(corner);
    this.positions.push(...position);
    this.normals.push(...normal);
    this.places.push(...place);
    this.openness.push(openness);
    return this.openness.length - 1;
  }

  addTriangle(a: number, b: number, c: number, finish: Finish): void {
    const vectorAt = (list: number[], index: number): Vector => [
      list[index * 3] ?? 0,
      list[index * 3 + 1] ?? 0,
      list[index * 3 + 2] ?? 0,
    ];
    const start = vectorAt(this.positions, a);
    const face = cross(
      subtract(vectorAt(this.positions, b), start),
      subtract(vectorAt(this.positions, c), start),
    );
    const facing =
      dot(face, vectorAt(this.normals, a)) +
      dot(face, vectorAt(this.normals, b)) +
      dot(face, vectorAt(this.normals, c));
    if (facing >= 0) this.corners.push(a, b, c);
    else this.corners.push(a, c, b);
    let index = this.finishes.indexOf(finish);
    if (index < 0) index = this.finishes.push(finish) - 1;
    this.finishOf.push(index);
  }

  addQuad(a: number, b: number, c: number, d: number, finish: Finish): void {
    this.addTriangle(a, b, c, finish);
    this.addTriangle(a, c, d, finish);
  }

  build(): Mesh {
    return {
      positions: Float32Array.from(this.positions),
      normals: Float32Array.from(this.normals),
      places: Float32Array.from(this.places),
      openness: Float32Array.from(this.openness),
      corners: Uint32Array.from(this.corners),
      finishOf: Uint8Array.from(this.finishOf),
      finishes: this.finishes,
    };
  }
}

/** The mirror image about the vehicle's middle plane. */
export const mirrored = (corner: Corner): Corner => ({
  ...corner,
  position: [corner.position[0], corner.position[1], -corner.position[2]],
  normal: [corner.normal[0], corner.normal[1], -corner.normal[2]],
});

export const movedBy =
  (x: number, y: number, z: number) =>
  (corner: Corner): Corner => ({
    ...corner,
    position: [corner.position[0] + x, corner.position[1] + y, corner.position[2] + z],
  });
