import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** Browsers and phones request these files by name on every site. */
test('icons have the paths and formats that browsers expect', async () => {
  const touch = await sharp('site/public/apple-touch-icon.png').metadata();
  expect([touch.format, touch.width, touch.height]).toEqual(['png', 180, 180]);
  const icon = readFileSync('site/public/favicon.ico');
  // One image (ICONDIR) that is a PNG of 32 px.
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 1]);
  const { width, format } = await sharp(icon.subarray(icon.readUInt32LE(18))).metadata();
  expect([format, width]).toEqual(['png', 32]);
});
