const HOUR_MS = 3_600_000;

/** Which scaled pictures the cache in front holds, place by place, and which each web process has on its disk. */
export class PictureStores {
  /** When it came, by place and picture. */
  readonly #atEdge = new Map<string, number>();
  readonly #scaled: readonly Set<number>[];

  /** @param versionedShare pictures that may be kept for a year; the others are kept for an hour */
  constructor(
    processes: number,
    private readonly versionedShare: number,
  ) {
    this.#scaled = Array.from({ length: processes }, () => new Set<number>());
  }

  /** Whether it is there; afterwards it is. */
  isAtEdge(place: number, variant: number, now: number): boolean {
    const key = `${place} ${variant}`;
    const since = this.#atEdge.get(key);
    const isVersioned = ((variant >> 1) * 0.618_033_988_7) % 1 < this.versionedShare;
    if (since !== undefined && (isVersioned || now - since < HOUR_MS)) return true;
    this.#atEdge.set(key, now);
    return false;
  }

  isScaled(process: number, variant: number): boolean {
    const kept = this.#scaled[process]!;
    if (kept.has(variant)) return true;
    kept.add(variant);
    return false;
  }
}
