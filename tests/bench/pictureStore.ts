import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** A media store with a photo at every address. */
export interface PictureStore {
  url: string;
  close: () => void;
}

/** Creates an image as large as a typical photo: 1920 × 1080, about 300 kB. */
async function createPhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const coarse = await sharp({
    create: { width: 480, height: 270, channels: 3, background: '#808080', noise },
  })
    .blur(1.2)
    .png()
    .toBuffer();
  return sharp(coarse).resize(1920, 1080, { kernel: 'cubic' }).webp({ quality: 80 }).toBuffer();
}

/**
 * Starts the store on a free loopback port. The photos look equal but their bytes differ, so that each is
 * scaled separately.
 */
export async function startPictureStore(): Promise<PictureStore> {
  const photograph = await createPhotograph();
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'image/webp');
    // Decoders ignore bytes after the image.
    response.end(Buffer.concat([photograph, Buffer.from(request.url ?? '')]));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
