import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { carsByIds, carsOfTheWeek, latestArrivals } from '../../../car/ui/carQueries';
import { findSimilarCars } from '../../../car/ui/similarCars';
import type { SearchCars } from '../../../../domain/search/carSearch';
import { createSearchCars } from '../../server/searchCars';
import { createSearchClient } from '../../server/searchClient';
import { findComparedCar } from '../../../car/server/findComparedCar';
import { sites } from '../../../../sites/sites';

interface RecordedRequest {
  method?: string;
  path?: string;
  key?: unknown;
  body: { index: string; filters?: object; sort_name?: string; limit?: number };
}

const cars = [{ car_id: '7', slug: 'kia-ev6', car_brand: 'Kia', car_model: 'EV6' }];

let server: Server;
let requests: RecordedRequest[];
let search: SearchCars;

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { method, url: path, headers } = request;
      requests.push({ method, path, key: headers['x-api-key'], body: JSON.parse(text) });
      const answer = { facet: [], content: cars, total_items: 1, limit: 24, offset: 0 };
      response.writeHead(200).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const logger = { error: (...problem: unknown[]) => expect(problem).toEqual([]) };
  const client = createSearchClient({ search: { url, apiKey: 'key' }, logger });
  search = (query) => createSearchCars(client)(sites['automotive-se'], query);
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

test.each<[string, () => Promise<unknown>, Partial<RecordedRequest['body']>]>([
  ['cars of the week', () => search(carsOfTheWeek), { filters: { caroftheweek: [true] } }],
  ['compared cars', () => findComparedCar(search, '7'), { filters: { car_id: ['7'] } }],
  [
    'similar cars',
    () => findSimilarCars({ car_id: '1', car_brand: 'Kia', car_model: 'EV6' }, search),
    { filters: {}, limit: 0 },
  ],
  ['latest arrivals', () => search(latestArrivals()), { sort_name: 'newest', limit: 12 }],
  ['teasers', () => search(carsByIds(['7'])), { filters: { car_id: ['7'] }, limit: 100 }],
])('[SRCH-17] %s are loaded from the search service', async (_, load, body) => {
  await load();
  expect(requests.length).toBeGreaterThan(0);
  for (const { method, path, key, body } of requests) {
    expect({ method, path, key }).toEqual({ method: 'POST', path: '/v1/search/', key: 'key' });
    expect(body.index).toBe('vehicles_automotive_se');
  }
  expect(requests[0]?.body).toMatchObject(body);
});
