import { distanceKm } from '../../../domain/geography/distance';
import { readPosition, type Position } from '../../../domain/geography/position';
import type { Bits } from './bits';
import type { Codes } from './CodeArray';
import { ValueColumn, type Hits, type ValueSnapshot } from './ValueColumn';

/**
 * Positions by slot. All documents of a place share one, so that distances are calculated once a place, and
 * documents have short codes.
 */
export class PointColumn {
  readonly #column = new ValueColumn();
  /** By code; undefined for none, and for texts that are no position. */
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

  /** Of the texts that are new. */
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

  /** By slot. */
  get codes(): Codes {
    return this.#column.codes;
  }

  /** Documents by code. */
  count(hits: Hits): Uint32Array {
    return this.#column.count(hits);
  }

  /** Kilometres from a point by code; infinite where there is no position. */
  distancesFrom(origin: Position): Float64Array {
    return Float64Array.from(this.#points, (point) =>
      point ? distanceKm(origin, point) : Infinity,
    );
  }

  /** Adds the slots that are at most so many kilometres from a point. */
  select(origin: Position, km: number, into: Bits, slots: number): void {
    const wanted = Uint8Array.from(this.distancesFrom(origin), (distance) =>
      distance <= km ? 1 : 0,
    );
    this.#column.select(wanted, into, slots);
  }
}
