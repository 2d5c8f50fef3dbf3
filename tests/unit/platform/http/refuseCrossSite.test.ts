import { refuseCrossSite } from '../../../../platform/http/refuseCrossSite';

type Handler = ReturnType<typeof refuseCrossSite>;

/** Checks whether a request passes the middleware; `authority` is the host stated by a trusted proxy. */
function passes(headers: Record<string, string>, authority?: string): boolean {
  let passed = false;
  const request = { get: (name: string) => headers[name] } as unknown as Parameters<Handler>[0];
  const response = { locals: { authority } } as unknown as Parameters<Handler>[1];
  try {
    void refuseCrossSite()(request, response, () => (passed = true));
  } catch (error) {
    expect(error).toMatchObject({ status: 403 });
  }
  return passed;
}

test.each<[string, Record<string, string>, boolean]>([
  ['its own page, as browsers say', { 'sec-fetch-site': 'same-origin' }, true],
  ['another site, as browsers say', { 'sec-fetch-site': 'cross-site' }, false],
  ['its own page, by Origin', { origin: 'https://a.example', host: 'a.example' }, true],
  ['another site, by Origin', { origin: 'https://b.example', host: 'a.example' }, false],
  ['a program', { host: 'a.example' }, true],
])('accepts or rejects requests from %s', (_, headers, expected) => {
  expect(passes(headers, headers.host)).toBe(expected);
});

test("behind a proxy the host of the visitor's address is compared, not the proxy's", () => {
  const headers = { origin: 'https://a.example', host: 'web.internal' };
  expect(passes(headers, 'a.example')).toBe(true);
  expect(passes({ ...headers, origin: 'https://web.internal' }, 'a.example')).toBe(false);
});
