/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { DataRequest } from '../../../../rendering/blockData';
import { exampleDealerRecords } from '../../../../features/dealers/ui/exampleDealers';
import { loader } from '../../../../blocks/DealerList/DealerList.data';
import { examples } from '../../../../blocks/DealerList/DealerList.fixture';
import { loader as selection } from '../../../../blocks/DealerSelection/DealerSelection.data';
import { dataRequest } from '../dataRequest';
import { fakeLayout } from '../../design-system/fakeLayout';
import { showBlock } from '../showBlock';

beforeEach(fakeLayout);

/** The given number of dealers. */
const createDealerRecords = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    return {
      ...exampleDealerRecords[index % 4],
      site_id: number,
      slug: `dealer-${number}`,
      site_official_name: `Dealer ${number}`,
      website_sort_order: 1,
    };
  });

function createRequest(count: number, query = ''): DataRequest {
  return dataRequest(
    {},
    {
      dealers: async ({ ids }) => ({
        dealers: createDealerRecords(count).filter(({ site_id }) => !ids || ids.includes(site_id)),
      }),
      query: new URLSearchParams(query),
      dealerPath: '/anlaggningar',
    },
  ).request;
}

const load = (count: number, query?: string) => loader.load({}, createRequest(count, query));

test('[DEAL-05] [LOC-64] shows 48 dealers a page, and the remaining ones on the last page', async () => {
  const firstPage = await load(100);
  expect(firstPage).toMatchObject({ total: 100, pages: 3 });
  expect(firstPage.dealers).toHaveLength(48);
  const lastPage = await load(100, 'page=3');
  expect(lastPage.dealers.map(({ id }) => id)).toEqual(['097', '098', '099', '100']);
  expect((await load(100, 'page=9')).state.page).toBe(3);
});

test.each([
  [8, null],
  [9, 'search'],
])('[DEAL-04] for %s dealers the search box is %s', async (count, name) => {
  showBlock('DealerList', { data: await load(count) } as never);
  expect(screen.queryByRole('searchbox')?.getAttribute('name') ?? null).toBe(name);
});

test('[DEAL-02] [DEAL-03] shows a grid of dealers that link to their pages', () => {
  showBlock('DealerList', examples.Default);
  const link = screen.getByRole('link', { name: 'Automotive Göteborg' });
  expect(link.getAttribute('href')).toMatch(/\/goteborg$/);
});

test('reads make and department from the query parameters of old links', async () => {
  const query = 'site_departments.brands.name=Ford&site_departments.service_name=Car+sales';
  const { state, dealers } = await load(4, query);
  expect(state).toMatchObject({ make: 'Ford', department: 'NewCars' });
  expect(dealers).toHaveLength(4);
  expect((await load(4, 'department=<b>')).state.department).toBe('');
});

test('shows a make without dealers in the filter, so that it can be removed', async () => {
  const data = await load(9, 'make=nonsense');
  expect(data.dealers).toEqual([]);
  showBlock('DealerList', { data } as never);
  expect(screen.getByRole('combobox', { name: 'Make' })).toHaveDisplayValue('nonsense');
});

test('shows different messages for no match, no dealers and a failed search', () => {
  showBlock('DealerList', examples.NothingFound);
  expect(screen.getByText('No dealership matches your search')).toBeInTheDocument();
  showBlock('DealerList', examples.Empty);
  expect(screen.getByText('We are not near you yet')).toBeInTheDocument();
  showBlock('DealerList', examples.Failed);
  expect(screen.getByRole('alert')).toHaveTextContent('We cannot show this right now');
});

test('[SITE-27] [DEAL-06] a selection lists the dealers with the given ids in order, or all dealers without ids', async () => {
  const selectIds = async (Ids?: string) =>
    (await selection.load({ Ids: Ids ? { value: Ids } : undefined }, createRequest(5))).dealers.map(
      ({ id }) => id,
    );
  expect(await selectIds('003, 001, 999')).toEqual(['003', '001']);
  expect(await selectIds()).toEqual(['001', '002', '003', '004', '005']);
});
