/** Sources of errors; an error of an earlier source can cause errors of later ones. */
const SOURCES = ['codegen', 'embedded', 'web', 'content'] as const;

export type ErrorSource = (typeof SOURCES)[number];

/** The current errors, by source. */
export class DevelopmentErrors {
  readonly #texts = new Map<ErrorSource, string>();

  /** @param show called with the first error, or a blank text, whenever the errors change */
  constructor(private readonly show: (error: string) => void) {}

  /**
   * Sets the error of a source.
   * @param text blank when there is none any more
   */
  set(source: ErrorSource, text: string): void {
    if ((this.#texts.get(source) ?? '') === text) return;
    this.#texts.set(source, text);
    this.show(this.first);
  }

  get first(): string {
    return SOURCES.map((source) => this.#texts.get(source) ?? '').find(Boolean) ?? '';
  }
}
