import path from 'node:path';
import { test as base, expect, type APIRequestContext } from '@playwright/test';
import { SpecRequests } from '../verify/reach/SpecRequests';
import { addresses, ports } from './addresses';

interface WorkerFixtures {
  requests: SpecRequests;
}

/**
 * Playwright's `test`, which also records the requests of each test file; `npm run verify -- --changed` uses
 * them to select the tests that a change affects.
 */
export const test = base.extend<{ followed: undefined }, WorkerFixtures>({
  requests: [
    // Playwright reads the required fixtures from this pattern.
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
        recordRequests(context.request, requests);
      });
      await provide(browser);
    },
    { scope: 'worker' },
  ],
  request: async ({ request, requests }, provide) => {
    recordRequests(request, requests);
    await provide(request);
  },
  followed: [
    async ({ requests }, provide, { file, config }) => {
      const end = requests.start(path.relative(path.dirname(config.configFile ?? '.'), file));
      await provide(undefined);
      end();
    },
    { auto: true },
  ],
});

export { expect };

/** Records requests outside pages: they cause no browser events, and all are sent by `fetch`. */
function recordRequests(context: APIRequestContext, requests: SpecRequests): void {
  const send = context.fetch.bind(context);
  context.fetch = (request, options) => {
    const address = typeof request === 'string' ? request : request.url();
    const { host } = options?.headers ?? {};
    requests.add(new URL(address, addresses.web).href, host);
    return send(request, options);
  };
}
