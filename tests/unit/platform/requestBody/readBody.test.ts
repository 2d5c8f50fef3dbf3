import { gzipSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { object, string } from 'yup';
import type { HttpError } from '../../../../platform/httpError';
import { formTypes, readBody } from '../../../../platform/requestBody/readBody';
import { validated } from '../../../../platform/requestBody/validated';

const schema = object({ name: string().required().max(5) }).required();

const app = express();
app.post(
  '/',
  readBody({ maxBytes: 2000, maxDepth: 4, maxValues: 50, types: formTypes }),
  (received, answer) => {
    validated(schema, received.body);
    answer.json(received.body);
  },
);
app.use(((error: HttpError, _request, response, _next) => {
  response.status(error.status ?? 500).json({ message: error.message });
}) satisfies express.ErrorRequestHandler);

const post = (body: string, type = 'application/json') =>
  request(app).post('/').set('content-type', type).send(body);

test('a JSON body is read as sent, without keys of Object.prototype', async () => {
  const body =
    '{"name":"Anna","constructor":1,"toString":{},"__proto__":{"x":1},"list":[{"valueOf":2}]}';
  const { status, text } = await post(body);
  expect([status, text]).toEqual([200, '{"name":"Anna","list":[{}]}']);
});

test('fields of a form are read in the same way', async () => {
  const form = 'application/x-www-form-urlencoded';
  const { status, body } = await post('name=Anna&constructor=x&a=1&a=2', form);
  expect([status, body]).toEqual([200, { name: 'Anna', a: ['1', '2'] }]);
});

test.each<[string, string, number, string]>([
  ['nested too deeply', '[[[[[1]]]]]', 400, 'The body is nested too deeply'],
  ['with unclosed lists', '['.repeat(1900), 400, ''],
  ['with too many values', JSON.stringify(Array(60).fill(0)), 413, 'The body has too many values'],
  ['too large', JSON.stringify('x'.repeat(3000)), 413, ''],
  ['no JSON', '{"name":', 400, ''],
  ['without a field', '{}', 400, 'name is missing'],
  ['with a value that is too large', '{"name":"secret"}', 400, 'name is too large'],
  ['with a list instead of a text', '{"name":[["secret"]]}', 400, 'name has the wrong type'],
  ['with a NUL', '{"name":"\\u0000"}', 400, 'The body has invalid characters'],
  ['with an unpaired surrogate', '{"a":{"\\ud800":1}}', 400, 'The body has invalid characters'],
  ['a list', '["secret"]', 400, 'the body has the wrong type'],
])('a body that is %s is rejected with a short message', async (_, body, status, message) => {
  const answer = await post(body);
  expect(answer.status).toBe(status);
  if (message) expect(answer.body).toEqual({ message });
  expect(answer.text.length).toBeLessThan(200);
  expect(answer.text).not.toContain('secret');
});

test('a body of another type or no body is rejected', async () => {
  expect((await post('{"name":"Anna"}', 'text/plain')).status).toBe(415);
  expect((await request(app).post('/')).status).toBe(400);
});

test('the size limit applies to the decompressed body', async () => {
  const packed = gzipSync(JSON.stringify({ name: 'x'.repeat(100_000) }));
  const answer = await request(app)
    .post('/')
    .set({ 'content-type': 'application/json', 'content-encoding': 'gzip' })
    .serialize((body: unknown) => body as string)
    .send(packed);
  expect(answer.status).toBe(413);
});
