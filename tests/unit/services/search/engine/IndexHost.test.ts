import { IndexHost } from '../../../../../services/search/engine/IndexHost';
import { indexDefinitions } from '../../../../../services/search/indexDefinitions';
import { testCars } from '../../../../contract/search/testCars';

const [ready, large] = ['vehicles_automotive_se', 'vehicles_automotive_no'];
const cars = testCars(500, 3);

const totalOf = (host: IndexHost, index: string): number => {
  const query = { index, keyphrase: '', facets: [], filters: {}, limit: 0, offset: 0 };
  return (JSON.parse(Buffer.from(host.search(query)).toString()) as { total_items: number })
    .total_items;
};

test('searches of one index are answered while another is being made', async () => {
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
    expect(totalOf(host, ready)).toBe(20);
    expect(() => totalOf(host, large)).toThrow('not loaded');
    meanwhile.push(made);
    await new Promise((turn) => setImmediate(turn));
  }
  await loading;
  expect(meanwhile.length).toBeGreaterThan(2);
  expect(totalOf(host, large)).toBe(cars.length);
});
