import { encode } from 'uqr';
import { qrPath } from '../../ui/sheet/qrPath';

const address = 'https://automotive.example/bil/4711/volvo-v60-b4-momentum';

test('the drawn path has exactly the dark modules of the code, with a quiet zone around them', () => {
  const { path, size } = qrPath(address);
  const { data } = encode(address, { ecc: 'Q', border: 4 });
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    drawn[Number(y)]!.fill(true, Number(x), Number(x) + Number(width));
  }
  expect(drawn).toEqual(data);
  expect(size).toBe(data.length);
  expect(drawn.slice(0, 4).flat()).not.toContain(true);
});
