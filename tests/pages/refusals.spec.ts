import { request } from 'node:http';
import { ports } from './addresses';
import { expect, test } from './test';

/** Returns the status of a raw path, which browsers and most clients would normalise. */
const getStatus = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { host: 'automotive-se.localhost' };
    request({ host: '127.0.0.1', port: ports.web, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

// Tested on the build, which once lacked the code that rejects these paths.
for (const path of ['/a%', '/a%zz', '/%E0%A4%A', '/a%2fb', '/a/../b']) {
  test(`the production build refuses ${path} with 400`, async () => {
    expect(await getStatus(path)).toBe(400);
  });
}
