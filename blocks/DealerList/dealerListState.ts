import type { DealerCriteria } from '../../features/dealers/model/filterDealers';
import { departmentKey } from '../../features/dealers/ui/departmentName';

/** State of a list of dealers, which its address contains completely. */
export interface DealerListState extends DealerCriteria {
  /** Page number, starting at 1. */
  page: number;
}

/** Number of dealers per page. */
export const DEALERS_PER_PAGE = 48;

/** The search field is shown only if there are more dealers than this. */
export const MAX_DEALERS_WITHOUT_SEARCH = 8;

const MAX_TEXT_LENGTH = 100;
const MAX_PAGES = 20;

/** Query keys of the make and the department in old links. */
const OLD_MAKE_KEY = 'site_departments.brands.name';
const OLD_DEPARTMENT_KEY = 'site_departments.service_name';

/** Departments by their names in old links. */
const oldDepartmentNames: Readonly<Record<string, string>> = { 'Car sales': 'NewCars' };

/** Query keys that a list of dealers reads. */
export const dealerListKeys = [
  ...['search', 'department', 'make', 'page'],
  ...[OLD_MAKE_KEY, OLD_DEPARTMENT_KEY],
] as const;

/** Reads the state from an address; invalid values are ignored. */
export function readDealerListState(query: URLSearchParams): DealerListState {
  const readText = (key: string) => query.get(key)?.trim().slice(0, MAX_TEXT_LENGTH) ?? '';
  const oldName = readText(OLD_DEPARTMENT_KEY);
  const department =
    readText('department') ||
    (Object.hasOwn(oldDepartmentNames, oldName) ? (oldDepartmentNames[oldName] ?? '') : '');
  const page = /^\d{1,3}$/.test(readText('page')) ? Number(readText('page')) : 1;
  return {
    search: readText('search'),
    department: departmentKey(department) ? department : '',
    make: readText('make') || readText(OLD_MAKE_KEY),
    page: Math.min(Math.max(page, 1), MAX_PAGES),
  };
}

/** Address of a list in a state. */
export function dealerListAddress(path: string, state: DealerListState): string {
  const query = new URLSearchParams();
  for (const key of ['search', 'department', 'make'] as const) {
    if (state[key]) query.set(key, state[key]);
  }
  if (state.page > 1) query.set('page', String(state.page));
  return query.size === 0 ? path : `${path}?${query}`;
}
