import { codeOf } from '../../../domain/dealers/newCarDepartment';
import type { DealerDetails } from './dealer.types';

/** What a visitor looks for in a list of dealers. Empty texts choose nothing. */
export interface DealerChoice {
  /** Words of name, town, street and postcode (checklist OQ-90). */
  search: string;
  /** Kind of a department, such as `Workshop`. */
  department: string;
  /** Code or name of a make. */
  make: string;
}

/** Dealers that fit a choice, in the order of their numbers, then by name (checklist OQ-90). */
export function chooseDealers(
  dealers: readonly DealerDetails[],
  { search, department, make }: DealerChoice,
): DealerDetails[] {
  const words = fold(search).split(' ').filter(Boolean);
  const wantedMake = codeOf(make);
  const fits = (dealer: DealerDetails) =>
    words.every((word) => textOf(dealer).includes(word)) &&
    ((!department && !wantedMake) ||
      dealer.departments.some(
        ({ type, makes }) =>
          (!department || type === department) &&
          (!wantedMake || makes.some((code) => codeOf(code) === wantedMake)),
      ));
  return dealers
    .filter(fits)
    .sort((one, other) => one.order - other.order || one.name.localeCompare(other.name));
}

/** Everything of a dealer that is searched; a postcode also without its space. */
const textOf = ({ name, town, street, zip }: DealerDetails): string =>
  fold([name, town, street, zip, zip.replace(/\s/g, '')].join(' '));

/** Göteborg is found by those whose keyboard has no ö. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
