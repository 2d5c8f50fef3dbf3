/** Who finds faults, the one first whose faults explain those of the others. */
const FINDERS = ['codegen', 'embedded', 'web', 'content'] as const;

export type Finder = (typeof FINDERS)[number];

/** What is wrong at present, by who found it. */
export class Faults {
  readonly #texts = new Map<Finder, string>();

  /** `show` gets the fault to look at first, blank for none, each time that one comes or goes. */
  constructor(private readonly show: (fault: string) => void) {}

  /** @param text blank when the finder finds nothing any more */
  set(finder: Finder, text: string): void {
    if ((this.#texts.get(finder) ?? '') === text) return;
    this.#texts.set(finder, text);
    this.show(this.first);
  }

  get first(): string {
    return FINDERS.map((finder) => this.#texts.get(finder) ?? '').find(Boolean) ?? '';
  }
}
