import {
  carOf,
  everyVehiclePicture,
  galleryOf,
  lookAroundOf,
  turnOf,
  type PicturedCar,
} from '../../../../services/media/vehiclePictures';

const electric: PicturedCar = {
  look: 'familysuv',
  paint: 'blue',
  upholstery: 'dark',
  electric: true,
};

test('a gallery has six pictures of one car, the first of the outside', () => {
  const pictures = galleryOf(electric);
  expect(new Set(pictures).size).toBe(6);
  expect(pictures[0]).toBe('/-/media/cars/familysuv-blue-front-quarter.webp');
  for (const picture of pictures)
    expect(picture).toMatch(/\/(?:familysuv-blue-|suv-dark-).*\.webp$/);
});

test('a gallery tells the car that it shows', () => {
  const others: PicturedCar[] = [
    { ...electric, electric: false },
    { ...electric, look: 'midvan', paint: 'white' },
  ];
  for (const car of [electric, ...others]) {
    expect(carOf(galleryOf(car))).toEqual(car);
  }
  expect(carOf([])).toBeUndefined();
  expect(carOf(galleryOf(electric).slice(1))).toBeUndefined();
});

test('only what stood on the turntable has a turn, of 24 frames from where it shows front and side', () => {
  const turned: PicturedCar = { ...electric, look: 'midsuv', paint: 'white' };
  const frames = turnOf(turned);
  expect(new Set(frames).size).toBe(24);
  expect(frames[0]).toBe('/-/media/turntables/midsuv-white/03.webp');
  expect(turnOf({ ...turned, paint: 'silver' })).toEqual([]);
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
