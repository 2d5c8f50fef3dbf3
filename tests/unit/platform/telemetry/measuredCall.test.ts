import { measureWith, type Measurements } from '../../../../platform/telemetry/measurements';
import { createUpstream } from '../../../../platform/upstreams/request';
import { serve, stopServers } from '../../server/appUnderTest';

const failures: string[] = [];

beforeEach(() => {
  failures.length = 0;
  const counting: Partial<Measurements> = {
    upstreamCall: () => undefined,
    upstreamFailure: (upstream, kind) => void failures.push(`${upstream} ${kind}`),
    breaker: () => () => undefined,
  };
  measureWith(counting as Measurements);
});

afterEach(async () => {
  measureWith(undefined);
  await stopServers();
});

test.each([
  ['an upstream that fails', 'cars', 500, ['cars status']],
  ['a visitor who is refused', 'cars', 404, []],
  ['an upstream without API key that rejects a request', 'cars', 401, []],
  ['an upstream that rejects our API key', 'search', 401, ['search status']],
])(
  '%s is counted as a failure only when the upstream is at fault',
  async (_, name, status, counted) => {
    const port = await serve((_request, response) => void response.writeHead(status).end());
    const upstream = createUpstream({ name, url: `http://127.0.0.1:${port}` });
    await expect(upstream.request({ method: 'POST', validate: () => 0 })).rejects.toThrow();
    expect(failures).toEqual(counted);
  },
);
