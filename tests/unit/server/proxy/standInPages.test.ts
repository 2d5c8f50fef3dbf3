import { readConfig } from '../../../../server/config';
import { providersPolicy } from '../../../../platform/http/securityHeaders';
import { codeweaverRouter } from '../../../../services/codeweaver/codeweaverRouter';
import { hubspotRouter } from '../../../../services/forms/hubspotRouter';
import { jotformRouter } from '../../../../services/forms/jotformRouter';
import express from 'express';
import { serve, startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

/** Returns the configuration values that pages and responses pass to browsers. */
const publicValues = ({ codeweaverPagesUrl, jotform, hubspot }: ReturnType<typeof readConfig>) => [
  codeweaverPagesUrl,
  jotform.pagesUrl,
  hubspot.scriptUrl,
];

async function start(environment: NodeJS.ProcessEnv = {}) {
  const services = express();
  const received: unknown[] = [];
  const inbox = { receive: async (lead: unknown) => received.push(lead) } as never;
  services.use('/codeweaver', codeweaverRouter());
  services.use('/jotform', jotformRouter(inbox));
  services.use('/hubspot', hubspotRouter(inbox));
  services.use('/_inbox', (_request, response) => void response.send('secret'));
  const port = await serve(services);
  const app = await startApp({
    config: readConfig({ EMBEDDED_PORT: String(port), ...environment }),
  });
  return { app, received };
}

test('no address that is sent to browsers is on localhost', () => {
  const config = readConfig({});
  for (const address of publicValues(config)) expect(address).toMatch(/^\/_stand-ins\//);
  expect(providersPolicy(config, { usesMaps: true, usesForms: true })).not.toMatch(
    /127\.|localhost/,
  );
  const elsewhere = readConfig({
    CODEWEAVER_URL: 'https://finance.example',
    CODEWEAVER_PAGES_URL: 'https://pages.finance.example',
    JOTFORM_PAGES_URL: 'https://forms.example',
    HUBSPOT_SCRIPT_URL: 'https://hs.example/v2.js',
  });
  expect(publicValues(elsewhere)).toEqual([
    'https://pages.finance.example',
    'https://forms.example',
    'https://hs.example/v2.js',
  ]);
  expect(elsewhere.standInPages).toEqual([]);
});

test.each([
  ['/codeweaver/apply?quoteRef=Q1-nonsense', 404],
  ['/jotform/pages/240111', 404],
  ['/hubspot/forms/embed/v2.js', 200],
  ['/hubspot/definitions/nonsense', 404],
])('%s of an embedded service is proxied with status %i', async (path, status) => {
  const { app } = await start();
  expect((await app.request({ path: `/_stand-ins${path}` })).status).toBe(status);
});

test('a proxied page is not indexed by search engines', async () => {
  const { app } = await start();
  const { headers } = await app.request({ path: '/_stand-ins/hubspot/forms/embed/v2.js' });
  expect(headers['x-robots-tag']).toBe('noindex');
});

test.each([
  '/_inbox',
  '/codeweaver/default',
  '/codeweaver/cfd',
  '/hubspot/../_inbox',
  '/jotform/form/240111/submissions',
  '/HUBSPOT/forms/embed/v2.js',
])('%s of an embedded service is not proxied', async (path) => {
  const { app } = await start();
  const { status, text } = await app.request({ path: `/_stand-ins${path}` });
  expect([400, 404]).toContain(status);
  expect(text).not.toContain('secret');
});

test('nothing is proxied for a service with a real address', async () => {
  const { app } = await start({ HUBSPOT_SCRIPT_URL: 'https://hs.example/v2.js' });
  expect((await app.request({ path: '/_stand-ins/hubspot/forms/embed/v2.js' })).status).toBe(404);
});
