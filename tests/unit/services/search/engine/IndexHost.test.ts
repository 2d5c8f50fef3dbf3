import { IndexHost } from '../../../../../services/search/engine/IndexHost';
import { indexDefinitions } from '../../../../../services/search/indexDefinitions';
import { createTestCars } from '../../../../contract/search/testCars';

const [ready, large] = ['vehicles_automotive_se', 'vehicles_automotive_no'];
const cars = createTestCars(500, 3);

const getTotal = (host: IndexHost, index: string): number => {
  const query = { index, keyphrase: '', facets: [], filters: {}, limit: 0, offset: 0 };
  return (JSON.parse(Buffer.from(host.search(query)).toString()) as { total_items: number })
    .total_items;
};

test('an index can be searched while another is being built', async () => {
  let made = 0;
  function* counted() {
    for (const car of cars) {
      made += 1;
      yield car;
    }
  }
  const host = new IndexHost(indexDefinitions, (index) =>
    index === ready ? cars.slice(0, 20) : counted(),
  );
  await host.load({ index: ready });
  const loading = host.load({ index: large });
  const meanwhile: number[] = [];
  while (made < cars.length) {
    expect(getTotal(host, ready)).toBe(20);
    expect(() => getTotal(host, large)).toThrow('not loaded');
    meanwhile.push(made);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await loading;
  expect(meanwhile.length).toBeGreaterThan(2);
  expect(getTotal(host, large)).toBe(cars.length);
});
