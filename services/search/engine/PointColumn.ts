import { distanceKm } from '../../../domain/geography/distance';
import { readPosition, type Position } from '../../../domain/geography/position';
import type { Bits } from './bits';
import type { Codes } from './CodeArray';
import { ValueColumn, type Hits, type ValueSnapshot } from './ValueColumn';

/**
 * Positions by slot. All documents at a position share its code, so that distances are calculated once for
 * each position.
 */
export class PointColumn {
  readonly #column = new ValueColumn();
  /** Positions by code; undefined for none, and for texts that are no position. */
  readonly #points: (Position | undefined)[] = [undefined];

  set(slot: number, text: unknown): void {
    this.#column.set(slot, text);
    this.#readPoints();
  }

  toSnapshot(): ValueSnapshot {
    return this.#column.toSnapshot();
  }

  restore(snapshot: ValueSnapshot): void {
    this.#column.restore(snapshot);
    this.#readPoints();
  }

  /** Reads the positions of new texts. */
  #readPoints(): void {
    const { texts } = this.#column.dictionary;
    for (let code = this.#points.length; code < texts.length; code += 1) {
      this.#points.push(readPosition(texts[code] ?? ''));
    }
  }

  clear(slot: number): void {
    this.#column.clear(slot);
  }

  trim(slots: number): void {
    this.#column.trim(slots);
  }

  /** Codes by slot. */
  get codes(): Codes {
    return this.#column.codes;
  }

  /** Number of documents by code. */
  count(hits: Hits): Uint32Array {
    return this.#column.count(hits);
  }

  /** Distances from a point in kilometres, by code; infinite when there is no position. */
  distancesFrom(origin: Position): Float64Array {
    return Float64Array.from(this.#points, (point) =>
      point ? distanceKm(origin, point) : Infinity,
    );
  }

  /** Adds the slots that are at most `km` kilometres from a point. */
  select(origin: Position, km: number, into: Bits, slots: number): void {
    const isNear = Uint8Array.from(this.distancesFrom(origin), (distance) =>
      distance <= km ? 1 : 0,
    );
    this.#column.select(isNear, into, slots);
  }
}
