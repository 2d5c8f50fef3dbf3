import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express from 'express';
import { builtStories } from './address';

/** Serves the built stories on a free port, told to the workers by STORIES_PORT; returns how to stop. @throws Error when they have not been built. */
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
  // Each story is a page of its own, with nearly the same files.
  app.use(express.static(builtStories, { maxAge: '1h' }));
  // Browsers ask for one by themselves, which would look like a broken story.
  app.get('/favicon.ico', (_request, response) => void response.status(204).end());
  return new Promise((resolve, reject) => {
    const server = app.listen(0, '127.0.0.1', (error) => (error ? reject(error) : resolve(server)));
  });
}
