/** @jest-environment node */
import {
  carOf,
  everyVehiclePicture,
  galleryOf,
  lookAroundOf,
  turnOf,
  type PicturedCar,
} from '../../../../services/media/vehiclePictures';

const electric: PicturedCar = { body: 'suv', paint: 'blue', upholstery: 'dark', electric: true };

test('a gallery has eight pictures of one car, the first of the outside', () => {
  const pictures = galleryOf(electric);
  expect(new Set(pictures).size).toBe(8);
  expect(pictures[0]).toBe('/-/media/cars/suv-blue-front-quarter-w3-ev.webp');
  for (const picture of pictures) expect(picture).toMatch(/\/suv-(?:blue-.*-w3-ev|dark-.*)\.webp$/);
});

test('a gallery tells the car that it shows', () => {
  for (const car of [electric, { ...electric, electric: false }, { ...electric, body: 'van' }]) {
    expect(carOf(galleryOf(car as PicturedCar))).toEqual(car);
  }
  expect(carOf([])).toBeUndefined();
  expect(carOf(galleryOf(electric).slice(1))).toBeUndefined();
});

test('only what stood on the turntable has a turn, of 36 frames from where it shows front and side', () => {
  const frames = turnOf(electric);
  expect(new Set(frames).size).toBe(36);
  expect(frames[0]).toBe('/-/media/turntables/suv-blue-w3-ev/04.webp');
  expect(turnOf({ ...electric, paint: 'orange' })).toEqual([]);
});

test('a look around begins ahead, and there is none where nobody looked', () => {
  const frames = lookAroundOf(electric);
  expect(new Set(frames).size).toBe(36);
  expect(frames[0]).toBe('/-/media/panoramas/suv-dark-ev/00.webp');
  expect(lookAroundOf({ ...electric, upholstery: 'light' })).toEqual([]);
});

test('turns and looks around are among the pictures of vehicles, each once', () => {
  const every = everyVehiclePicture();
  expect(new Set(every).size).toBe(every.length);
  expect(every).toEqual(expect.arrayContaining([...turnOf(electric), ...lookAroundOf(electric)]));
});
