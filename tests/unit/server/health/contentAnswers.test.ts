import { createServer, type Server } from 'node:http';
import { markReadyOnceContentAnswers } from '../../../../server/health/contentAnswers';
import { Readiness } from '../../../../server/health/readiness';
import { listen } from '../../../../server/http/listen';

let server: Server;
let url: string;
/** Responses of the platform in order; the last one is repeated. */
let answers: [status: number, body: string][];
let requestCount: number;
let logged: string[];

const logger = { error: (_: unknown, message: string) => void logged.push(message) };

beforeEach(async () => {
  requestCount = 0;
  logged = [];
  server = createServer((_, response) => {
    const [status, body] = answers[Math.min(requestCount, answers.length - 1)]!;
    requestCount += 1;
    response.writeHead(status).end(body);
  });
  url = `http://127.0.0.1:${await listen(server, 0)}`;
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const markReady = (readiness: Readiness, usualStartMs = 0) =>
  markReadyOnceContentAnswers(readiness, { url, apiKey: 'key' }, logger as never, usualStartMs);

test.each([
  ['fails', 503, ''],
  ['is another server', 200, '<html></html>'],
  ['sends invalid content', 200, '"hello"'],
])('a process is not ready while the platform %s, and is once it responds', async (_, ...wrong) => {
  answers = [wrong, wrong, [200, '{"data":{"__typename":"Query"}}']];
  const readiness = new Readiness();
  const ready = markReady(readiness);
  while (readiness.waitsFor === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
  expect([readiness.state, readiness.waitsFor]).toEqual(['starting', 'content']);
  await ready;
  expect([readiness.state, requestCount]).toEqual(['ready', 3]);
  expect(logged).toEqual([
    'not ready; content platform did not answer, check CONTENT_URL and CONTENT_API_KEY',
  ]);
});

test('a platform that answers within the normal start time causes no log line', async () => {
  answers = [
    [503, ''],
    [200, '{}'],
  ];
  const readiness = new Readiness();
  await markReady(readiness, 60_000);
  expect([readiness.state, logged]).toEqual(['ready', []]);
});

test('a process that must stop during the start is never ready', async () => {
  answers = [
    [503, ''],
    [200, '{}'],
  ];
  const readiness = new Readiness();
  const started = markReady(readiness);
  readiness.refuseTraffic();
  await started;
  expect(readiness.state).toBe('draining');
});
