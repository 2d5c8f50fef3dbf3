import type { IncomingMessage } from 'node:http';
import { isLocalRequest } from '../../../platform/localRequest';

const request = (headers: Record<string, string>, overrides: object = {}) =>
  ({
    socket: { remoteAddress: '127.0.0.1' },
    httpVersion: '1.1',
    headers: { host: 'localhost:3000', ...headers },
    ...overrides,
  }) as unknown as IncomingMessage;

it('recognises requests from this machine', () => {
  const browser = {
    'user-agent': 'Firefox',
    accept: '*/*',
    'accept-language': 'sv',
    cookie: 'a=b',
  };
  expect(isLocalRequest(request(browser))).toBe(true);
  expect(isLocalRequest(request({ host: '127.0.0.1' }))).toBe(true);
  expect(isLocalRequest(request({ 'x-editor-id': '1', sc_apikey: 'k', traceparent: '00' }))).toBe(
    true,
  );
});

it.each([
  ...[
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-server',
    'forwarded',
  ],
  ...['x-real-ip', 'via', 'x-client-ip', 'client-ip', 'x-cluster-client-ip', 'true-client-ip'],
  ...['cf-connecting-ip', 'cf-ray', 'cdn-loop', 'fastly-client-ip', 'fly-client-ip', 'remote-addr'],
  ...['x-envoy-external-address', 'x-azure-clientip', 'x-appengine-user-ip', 'x-amzn-trace-id'],
  ...['x-amz-cf-id', 'x-original-url', 'x-original-forwarded-for', 'x-remote-ip', 'x-remote-addr'],
  ...['x-originating-ip', 'x-varnish', 'x-forwarded', 'forwarded-for', 'x-proxyuser-ip'],
])('does not treat a request with %s, forwarded by a proxy, as local', (header) => {
  expect(isLocalRequest(request({ [header]: '1.2.3.4' }))).toBe(false);
});

it('does not treat another host, a remote address or a request through nginx as local', () => {
  expect(isLocalRequest(request({ host: 'evil.example' }))).toBe(false);
  expect(isLocalRequest(request({ host: 'localhost.evil.example' }))).toBe(false);
  expect(isLocalRequest(request({}, { socket: { remoteAddress: '10.0.0.7' } }))).toBe(false);
  expect(isLocalRequest(request({ connection: 'close' }, { httpVersion: '1.0' }))).toBe(false);
});
