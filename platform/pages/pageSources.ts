import { requestedIds, collectIds, isList } from '../content/contentIds';

/** The content and stock that a page was made from: when any of it changes, the page is stale. */
export interface PageSources {
  /** Ids of the content items that it shows. */
  items: readonly string[];
  /**
   * Ids in the variables of its list queries: templates, parents and roots of the listed items. An item that
   * is added to such a list later was in no earlier answer.
   */
  lists: readonly string[];
  /** Ids of the cars that it shows. */
  cars: readonly string[];
  /** Its requests to the search service. */
  searches: readonly StockSearch[];
}

export type StockSearch = 'cars' | 'dealers' | 'kits';

/** Collects what a page is made from while its blocks load. */
export class SourceCollector {
  readonly #items = new Set<string>();
  readonly #lists = new Set<string>();
  readonly #cars = new Set<string>();
  readonly #searches = new Set<StockSearch>();

  /** Adds a query to the content platform and its answer. */
  addAnswer(variables: Readonly<Record<string, unknown>>, answer: unknown): void {
    const target = isList(answer) ? this.#lists : this.#items;
    for (const id of requestedIds(variables)) target.add(id);
    collectIds(answer, this.#items);
  }

  /** Adds a request to the search service and the ids of the cars in its answer. */
  addSearch(search: StockSearch, carIds: readonly string[] = []): void {
    this.#searches.add(search);
    for (const id of carIds) this.#cars.add(id);
  }

  /** All collected sources, with the items of the page's layout. */
  sources(layoutItems: readonly string[]): PageSources {
    return {
      items: [...new Set([...layoutItems, ...this.#items])],
      lists: [...this.#lists],
      cars: [...this.#cars],
      searches: [...this.#searches],
    };
  }
}
