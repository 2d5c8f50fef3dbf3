import { resolve } from 'node:path';
import type { Server } from 'node:http';
import express from 'express';
import sharp from 'sharp';
import { findMedia } from '../../server/embedded/media/findMedia';
import { mediaFormats, UnknownMediaError } from '../../server/embedded/media/media';

const colour = { width: 1920, height: 1080, channels: 3, background: '#99aabb' } as const;

/**
 * A media store with the names and files of the embedded one, whose photographs and scenes are plain:
 * each takes a busy machine seconds to draw, and they have tests of their own.
 */
export async function startPaintedStore(port: number): Promise<Server> {
  const plain = sharp({ create: colour });
  const painted = {
    jpg: await plain.clone().jpeg().toBuffer(),
    png: await plain.clone().png().toBuffer(),
    webp: await plain.clone().webp().toBuffer(),
  };
  const store = express();
  store.use((request, response) => {
    try {
      const media = findMedia(decodeURIComponent(request.path.slice(1)));
      if ('file' in media) return response.sendFile(resolve(media.file), { dotfiles: 'allow' });
      response.type(mediaFormats[media.format]);
      if (media.format in painted) response.send(painted[media.format as keyof typeof painted]);
      else if ('draw' in media) response.send(media.draw());
      else response.sendStatus(500);
    } catch (error) {
      if (!(error instanceof UnknownMediaError)) throw error;
      response.status(404).send(error.message);
    }
  });
  return new Promise((started) => {
    const server = store.listen(port, '127.0.0.1', () => started(server));
  });
}
