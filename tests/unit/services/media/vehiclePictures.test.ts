import {
  findCarByPictures,
  listVehiclePictures,
  galleryUrls,
  panoramaUrls,
  spinUrls,
  type PicturedCar,
} from '../../../../services/media/vehiclePictures';

const electric: PicturedCar = {
  bodyStyle: 'familysuv',
  paint: 'blue',
  upholstery: 'dark',
  electric: true,
};

test('a gallery has six pictures of the same car, the first of its exterior', () => {
  const pictures = galleryUrls(electric);
  expect(new Set(pictures).size).toBe(6);
  expect(pictures[0]).toBe('/-/media/cars/familysuv-blue-front-quarter.webp');
  for (const picture of pictures)
    expect(picture).toMatch(/\/(?:familysuv-blue-|suv-dark-).*\.webp$/);
});

test('the car can be derived from its gallery', () => {
  const others: PicturedCar[] = [
    { ...electric, electric: false },
    { ...electric, bodyStyle: 'midvan', paint: 'white' },
  ];
  for (const car of [electric, ...others]) {
    expect(findCarByPictures(galleryUrls(car))).toEqual(car);
  }
  expect(findCarByPictures([])).toBeUndefined();
  expect(findCarByPictures(galleryUrls(electric).slice(1))).toBeUndefined();
});

test('only a photographed car has a turntable of 24 frames, starting at front and side', () => {
  const turned: PicturedCar = { ...electric, bodyStyle: 'midsuv', paint: 'white' };
  const frames = spinUrls(turned);
  expect(new Set(frames).size).toBe(24);
  expect(frames[0]).toBe('/-/media/turntables/midsuv-white/03.webp');
  expect(spinUrls({ ...turned, paint: 'silver' })).toEqual([]);
});

test('a panorama starts ahead, and exists only for some cabins', () => {
  const frames = panoramaUrls(electric);
  expect(new Set(frames).size).toBe(36);
  expect(frames[0]).toBe('/-/media/panoramas/suv-dark-ev/00.webp');
  expect(panoramaUrls({ ...electric, upholstery: 'light' })).toEqual([]);
});

test('the list of vehicle pictures contains turntables and panoramas once each', () => {
  const every = listVehiclePictures();
  expect(new Set(every).size).toBe(every.length);
  expect(every).toEqual(expect.arrayContaining([...spinUrls(electric), ...panoramaUrls(electric)]));
});
