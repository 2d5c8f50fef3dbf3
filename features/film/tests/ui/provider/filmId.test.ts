import { findFilmId } from '../../../ui/provider/filmId';

test.each([
  ['M7lc1UVf-VE', 'M7lc1UVf-VE'],
  [' M7lc1UVf-VE\n', 'M7lc1UVf-VE'],
  ['https://www.youtube.com/watch?app=desktop&v=M7lc1UVf-VE&t=3', 'M7lc1UVf-VE'],
  ['https://youtu.be/M7lc1UVf-VE?si=x', 'M7lc1UVf-VE'],
  ['https://www.youtube-nocookie.com/embed/M7lc1UVf-VE', 'M7lc1UVf-VE'],
  ['"><script>', undefined],
  ['', undefined],
  [undefined, undefined],
])('[VIDEO-04] %p has the film id %p', (input, id) => {
  expect(findFilmId(input)).toBe(id);
});
