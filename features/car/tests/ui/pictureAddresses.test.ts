import { pictureAddresses } from '../../ui/pictureAddresses';

test('pictures have absolute addresses, and an invalid address is omitted', () => {
  const originals = ['/-/media/a.jpg', 'https://', 'https://pictures.example/b.jpg'];
  const car_images = originals.map((original) => ({ original, blur_data_url: '' }));
  expect(pictureAddresses({ car_images }, 'https://site.example')).toEqual([
    'https://site.example/-/media/a.jpg',
    'https://pictures.example/b.jpg',
  ]);
  expect(pictureAddresses({}, 'https://site.example')).toEqual([]);
});
