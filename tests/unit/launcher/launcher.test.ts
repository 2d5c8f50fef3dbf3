import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../server/config';
import { listen } from '../../../server/http/listen';
import { addressList } from '../../../launcher/addresses';
import { processesFor } from '../../../launcher/processes';
import { Restarts } from '../../../launcher/Restarts';
import { processorTicks } from '../../../launcher/processorTicks';
import { RunningProcess } from '../../../launcher/RunningProcess';
import { StartPatience } from '../../../launcher/StartPatience';
import { siteNames } from '../../../sites/sites';

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
      VEHICLE_REGISTER_URL: 'https://register.example',
      MECHMATE_URL: 'https://workshop.example',
      TIREHOTEL_URL: 'https://tyres.example',
      VISIT_LINK_SECRET: 'sixteen letters or more',
      SMTP_URL: 'smtps://mail.example',
      SMS_URL: 'https://sms.example',
      AUTOMASTER_URL: 'https://quotes.example',
      JOTFORM_URL: 'https://forms.example',
      JOTFORM_PAGES_URL: 'https://pages.forms.example',
      HUBSPOT_SCRIPT_URL: 'https://embed.example/v2.js',
    };
    expect(processesFor(readConfig(real)).map(({ name }) => name)).toEqual(['web']);
  });
});

