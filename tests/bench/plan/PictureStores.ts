const HOUR_MS = 3_600_000;

/** Simulates the caches of scaled images: in each CDN location, and on the disk of each web process. */
export class PictureStores {
  /** Time of caching, by location and image. */
  readonly #atEdge = new Map<string, number>();
  readonly #scaled: readonly Set<number>[];

  /** @param versionedShare share of images that may be cached for a year; the others for an hour */
  constructor(
    processes: number,
    private readonly versionedShare: number,
  ) {
    this.#scaled = Array.from({ length: processes }, () => new Set<number>());
  }

  /** Checks whether an image is cached in a location, and caches it. */
  isAtEdge(place: number, variant: number, now: number): boolean {
    const key = `${place} ${variant}`;
    const since = this.#atEdge.get(key);
    const isVersioned = ((variant >> 1) * 0.618_033_988_7) % 1 < this.versionedShare;
    if (since !== undefined && (isVersioned || now - since < HOUR_MS)) return true;
    this.#atEdge.set(key, now);
    return false;
  }

  isScaled(process: number, variant: number): boolean {
    const scaledVariants = this.#scaled[process]!;
    if (scaledVariants.has(variant)) return true;
    scaledVariants.add(variant);
    return false;
  }
}
