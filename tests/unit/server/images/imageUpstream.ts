import { crc32 } from 'node:zlib';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import sharp from 'sharp';

/** A started server. */
export interface Running {
  url: string;
  stop: () => Promise<void>;
}

/** Starts an app on a free loopback port. */
export async function startOnLoopback(app: Express): Promise<Running> {
  const server = await new Promise<Server>((started) => {
    const listening = app.listen(0, '127.0.0.1', () => started(listening));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#204060',
      noise: { type: 'gaussian', mean: 120, sigma: 20 },
    },
  });

/** Changes the size in a PNG header: a decompression bomb of `side` × `side` pixels. */
function claimSize(png: Buffer, side: number): Buffer {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(side, 16);
  bomb.writeUInt32BE(side, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}

/**
 * Nested SVG elements that each use the previous one ten times: with ten levels, two kilobytes draw ten
 * thousand million shapes.
 */
export const nestedUses = (levels: number): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><defs>',
    '<g id="g0"><path d="M0 0h9v9z"/></g>',
    ...Array.from(
      { length: levels },
      (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`,
    ),
    `</defs><use href="#g${levels}"/></svg>`,
  ].join('');

export interface ImageUpstream extends Running {
  /** Number of requests by path. */
  requests: Map<string, number>;
  /** Sends the delayed image. */
  release: () => void;
}

/** Starts a media store with valid images and all kinds of invalid ones. */
export async function startImageUpstream(): Promise<ImageUpstream> {
  const requests = new Map<string, number>();
  let release: () => void = () => undefined;
  const photo = await noise(2400, 1350).jpeg({ quality: 80 }).toBuffer();
  const small = await sharp({
    create: {
      width: 200,
      height: 100,
      channels: 4,
      background: { r: 0, g: 90, b: 90, alpha: 0.5 },
    },
  })
    .png()
    .toBuffer();
  const bomb = claimSize(small, 30_000);
  const vector =
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="400" height="200"><script>alert(1)</script><rect width="400" height="200" fill="#123456"/><image xlink:href="file:///etc/hostname" width="10" height="10"/></svg>';

  const app = express();
  app.use((request, _response, next) => {
    requests.set(request.path, (requests.get(request.path) ?? 0) + 1);
    next();
  });
  app.get('/photo.jpg', (_request, response) => void response.type('jpeg').send(photo));
  app.get('/small.png', (_request, response) => void response.type('png').send(small));
  app.get('/bomb.png', (_request, response) => void response.type('png').send(bomb));
  app.get('/vector.svg', (_request, response) => void response.type('svg').send(vector));
  app.get('/page.html', (_request, response) => void response.type('html').send('<p>no</p>'));
  app.get(
    '/broken.jpg',
    (_request, response) => void response.type('jpeg').send(photo.subarray(0, 900)),
  );
  app.get(
    '/heavy.jpg',
    (_request, response) => void response.type('jpeg').send(Buffer.alloc(3_000_000)),
  );
  app.get('/slow.jpg', (_request, response) => void response.type('jpeg').write('x'));
  app.get('/moved.jpg', (_request, response) => response.redirect('/photo.jpg'));
  app.get('/failing.jpg', (_request, response) => void response.status(500).send('no'));
  app.get('/bomb.svg', (_request, response) => void response.type('svg').send(nestedUses(10)));
  app.get('/hanging.jpg', () => undefined);
  app.get('/held.jpg', (_request, response) => {
    release = () => response.type('jpeg').send(photo);
  });
  app.get('/once.jpg', (request, response) => {
    const isFirst = requests.get(request.path) === 1;
    response
      .status(isFirst ? 200 : 500)
      .type('jpeg')
      .send(isFirst ? photo : 'no');
  });
  return { ...(await startOnLoopback(app)), requests, release: () => release() };
}
