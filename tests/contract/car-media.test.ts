import { findCarByPictures, panoramaUrls, spinUrls } from '../../services/media/vehiclePictures';
import { createCarMediaClient, type CarMediaClient } from '../../features/car/server/carMedia';
import type { Car } from '../../domain/documents/car';
import { searchFor } from './search/searchTarget';
import { searchApiKey, TestPlatform } from './testPlatform';

let platform: TestPlatform;
let client: CarMediaClient;
let cars: Car[];

beforeAll(async () => {
  platform = await TestPlatform.start({ stock: { cars: 300, day: '2026-11-01' } });
  client = createCarMediaClient(`${platform.url}/car-media`);
  const target = { url: platform.url, apiKey: searchApiKey };
  const { body } = await searchFor(target, { index: 'vehicles_automotive_uk', limit: 100 });
  cars = body.content as unknown as Car[];
});

afterAll(() => platform.close());

const listRegisteredCars = () =>
  cars.flatMap(({ car_regno, ...car }) => (car_regno ? [{ ...car, car_regno }] : []));

test('[MEDIA-04] [MEDIA-01] cars have films, turning pictures and interior panoramas: all, some or none', async () => {
  const results: Awaited<ReturnType<CarMediaClient['find']>>[] = [];
  for (const { car_regno } of listRegisteredCars()) {
    results.push(await client.find(car_regno.replace(' ', '')));
  }
  const modes = new Set(
    results.map((media) => [media?.hasVideo, media?.has360, media?.hasInternal360].join()),
  );
  expect(modes).toContain('true,true,true');
  expect(modes).toContain('false,false,false');
  expect(modes.size).toBeGreaterThan(3);
  for (const media of results) {
    expect(Boolean(media?.videoUrl)).toBe(media?.hasVideo);
    expect(media?.images360).toHaveLength(media?.has360 ? 24 : 0);
    expect(media?.internal360).toHaveLength(media?.hasInternal360 ? 36 : 0);
  }
});

test('turning pictures and interior panoramas show the requested car', async () => {
  let spins = 0;
  for (const { car_regno, car_images } of listRegisteredCars()) {
    const media = await client.find(car_regno.replace(' ', ''));
    const car = findCarByPictures(car_images.map(({ original }) => original));
    if (media?.has360) expect(media.images360).toEqual(spinUrls(car!));
    if (media?.hasInternal360) expect(media.internal360).toEqual(panoramaUrls(car!));
    spins += Number(media?.has360);
  }
  expect(spins).toBeGreaterThan(0);
});

test('the same car has the same media, for any spelling of its registration', async () => {
  const [car] = listRegisteredCars();
  const plain = car!.car_regno.replace(' ', '');
  expect(await client.find(plain.toLowerCase())).toEqual(await client.find(plain));
});

test('an unknown car has no media', async () => {
  expect(await client.find('ZZ99ZZZ')).toBeUndefined();
});
