import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { inboxRouter, type InboxOptions } from '../../../../services/inbox/inboxRouter';

const never = () => new Promise<never>(() => undefined);
const servers: Server[] = [];

/** Requests an inbox whose stores all answer with `read`. */
async function requestInbox(read: () => Promise<never>): Promise<string> {
  const store = { read };
  const rows = { limit: () => ({ offset: read }) };
  const db = { select: () => ({ from: () => ({ orderBy: () => rows }) }) };
  const stores = { leads: store, bookings: store, postBox: store, reviews: store, db };
  const options = { ...stores, log: pino({ level: 'silent' }), timeoutMs: 50 };
  const app = express().use('/_inbox', inboxRouter(options as unknown as InboxOptions));
  const server = await new Promise<Server>((started) => {
    const listening = app.listen(0, '127.0.0.1', () => started(listening));
  });
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/_inbox`;
}

afterAll(() => Promise.all(servers.map((server) => new Promise((ended) => server.close(ended)))));

test.each([
  ['never answers', never],
  ['refuses', () => Promise.reject(new Error('password=secret'))],
])('while the database %s, the page shows an error without details', async (_, read) => {
  const answer = await fetch(await requestInbox(read), { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  const html = await answer.text();
  expect(html).toContain('The database does not answer');
  expect(html).not.toContain('secret');
});

test('JSON requests get the error in JSON while the database fails', async () => {
  const answer = await fetch(`${await requestInbox(never)}?format=json`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ errors: [{ message: 'The database does not answer.' }] });
});
