import { createServer, type Server } from 'node:http';
import { listen } from '../../../../server/http/listen';
import { createMechmateClient } from '../../../../features/booking/server/mechmate/mechmate';
import { BookingRefused } from '../../../../features/appointments/server/visits/visitSystem';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';

let server: Server;
let url: string;
let answer: [status: number, body: string];

beforeEach(async () => {
  server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(answer[0]).end(answer[1]));
  });
  url = `http://127.0.0.1:${await listen(server, 0)}`;
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const cancel = () =>
  createMechmateClient(url)
    .cancel('a-key')
    .then(
      () => undefined,
      (error: unknown) => error,
    );

test.each([
  [404, '<html>default backend - 404</html>'],
  [404, ''],
  [403, '{"message":"Forbidden"}'],
  [401, ''],
])(
  'a response %s %s from a proxy before the workshop system does not count as its refusal',
  async (...given) => {
    answer = given;
    expect(await cancel()).toBeInstanceOf(UpstreamError);
  },
);

test.each([
  [404, '{"Error Result":["BookingNotFound"]}'],
  [410, '{"Error Result":["BookingCancelled"]}'],
  [422, 'nonsense'],
])('a response %s %s counts as a refusal by the workshop system', async (...given) => {
  answer = given;
  expect(await cancel()).toBeInstanceOf(BookingRefused);
});
