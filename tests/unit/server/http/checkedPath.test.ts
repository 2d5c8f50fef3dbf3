import { startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

const ambiguous = ['/a%', '/a%zz', '/%E0%A4%A', '/a%2fb', '/a%252eb', '/a/../b', '/a\\b', '/a%00'];

test.each(ambiguous)(
  'rejects an address that two programs could parse differently: %s',
  async (path) => {
    const { request } = await startApp();
    expect((await request({ path })).status).toBe(400);
  },
);
