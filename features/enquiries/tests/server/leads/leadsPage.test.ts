import { randomUUID } from 'node:crypto';
import express from 'express';
import request from 'supertest';
import type { HttpError } from '../../../../../platform/httpError';
import { leadsPage } from '../../../server/leads/leadsPage';
import { htmlText } from '../../../../../platform/pages/html';
import { renderLeadsPage } from '../../../../../site/operator/renderLeadsPage';

const id = randomUUID();
const letter = {
  formSubmissionId: id,
  site: 'carstore-fi',
  formName: 'carstore-fiCarContactForm',
  dealer: 'Automotive Turku',
  carId: '700',
  acceptedAt: new Date(0),
  deadAt: new Date(60_000),
  attempts: 10,
  reason: 'comhub: answered 422',
};

function start(
  secret?: string,
  over: Partial<Parameters<typeof leadsPage>[0]['deadLetters']> = {},
) {
  const revived: string[] = [];
  const app = express();
  const deadLetters = {
    list: () => Promise.resolve([letter]),
    revive: (lead: string) => Promise.resolve(revived.push(lead) > 0),
    ...over,
  };
  const render = async (view: Parameters<typeof renderLeadsPage>[0]) =>
    htmlText(renderLeadsPage(view).html);
  app.use('/_leads', leadsPage({ secret, deadLetters, render }));
  app.use(((error: HttpError, _request, response, _next) => {
    response.status(error.status).set(error.headers).send(error.message);
  }) satisfies express.ErrorRequestHandler);
  return { app, revived };
}

test('the page of leads shows undelivered enquiries with the reason, and no personal data', async () => {
  const { status, text, headers } = await request(start().app)
    .get('/_leads')
    .set('host', 'localhost');
  expect(status).toBe(200);
  for (const expected of [
    'carstore-fi',
    'carstore-fiCarContactForm',
    'Automotive Turku',
    '700',
    'comhub: answered 422',
    id,
  ]) {
    expect(text).toContain(expected);
  }
  expect(headers['cache-control']).toBe('no-store');
  expect(text).not.toContain('<script');
});

test('the page of leads sends an undelivered enquiry again', async () => {
  const { app, revived } = start();
  const post = () => request(app).post('/_leads').set('host', 'localhost').type('form');
  const { status, headers } = await post().send({ lead: id });
  expect([status, headers.location, revived]).toEqual([303, '/_leads?sent=1', [id]]);
  expect((await post().send({ lead: 'x' })).status).toBe(400);
  expect((await post().set('sec-fetch-site', 'cross-site').send({ lead: id })).status).toBe(403);
});

test('the page of leads shows an error when the database does not respond', async () => {
  const { app } = start(undefined, { list: () => Promise.reject(new Error('connection refused')) });
  const { status, text } = await request(app).get('/_leads').set('host', 'localhost');
  expect([status, text]).toEqual([503, 'The enquiries cannot be read']);
});

test('the page of leads requires the configured password, and without one is open on this machine only', async () => {
  const open = start().app;
  expect((await request(open).get('/_leads').set('host', 'automotive.example')).status).toBe(404);
  expect((await request(open).get('/_leads').set('x-forwarded-for', '10.1.1.1')).status).toBe(404);
  const guarded = start('operator-secret').app;
  const wrong = await request(guarded).get('/_leads').auth('anna', 'guess');
  expect([wrong.status, wrong.headers['www-authenticate']]).toEqual([
    401,
    expect.stringMatching(/^Basic /),
  ]);
  expect((await request(guarded).get('/_leads').auth('anna', 'operator-secret')).status).toBe(200);
});

test('wrong passwords are rate limited, and visits without a password do not count', async () => {
  const guarded = start('operator-secret').app;
  const visit = (password?: string) => {
    const pending = request(guarded).get('/_leads');
    return password === undefined ? pending : pending.auth('anna', password);
  };
  for (let time = 0; time < 12; time += 1) expect((await visit()).status).toBe(401);
  for (let time = 0; time < 10; time += 1) expect((await visit('guess')).status).toBe(401);
  expect((await visit('guess')).status).toBe(429);
});
