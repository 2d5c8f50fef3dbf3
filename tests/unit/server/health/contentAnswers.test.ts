import { createServer, type Server } from 'node:http';
import { readyOnceContentAnswers } from '../../../../server/health/contentAnswers';
import { Readiness } from '../../../../server/health/readiness';
import { listen } from '../../../../server/http/listen';

let server: Server;
let url: string;
/** What the platform answers, one after another; the last again and again. */
let answers: [status: number, body: string][];
let asked: number;
let told: string[];

const logger = { error: (_: unknown, message: string) => void told.push(message) };

beforeEach(async () => {
  asked = 0;
  told = [];
  server = createServer((_, response) => {
    const [status, body] = answers[Math.min(asked, answers.length - 1)]!;
    asked += 1;
    response.writeHead(status).end(body);
  });
  url = `http://127.0.0.1:${await listen(server, 0)}`;
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const begin = (readiness: Readiness, usualStartMs = 0) =>
  readyOnceContentAnswers(readiness, { url, apiKey: 'key' }, logger as never, usualStartMs);

test.each([
  ['fails', 503, ''],
  ['is somebody else', 200, '<html></html>'],
  ['answers nonsense', 200, '"hello"'],
])('a process is not ready while the platform %s, and is once it answers', async (_, ...wrong) => {
  answers = [wrong, wrong, [200, '{"data":{"__typename":"Query"}}']];
  const readiness = new Readiness();
  const ready = begin(readiness);
  while (readiness.waitsFor === undefined) await new Promise((turn) => setTimeout(turn, 5));
  expect([readiness.state, readiness.waitsFor]).toEqual(['starting', 'content']);
  await ready;
  expect([readiness.state, asked]).toEqual(['ready', 3]);
  expect(told).toEqual([
    'Not ready: the content platform does not answer as one. Check CONTENT_URL and CONTENT_API_KEY.',
  ]);
});

test('programs that start side by side are not complained of', async () => {
  answers = [
    [503, ''],
    [200, '{}'],
  ];
  const readiness = new Readiness();
  await begin(readiness, 60_000);
  expect([readiness.state, told]).toEqual(['ready', []]);
});

test('a process that is asked to leave meanwhile is never ready', async () => {
  answers = [
    [503, ''],
    [200, '{}'],
  ];
  const readiness = new Readiness();
  const begun = begin(readiness);
  readiness.leave();
  await begun;
  expect(readiness.state).toBe('draining');
});
