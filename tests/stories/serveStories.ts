import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express from 'express';
import { builtStories } from './address';

/**
 * Serves the built stories on a free port and sets STORIES_PORT; returns a function that stops it.
 * @throws Error if the stories have not been built
 */
export default async function serveStories(): Promise<() => Promise<void>> {
  if (!existsSync(path.join(builtStories, 'index.json'))) {
    throw new Error('There are no built stories: run npm run storybook:build first');
  }
  const server = await listen();
  process.env.STORIES_PORT = String((server.address() as AddressInfo).port);
  return () =>
    new Promise((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()));
      server.closeAllConnections();
    });
}

function listen(): Promise<Server> {
  const app = express();
  // Caches files, since all stories load almost the same ones.
  app.use(express.static(builtStories, { maxAge: '1h' }));
  // Browsers request it on their own; a 404 would count as an error of the story.
  app.get('/favicon.ico', (_request, response) => void response.status(204).end());
  return new Promise((resolve, reject) => {
    const server = app.listen(0, '127.0.0.1', (error) => (error ? reject(error) : resolve(server)));
  });
}
