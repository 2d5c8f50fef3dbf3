/** The keys of objects that look alike. */
export interface Shape {
  readonly number: number;
  readonly keys: readonly string[];
  /** What the JSON has in front of each value. */
  readonly openings: readonly Buffer[];
}

/** A key behind those before it. */
class Step {
  readonly next = new Map<string, Step>();
  /** Of objects that end here. */
  shape: Shape | undefined;

  constructor(
    readonly key: string,
    readonly before: Step | undefined,
  ) {}
}

/** Shapes of objects by number, in the order in which they came. */
export class ShapeTable {
  readonly #first = new Step('', undefined);
  readonly #shapes: Shape[] = [];
  #steps = 0;

  /** `most`: keys that are remembered, each behind those before it. */
  constructor(private readonly most: number) {}

  /** The shape of the keys that have a value; undefined when it is new and no more are remembered. */
  of(object: Readonly<Record<string, unknown>>): Shape | undefined {
    let step = this.#first;
    for (const key of Object.keys(object)) {
      if (object[key] === undefined) continue;
      const next = step.next.get(key) ?? this.#add(step, key);
      if (!next) return undefined;
      step = next;
    }
    return (step.shape ??= this.#shapeOf(step));
  }

  /** The keys of each shape. */
  toSnapshot(): readonly (readonly string[])[] {
    return this.#shapes.map(({ keys }) => keys);
  }

  restore(shapes: readonly (readonly string[])[]): void {
    for (const keys of shapes) this.of(Object.fromEntries(keys.map((key) => [key, true])));
  }

  at(number: number): Shape {
    const shape = this.#shapes[number];
    if (!shape) throw new RangeError('No such shape');
    return shape;
  }

  #add(before: Step, key: string): Step | undefined {
    if (this.#steps >= this.most) return undefined;
    this.#steps += 1;
    const step = new Step(key, before);
    before.next.set(key, step);
    return step;
  }

  #shapeOf(step: Step): Shape {
    const keys = keysTo(step);
    const shape = { number: this.#shapes.length, keys, openings: keys.map(openingOf) };
    this.#shapes.push(shape);
    return shape;
  }
}

function keysTo(last: Step): string[] {
  const keys: string[] = [];
  for (let step = last; step.before; step = step.before) keys.push(step.key);
  return keys.reverse();
}

const openingOf = (key: string, at: number): Buffer =>
  Buffer.from(`${at === 0 ? '{' : ','}${JSON.stringify(key)}:`);
