/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../../server/config';
import { addressList } from '../../../../server/launcher/addresses';
import { processesFor } from '../../../../server/launcher/processes';
import { RunningProcess } from '../../../../server/launcher/RunningProcess';
import { siteNames } from '../../../../site/sites/sites';

describe('processes', () => {
  it('start in the order database, embedded, web', () => {
    const names = processesFor(readConfig({})).map(({ name }) => name);
    expect(names).toEqual(['database', 'embedded', 'web']);
  });

  it('leave out what has a real address', () => {
    const real = {
      DATABASE_URL: 'postgres://db/site',
      CONTENT_URL: 'https://edge.example/graphql',
      MEDIA_URL: 'https://media.example',
      EVENTS_URL: 'https://events.example',
      SEARCH_URL: 'https://search.example',
      COMHUB_URL: 'https://leads.example',
      CODEWEAVER_URL: 'https://finance.example',
      CODEWEAVER_PAGES_URL: 'https://pages.finance.example',
      CAR_MEDIA_URL: 'https://films.example',
    };
    expect(processesFor(readConfig(real)).map(({ name }) => name)).toEqual(['web']);
  });
});

describe('addresses', () => {
  it('name every site and the pages for developers', () => {
    const text = addressList(readConfig({ PORT: '4000', EMBEDDED_PORT: '4001' }));
    for (const name of siteNames) expect(text).toContain(`http://${name}.localhost:4000`);
    expect(text).toContain('http://localhost:4000/_dev');
    expect(text).toContain('http://localhost:4001/_inbox');
    expect(text).toMatch(/editor +http:\/\/localhost:\d+\/_edit/);
  });
});

describe('a running process', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'launcher-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  function start(source: string) {
    const built = join(folder, `${Math.random()}.cjs`);
    writeFileSync(built, source);
    const printed: string[] = [];
    const crashes: string[] = [];
    const started = new RunningProcess(
      {
        ...{ name: 'web', source: '', built },
        isHealthy: () => Promise.resolve(printed.some((line) => line.includes('up'))),
      },
      {
        development: false,
        environment: process.env,
        print: (lines) => printed.push(...lines.split('\n')),
        onCrash: (message) => crashes.push(message),
      },
    );
    return { started, printed, crashes };
  }

  const polite = `
    setInterval(() => {}, 1000);
    process.on('SIGTERM', () => { console.log('bye'); process.exit(0); });
    console.log('up');`;

  it('is waited for, has its name before its lines, and ends when asked', async () => {
    const { started, printed, crashes } = start(polite);
    await started.untilHealthy(60_000);
    await started.stop(60_000);
    expect(started.isRunning).toBe(false);
    expect(printed).toEqual(['web      | up', 'web      | bye']);
    expect(crashes).toEqual([]);
  });

  it('is reported when it ends by itself', async () => {
    const { started, crashes } = start('console.error("no port"); process.exit(3)');
    await expect(started.untilHealthy(60_000)).rejects.toThrow('web has ended');
    expect(crashes).toEqual(['web ended by itself (code 3)']);
  });

  it('is killed when it does not end', async () => {
    const stubborn = `setInterval(() => {}, 1000); process.on('SIGTERM', () => {}); console.log('up')`;
    const { started } = start(stubborn);
    await started.untilHealthy(60_000);
    await started.stop(50);
    expect(started.isRunning).toBe(false);
  });
});
