import { carSchema } from '../../../domain/documents/car';
import { carRecordFields, type CarRecord } from '../../../domain/documents/carRecord';
import type { PageServices } from '../../../platform/pages/pageData.types';
import { fitsSchema } from '../../../platform/upstreams/fitsSchema';
import type { SearchClient } from './searchClient';

type SearchCars = PageServices['searchCars'];

/** Searches for cars as pages ask for them. A site without cars of its own finds none. */
export function createSearchCars({ search }: SearchClient): SearchCars {
  return async (site, query) => {
    if (!site.search) return { facets: [], cars: [], total: 0 };
    const { facets = [], sortName, ...rest } = query;
    const answer = await search(site.name, 'cars', {
      ...rest,
      sort_name: sortName,
      facets: facets.map(({ name, sortOrder, filters, lowest }) => ({
        name,
        filters,
        sort_order: sortOrder,
        lowest,
      })),
    });
    return {
      facets: answer.facet,
      cars: carsAmong(answer.content),
      total: answer.total_items,
      failed: answer.failed,
    };
  };
}

/** Of a card's fields a document has those that were asked for. */
const cardFields = carSchema.pick([...carRecordFields]).partial();

const isCar = (document: object): document is CarRecord => fitsSchema(cardFields, document);

/** The documents that are cars; the list itself where all of them are, by which pages know it again. */
const carsAmong = (documents: readonly object[]): readonly CarRecord[] =>
  documents.every(isCar) ? documents : documents.filter(isCar);
