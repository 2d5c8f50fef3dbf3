import path from 'node:path';
import { test as base, expect, type APIRequestContext } from '@playwright/test';
import { SpecRequests } from '../verify/reach/SpecRequests';
import { addresses, ports } from './addresses';

interface WorkerFixtures {
  requests: SpecRequests;
}

/**
 * What browser tests of pages are written with: Playwright's own, and what each test file asks of the product is
 * written down, from which `npm run verify -- --changed` knows the tests that a change can reach.
 */
export const test = base.extend<{ followed: undefined }, WorkerFixtures>({
  requests: [
    // Playwright reads from this pattern which fixtures it needs.
    async ({}, provide, { workerIndex }) => {
      const requests = new SpecRequests([ports.web, ports.embedded]);
      await provide(requests);
      requests.write(`${workerIndex}.json`);
    },
    { scope: 'worker', auto: true },
  ],
  browser: [
    async ({ browser, requests }, provide) => {
      browser.on('context', (context) => {
        context.on('request', (request) => requests.add(request.url()));
        follow(context.request, requests);
      });
      await provide(browser);
    },
    { scope: 'worker' },
  ],
  request: async ({ request, requests }, provide) => {
    follow(request, requests);
    await provide(request);
  },
  followed: [
    async ({ requests }, provide, { file, config }) => {
      const end = requests.begin(path.relative(path.dirname(config.configFile ?? '.'), file));
      await provide(undefined);
      end();
    },
    { auto: true },
  ],
});

export { expect };

/** Requests that no page makes are no events of the browser; all of them are made by `fetch`. */
function follow(context: APIRequestContext, requests: SpecRequests): void {
  const send = context.fetch.bind(context);
  context.fetch = (request, options) => {
    const address = typeof request === 'string' ? request : request.url();
    const { host } = options?.headers ?? {};
    requests.add(new URL(address, addresses.web).href, host);
    return send(request, options);
  };
}
