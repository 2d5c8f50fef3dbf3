import type { DataRequest } from '../../../../rendering/blockData';
import { hoursOfWorkshop, loadWorkshopSites } from '../../ui/workshopSites';
import type { DealerQuery } from '../../../../domain/search/dealerSearch';
import { toDayNumber } from '../../../../domain/openingHours/days';
import { createSearchDealers } from '../../../search/server/searchDealers';
import { sites } from '../../../../sites/sites';

const week = ['07:00', '07:00', '07:00', '07:00', '07:00'].map((open) => ({
  day: '',
  open,
  close: '18:00',
  displayText: '',
}));
const closed = { day: '', displayText: '' };
const dealer = (site_id: string, department_type: string) => ({
  site_id,
  slug: site_id,
  site_official_name: 'Automotive Lund',
  site_geocoord: '55.7,13.2',
  site_departments: [
    {
      name: 'A department',
      department_type,
      brands: [],
      openingschedule: {
        openinghours: [...week, closed, closed],
        vacationdays: [],
        deviationdays: [],
      },
    },
  ],
});

test('[BOOK-79] [SRCH-15] searches for up to a hundred dealers with a workshop, by a list of fields', async () => {
  const queries: unknown[] = [];
  const searchDealers = createSearchDealers({
    search: (async (...question: unknown[]) => {
      queries.push(question);
      const content = [dealer('1001', 'Workshop'), dealer('1002', 'NewCars')];
      return { facet: [], content, total_items: 2, limit: 100, offset: 0 };
    }) as never,
  });
  const site = sites['automotive-se'];
  const { hours, sites: workshopSites } = await loadWorkshopSites({
    dealers: (query: DealerQuery) => searchDealers(site, query),
  } as unknown as DataRequest);
  expect(queries).toEqual([
    [
      'automotive-se',
      'dealers',
      {
        fields: ['site_id', 'site_official_name', 'slug', 'site_geocoord', 'site_departments'],
        filters: { 'site_departments.department_type': ['Workshop'] },
        limit: 100,
      },
    ],
  ]);
  expect(Object.keys(hours)).toEqual(['1001']);
  expect(workshopSites).toEqual([
    { siteId: '1001', name: 'Automotive Lund', position: { lat: 55.7, lng: 13.2 } },
  ]);
  const hoursOn = (id: string, day: string) => hoursOfWorkshop(hours, id, toDayNumber(day));
  expect(hoursOn('1001', '2026-11-23')).toEqual([420, 1080]);
  expect(hoursOn('1001', '2026-11-28')).toBe('closed');
  expect(hoursOn('1002', '2026-11-23')).toBe('unknown');
  expect(hoursOn('constructor', '2026-11-23')).toBe('unknown');
});
