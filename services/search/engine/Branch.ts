import { LEVEL_SEPARATOR, type SearchDocument } from '../indexDefinition';
import { toTexts } from './readField';

/**
 * A branch of a hierarchy, such as `Volvo>XC60`, with its child branches. Each path is created once, not for
 * every document that has it.
 */
export class Branch {
  readonly #children = new Map<unknown, Branch>();

  /** @param path undefined for the root */
  constructor(readonly path?: string) {}

  /** The path of the deepest branch of a document; undefined when the first level has no value. */
  pathOf(document: SearchDocument, levels: readonly string[], depth = 0): string | undefined {
    const level = levels[depth];
    const child = level === undefined ? undefined : this.#child(document[level]);
    return child ? child.pathOf(document, levels, depth + 1) : this.path;
  }

  #child(value: unknown): Branch | undefined {
    const existing = this.#children.get(value);
    if (existing) return existing;
    const [text] = toTexts(value);
    if (text === undefined) return undefined;
    const child = new Branch(this.path === undefined ? text : this.path + LEVEL_SEPARATOR + text);
    // Each document has its own list objects, so a list is not cached by identity.
    if (typeof value !== 'object') this.#children.set(value, child);
    return child;
  }
}