describe('whether the web process serves', () => {
  it.each([
    ['it is ready', 200, { status: 'ready' }, true],
    ['it waits for content alone', 503, { status: 'starting', failing: ['content'] }, true],
    [
      'its key is refused',
      503,
      { status: 'starting', failing: ['content'], keysRefused: ['content'] },
      false,
    ],
    ['it is only beginning', 503, { status: 'starting' }, false],
    ['it leaves', 503, { status: 'draining' }, false],
  ])('%s', async (_, status, answer, expected) => {
    const server = createServer((_request, response) => {
      response.writeHead(status).end(JSON.stringify(answer));
    });
    const PORT = String(await listen(server, 0));
    const web = processesFor(readConfig({ PORT })).find(({ name }) => name === 'web')!;
    expect(await web.isHealthy()).toBe(expected);
    server.close();
    server.closeAllConnections();
    expect(await web.isHealthy()).toBe(false);
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

describe('restarts', () => {
  it('come later each time, and come to an end', () => {
    const restarts = new Restarts();
    const waits = Array.from({ length: 6 }, () => restarts.next(0));
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, undefined]);
    expect(restarts.next(10 * 60_000)).toBe(1000);
  });
});

describe('how long a start is waited for', () => {
  const minutes = (count: number) => count * 60_000;

  it('a process that works is waited for on a busy machine, one that does nothing is not', () => {
    const patience = new StartPatience(0, 5);
    // Nine minutes of a machine that lets it do little.
    for (let at = 1; at <= 9; at += 1) expect(patience.end(minutes(at), 5 + at)).toBeUndefined();
    expect(patience.end(minutes(10), 14)).toBeUndefined();
    expect(patience.end(minutes(10.5), 14)).toMatch(/done nothing for 90 s/);
  });

  it('one that works for ever without serving comes to an end', () => {
    const patience = new StartPatience(0, 0);
    for (let at = 1; at < 15; at += 1) expect(patience.end(minutes(at), at)).toBeUndefined();
    expect(patience.end(minutes(15), 15)).toBe('did not serve within 15 min');
  });

  it('the time of the processor that a process has had grows while it works', () => {
    const before = processorTicks(process.pid);
    while (processorTicks(process.pid) === before && process.platform === 'linux') {
      Array.from({ length: 10_000 }, (_, at) => Math.sqrt(at));
    }
    expect([processorTicks(undefined), processorTicks(2 ** 30)]).toEqual([0, 0]);
  });
});

describe('under npm', () => {
  const isRunning = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  it('a process ends with the shell that npm put between', async () => {
    const module = join(process.cwd(), 'launcher', 'whenNpmEnds.ts');
    const source = `
      import { whenNpmEnds } from ${JSON.stringify(module)};
      setInterval(() => {}, 1000);
      whenNpmEnds(() => process.exit(0));
      console.log(process.pid);`;
    const command = `node --import tsx --input-type=module -e '${source}'; true`;
    const env = { ...process.env, npm_lifecycle_event: 'start' };
    const shell = spawn('sh', ['-c', command], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [pid] = (await once(shell.stdout, 'data')) as [Buffer];
    shell.kill('SIGTERM');
    while (isRunning(Number(pid))) await new Promise((resolve) => setTimeout(resolve, 50));
  });
});

describe('a running process', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'launcher-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  function start(source: string, stopMs = 60_000) {
    const built = join(folder, `${Math.random()}.cjs`);
    writeFileSync(built, source);
    const printed: string[] = [];
    const crashes: string[] = [];
    const heard: unknown[] = [];
    const started = new RunningProcess(
      {
        name: 'web',
        source: '',
        built,
        stopMs,
        isHealthy: () => Promise.resolve(printed.some((line) => line.includes('up'))),
      },
      {
        development: false,
        environment: process.env,
        print: (lines) => printed.push(...lines.split('\n')),
        onCrash: (message) => crashes.push(message),
        onMessage: (message) => heard.push(message),
      },
    );
    return { started, printed, crashes, heard };
  }

  const polite = `
    setInterval(() => {}, 1000);
    process.on('SIGTERM', () => { console.log('bye'); process.exit(0); });
    console.log('up');`;

  it('is waited for, has its name before its lines, and ends when asked', async () => {
    const { started, printed, crashes } = start(polite);
    expect(await started.untilHealthy()).toBeUndefined();
    await started.stop('SIGTERM');
    expect(started.isRunning).toBe(false);
    expect(printed).toEqual(['web      | up', 'web      | bye']);
    expect(crashes).toEqual([]);
  });

  it('is reported when it ends by itself', async () => {
    const { started, crashes } = start('console.error("no port"); process.exit(3)');
    expect(await started.untilHealthy()).toBe('web ended by itself (code 3)');
    expect(crashes).toEqual(['web ended by itself (code 3)']);
  });

  it('that is killed before it serves is told apart from one that ends by itself', async () => {
    const { started } = start('process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 1000);');
    expect(await started.untilHealthy()).toBe('web ended by itself (SIGKILL)');
    expect(started.wasKilled).toBe(true);
    const { started: other } = start('process.exit(3)');
    await other.untilHealthy();
    expect(other.wasKilled).toBe(false);
  });

  it('says what it complained of last, all of it once it has ended', async () => {
    const { started } = start('console.error("x".repeat(9000) + "no port"); process.exit(3)');
    expect(await started.untilHealthy()).toBe('web ended by itself (code 3)');
    const complaint = await started.complaint();
    expect(complaint).toMatch(/^x+no port\n$/);
    expect(complaint).toHaveLength(8000);
  });

  it('is told something and answers; nobody minds when it has ended', async () => {
    const echo = `process.on('message', (message) => process.send(message)); console.log('up')`;
    const { started, heard } = start(echo);
    expect(await started.untilHealthy()).toBeUndefined();
    started.tell({ fault: 'index.yml:3:1' });
    while (heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard).toEqual([{ fault: 'index.yml:3:1' }]);
    await started.stop('SIGTERM');
    started.tell({ fault: '' });
    expect(heard).toHaveLength(1);
  });

  it('is ended when it no longer serves, and reported', async () => {
    const { started, printed, crashes } = start(polite);
    expect(await started.untilHealthy()).toBeUndefined();
    const watching = started.watch(20);
    expect(started.isRunning).toBe(true);
    printed.length = 0;
    await watching;
    while (started.isRunning) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(crashes).toEqual([expect.stringContaining('SIGKILL')]);
  });

  it('is killed when it does not end', async () => {
    const stubborn = `setInterval(() => {}, 1000); process.on('SIGTERM', () => {}); console.log('up')`;
    const { started } = start(stubborn, 50);
    expect(await started.untilHealthy()).toBeUndefined();
    await started.stop('SIGTERM');
    expect(started.isRunning).toBe(false);
  });
});
