/** The list of keys that several objects share. */
export interface Shape {
  readonly number: number;
  readonly keys: readonly string[];
  /** The JSON text before each value. */
  readonly openings: readonly Buffer[];
}

/** A key and the keys before it: a node of a tree of key lists. */
class KeyNode {
  readonly children = new Map<string, KeyNode>();
  /** The shape of objects whose last key is this one. */
  shape: Shape | undefined;

  constructor(
    readonly key: string,
    readonly parent: KeyNode | undefined,
  ) {}
}

/** Shapes of objects, numbered in the order in which they were added. */
export class ShapeTable {
  readonly #root = new KeyNode('', undefined);
  readonly #shapes: Shape[] = [];
  #nodeCount = 0;

  /** @param maxKeys maximum number of nodes; the same key after different keys is another node */
  constructor(private readonly maxKeys: number) {}

  /** The shape of an object's keys with a value; undefined when it is new and the table is full. */
  shapeOf(object: Readonly<Record<string, unknown>>): Shape | undefined {
    let node = this.#root;
    for (const key of Object.keys(object)) {
      if (object[key] === undefined) continue;
      const child = node.children.get(key) ?? this.#add(node, key);
      if (!child) return undefined;
      node = child;
    }
    return (node.shape ??= this.#createShape(node));
  }

  /** The keys of each shape. */
  toSnapshot(): readonly (readonly string[])[] {
    return this.#shapes.map(({ keys }) => keys);
  }

  restore(shapes: readonly (readonly string[])[]): void {
    for (const keys of shapes) this.shapeOf(Object.fromEntries(keys.map((key) => [key, true])));
  }

  at(number: number): Shape {
    const shape = this.#shapes[number];
    if (!shape) throw new RangeError('Unknown shape number');
    return shape;
  }

  #add(parent: KeyNode, key: string): KeyNode | undefined {
    if (this.#nodeCount >= this.maxKeys) return undefined;
    this.#nodeCount += 1;
    const node = new KeyNode(key, parent);
    parent.children.set(key, node);
    return node;
  }

  #createShape(node: KeyNode): Shape {
    const keys = readKeys(node);
    const shape = { number: this.#shapes.length, keys, openings: keys.map(openingBytes) };
    this.#shapes.push(shape);
    return shape;
  }
}

function readKeys(last: KeyNode): string[] {
  const keys: string[] = [];
  for (let node = last; node.parent; node = node.parent) keys.push(node.key);
  return keys.reverse();
}

const openingBytes = (key: string, index: number): Buffer =>
  Buffer.from(`${index === 0 ? '{' : ','}${JSON.stringify(key)}:`);
