import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import { uploadMedia } from '../../server/editor/uploadMedia';

const servers: Server[] = [];

async function listen(app: Express): Promise<string> {
  const server = app.listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Uploads a file to a library that stores it at an address; returns the answer and the prepared pictures. */
async function upload(address: string, status = 201) {
  const library = express().post('/', (request, response) => {
    request.resume();
    response.status(status).json({ id: 'a', name: 'a', address, isKnown: false });
  });
  const prepared: string[] = [];
  const preparePicture = async (src: string) => void prepared.push(src);
  const url = await listen(library);
  const app = express();
  app.use((_request, response, next) => {
    response.locals.editor = { id: 'anna' };
    next();
  });
  app.post('/', uploadMedia({ url, secret: 's', preparePicture }));
  const answer = await fetch(await listen(app), { method: 'POST', body: 'bytes' });
  return { status: answer.status, body: await answer.json(), prepared };
}

test('[EDIT-40] an upload is answered once the picture is scaled for the editor', async () => {
  const address = '/-/media/library/0123456789abcdef0123456789abcdef/car.webp';
  const { status, body, prepared } = await upload(address);
  expect(status).toBe(201);
  expect(body).toMatchObject({ id: 'a', address });
  expect(prepared).toEqual([address]);
});

test('[EDIT-40] files that are not raster pictures, or that were refused, are not scaled', async () => {
  expect((await upload('/-/media/library/a/list.pdf')).prepared).toEqual([]);
  expect((await upload('/-/media/library/a/sign.svg')).prepared).toEqual([]);
  expect((await upload('/-/media/library/a/car.webp', 415)).prepared).toEqual([]);
});
