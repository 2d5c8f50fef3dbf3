import { normalizeBrand } from '../../../domain/dealers/newCarDepartment';
import { fold } from '../../../domain/search/fold';
import type { DealerDetails } from './dealer.types';

/** Filters of a list of dealers. An empty text matches every dealer. */
export interface DealerCriteria {
  /** Words that must occur in name, town, street or postcode (OQ-90). */
  search: string;
  /** Kind of a department, such as `Workshop`. */
  department: string;
  /** Code or name of a make. */
  make: string;
}

/** Dealers that match the filters, sorted by number, then by name (OQ-90). */
export function filterDealers(
  dealers: readonly DealerDetails[],
  { search, department, make }: DealerCriteria,
): DealerDetails[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const makeCode = normalizeBrand(make);
  const matches = (dealer: DealerDetails) =>
    words.every((word) => searchableText(dealer).includes(word)) &&
    ((!department && !makeCode) ||
      dealer.departments.some(
        ({ type, makes }) =>
          (!department || type === department) &&
          (!makeCode || makes.some((code) => normalizeBrand(code) === makeCode)),
      ));
  return dealers.filter(matches).sort((a, b) => a.order - b.order || a.name.localeCompare(b.name));
}

/** The searchable text of a dealer; a postcode also without its space. */
const searchableText = ({ name, town, street, zip }: DealerDetails): string =>
  fold([name, town, street, zip, zip.replace(/\s/g, '')].join(' '));
