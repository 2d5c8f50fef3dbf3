import { request } from 'node:http';
import { ports } from './addresses';
import { expect, test } from './test';

/** Status of an address as it stands; browsers and most clients would mend it. */
const statusOf = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { host: 'automotive-se.localhost' };
    request({ host: '127.0.0.1', port: ports.web, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

// A build may leave out what the sources do: once it left out the call that tells these addresses.
for (const path of ['/a%', '/a%zz', '/%E0%A4%A', '/a%2fb', '/a/../b']) {
  test(`the built product refuses ${path}`, async () => {
    expect(await statusOf(path)).toBe(400);
  });
}
