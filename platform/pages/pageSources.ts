import { idsAskedFor, idsIn, isList } from '../content/contentIds';

/** What a page was made from: when one of it changes, the page has to be made anew. */
export interface PageSources {
  /** Ids of the content items that it shows. */
  items: readonly string[];
  /**
   * Ids that its questions for lists named: templates, parents and roots of what it lists. An item that comes to such a
   * list is in no answer of before.
   */
  lists: readonly string[];
  /** Ids of the cars that it shows. */
  cars: readonly string[];
  /** What it asked the search service for. */
  searches: readonly StockSearch[];
}

export type StockSearch = 'cars' | 'dealers' | 'kits';

/** Gathers what a page is made from while its blocks load. */
export class SourceCollector {
  readonly #items = new Set<string>();
  readonly #lists = new Set<string>();
  readonly #cars = new Set<string>();
  readonly #searches = new Set<StockSearch>();

  /** A question to the content platform, with its answer. */
  addAnswer(variables: Readonly<Record<string, unknown>>, answer: unknown): void {
    const asked = isList(answer) ? this.#lists : this.#items;
    for (const id of idsAskedFor(variables)) asked.add(id);
    idsIn(answer, this.#items);
  }

  /** A question to the search service, with the ids of the cars in its answer. */
  addSearch(search: StockSearch, carIds: readonly string[] = []): void {
    this.#searches.add(search);
    for (const id of carIds) this.#cars.add(id);
  }

  /** What was gathered so far, and the items of the page's layout. */
  gathered(layoutItems: readonly string[]): PageSources {
    return {
      items: [...new Set([...layoutItems, ...this.#items])],
      lists: [...this.#lists],
      cars: [...this.#cars],
      searches: [...this.#searches],
    };
  }
}
