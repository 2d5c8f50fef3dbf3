import { LEVEL_SEPARATOR, type SearchDocument } from '../indexDefinition';
import { textsOf } from './readField';

/**
 * A branch of a hierarchy, such as `Volvo>XC60`, with those that grow from it. Each is made once, not for every
 * document in it.
 */
export class Branch {
  readonly #next = new Map<unknown, Branch>();

  /** Without a path it is the root. */
  constructor(readonly path?: string) {}

  /** The path of the deepest branch of a document; undefined where the first level has no value. */
  pathOf(document: SearchDocument, levels: readonly string[], depth = 0): string | undefined {
    const level = levels[depth];
    const next = level === undefined ? undefined : this.#at(document[level]);
    return next ? next.pathOf(document, levels, depth + 1) : this.path;
  }

  #at(value: unknown): Branch | undefined {
    const known = this.#next.get(value);
    if (known) return known;
    const [text] = textsOf(value);
    if (text === undefined) return undefined;
    const next = new Branch(this.path === undefined ? text : this.path + LEVEL_SEPARATOR + text);
    // Lists are separate objects in each document, so identity does not help.
    if (typeof value !== 'object') this.#next.set(value, next);
    return next;
  }
}
