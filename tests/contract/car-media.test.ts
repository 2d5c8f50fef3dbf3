import { carOf, lookAroundOf, turnOf } from '../../services/media/vehiclePictures';
import { createCarMediaClient, type CarMediaClient } from '../../features/car/server/carMedia';
import type { Car } from '../../domain/documents/car';
import { ask } from './search/searchTarget';
import { searchApiKey, TestPlatform } from './testPlatform';

let platform: TestPlatform;
let client: CarMediaClient;
let cars: Car[];

beforeAll(async () => {
  platform = await TestPlatform.start({ stock: { cars: 300, day: '2026-11-01' } });
  client = createCarMediaClient(`${platform.url}/car-media`);
  const target = { url: platform.url, apiKey: searchApiKey };
  const { body } = await ask(target, { index: 'vehicles_automotive_uk', limit: 100 });
  cars = body.content as unknown as Car[];
});

afterAll(() => platform.close());

const registered = () =>
  cars.flatMap(({ car_regno, ...car }) => (car_regno ? [{ ...car, car_regno }] : []));

test('[MEDIA-04] [MEDIA-01] cars have films, turns and looks inside, all of them, some or none', async () => {
  const found: Awaited<ReturnType<CarMediaClient['find']>>[] = [];
  for (const { car_regno } of registered()) {
    found.push(await client.find(car_regno.replace(' ', '')));
  }
  const modes = new Set(
    found.map((media) => [media?.hasVideo, media?.has360, media?.hasInternal360].join()),
  );
  expect(modes).toContain('true,true,true');
  expect(modes).toContain('false,false,false');
  expect(modes.size).toBeGreaterThan(3);
  for (const media of found) {
    expect(Boolean(media?.videoUrl)).toBe(media?.hasVideo);
    expect(media?.images360).toHaveLength(media?.has360 ? 24 : 0);
    expect(media?.internal360).toHaveLength(media?.hasInternal360 ? 36 : 0);
  }
});

test('turns and looks around are of that very car', async () => {
  let turns = 0;
  for (const { car_regno, car_images } of registered()) {
    const media = await client.find(car_regno.replace(' ', ''));
    const car = carOf(car_images.map(({ original }) => original));
    if (media?.has360) expect(media.images360).toEqual(turnOf(car!));
    if (media?.hasInternal360) expect(media.internal360).toEqual(lookAroundOf(car!));
    turns += Number(media?.has360);
  }
  expect(turns).toBeGreaterThan(0);
});

test('the same car has the same, however its registration is written', async () => {
  const [car] = registered();
  const plain = car!.car_regno.replace(' ', '');
  expect(await client.find(plain.toLowerCase())).toEqual(await client.find(plain));
});

test('a car that nobody knows has nothing', async () => {
  expect(await client.find('ZZ99ZZZ')).toBeUndefined();
});
