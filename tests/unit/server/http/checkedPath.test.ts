import { startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

const ambiguous = ['/a%', '/a%zz', '/%E0%A4%A', '/a%2fb', '/a%252eb', '/a/../b', '/a\\b', '/a%00'];

test.each(ambiguous)(
  'an address that two programs could read differently is refused: %s',
  async (path) => {
    const { ask } = await startApp();
    expect((await ask({ path })).status).toBe(400);
  },
);
