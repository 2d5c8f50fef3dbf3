import type { DealerChoice } from '../../features/dealers/model/chooseDealers';
import { departmentKey } from '../../features/dealers/ui/departmentName';

/** What a visitor has chosen in a list of dealers; all of it stands in the address. */
export interface DealerListState extends DealerChoice {
  /** From 1. */
  page: number;
}

/** Dealers of a page (spec 3 §2.1, §9). */
export const perPage = 48;

/** The search box appears only when there are more dealers (spec 3 §5.1, §9). */
export const fewDealers = 8;

const longestText = 100;
const mostPages = 20;

/** Other names that old links have for a make and for a department. */
const oldMake = 'site_departments.brands.name';
const oldDepartment = 'site_departments.service_name';

/** What old links call departments. */
const oldNames: Readonly<Record<string, string>> = { 'Car sales': 'NewCars' };

/** Keys of the address's query that a list of dealers reads. */
export const dealerListKeys = [
  ...['search', 'department', 'make', 'page'],
  ...[oldMake, oldDepartment],
] as const;

/** The choice in an address. What is no choice is left out. */
export function readDealerListState(query: URLSearchParams): DealerListState {
  const text = (key: string) => query.get(key)?.trim().slice(0, longestText) ?? '';
  const old = text(oldDepartment);
  const named = text('department') || (Object.hasOwn(oldNames, old) ? (oldNames[old] ?? '') : '');
  const page = /^\d{1,3}$/.test(text('page')) ? Number(text('page')) : 1;
  return {
    search: text('search'),
    department: departmentKey(named) ? named : '',
    make: text('make') || text(oldMake),
    page: Math.min(Math.max(page, 1), mostPages),
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
