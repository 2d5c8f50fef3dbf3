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
import { StartTimeout } from '../../../launcher/StartTimeout';
import { siteNames } from '../../../sites/sites';

describe('processes of the launcher', () => {
  it('processes start in the order database, embedded, web', () => {
    const names = processesFor(readConfig({})).map(({ name }) => name);
    expect(names).toEqual(['database', 'embedded', 'web']);
  });

  it('stand-ins are not started when their upstreams have real addresses', () => {
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

describe('whether the web process is healthy', () => {
  it.each([
    ['it is ready', 200, { status: 'ready' }, true],
    ['it waits only for content', 503, { status: 'starting', failing: ['content'] }, true],
    [
      'its key is refused',
      503,
      { status: 'starting', failing: ['content'], keysRefused: ['content'] },
      false,
    ],
    ['it is starting', 503, { status: 'starting' }, false],
    ['it is draining', 503, { status: 'draining' }, false],
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

describe('list of addresses', () => {
  it('the list of addresses contains every site and the developer pages', () => {
    const text = addressList(readConfig({ PORT: '4000', EMBEDDED_PORT: '4001' }));
    for (const name of siteNames) expect(text).toContain(`http://${name}.localhost:4000`);
    expect(text).toContain('http://localhost:4000/_dev');
    expect(text).toContain('http://localhost:4001/_inbox');
    expect(text).toMatch(/editor +http:\/\/localhost:\d+\/_edit/);
  });
});

describe('restarts of a crashed process', () => {
  it('restarts are delayed longer each time, and stop after five', () => {
    const restarts = new Restarts();
    const waits = Array.from({ length: 6 }, () => restarts.next(0));
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, undefined]);
    expect(restarts.next(10 * 60_000)).toBe(1000);
  });
});

describe('timeout of a start', () => {
  const minutes = (count: number) => count * 60_000;

  it('keeps waiting for a busy process, and gives up one that makes no progress', () => {
    const timeout = new StartTimeout(0, 5);
    // Nine minutes on a busy machine do not exceed the timeout.
    for (let at = 1; at <= 9; at += 1)
      expect(timeout.giveUpReason(minutes(at), 5 + at)).toBeUndefined();
    expect(timeout.giveUpReason(minutes(10), 14)).toBeUndefined();
    expect(timeout.giveUpReason(minutes(10.5), 14)).toMatch(/made no progress for 90 s/);
  });

  it('gives up a process that is busy but never ready', () => {
    const timeout = new StartTimeout(0, 0);
    for (let at = 1; at < 15; at += 1)
      expect(timeout.giveUpReason(minutes(at), at)).toBeUndefined();
    expect(timeout.giveUpReason(minutes(15), 15)).toBe('was not ready within 15 min');
  });

  it('the processor time of a process grows while it works', () => {
    const before = processorTicks(process.pid);
    while (processorTicks(process.pid) === before && process.platform === 'linux') {
      Array.from({ length: 10_000 }, (_, at) => Math.sqrt(at));
    }
    expect([processorTicks(undefined), processorTicks(2 ** 30)]).toEqual([0, 0]);
  });
});

describe('when started by npm', () => {
  const isRunning = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  it('a process ends together with the shell that npm put in between', async () => {
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
    const received: unknown[] = [];
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
        onMessage: (message) => received.push(message),
      },
    );
    return { started, printed, crashes, received };
  }

  const stoppableProgram = `
    setInterval(() => {}, 1000);
    process.on('SIGTERM', () => { console.log('bye'); process.exit(0); });
    console.log('up');`;

  it('a process is ready when it responds, prefixes its output with its name, and stops on request', async () => {
    const { started, printed, crashes } = start(stoppableProgram);
    expect(await started.waitUntilHealthy()).toBeUndefined();
    await started.stop('SIGTERM');
    expect(started.isRunning).toBe(false);
    expect(printed).toEqual(['web      | up', 'web      | bye']);
    expect(crashes).toEqual([]);
  });

  it('a process that exits unexpectedly is reported', async () => {
    const { started, crashes } = start('console.error("no port"); process.exit(3)');
    expect(await started.waitUntilHealthy()).toBe('web exited unexpectedly (code 3)');
    expect(crashes).toEqual(['web exited unexpectedly (code 3)']);
  });

  it('a process that was killed before it was ready is distinguished from one that exited', async () => {
    const { started } = start('process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 1000);');
    expect(await started.waitUntilHealthy()).toBe('web exited unexpectedly (SIGKILL)');
    expect(started.wasKilled).toBe(true);
    const { started: other } = start('process.exit(3)');
    await other.waitUntilHealthy();
    expect(other.wasKilled).toBe(false);
  });

  it('the last error output of a process is returned, complete after the exit', async () => {
    const { started } = start('console.error("x".repeat(9000) + "no port"); process.exit(3)');
    expect(await started.waitUntilHealthy()).toBe('web exited unexpectedly (code 3)');
    const errorOutput = await started.errorOutput();
    expect(errorOutput).toMatch(/^x+no port\n$/);
    expect(errorOutput).toHaveLength(8000);
  });

  it('a process receives and answers messages, and messages after its end are ignored', async () => {
    const echo = `process.on('message', (message) => process.send(message)); console.log('up')`;
    const { started, received } = start(echo);
    expect(await started.waitUntilHealthy()).toBeUndefined();
    started.send({ error: 'index.yml:3:1' });
    while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(received).toEqual([{ error: 'index.yml:3:1' }]);
    await started.stop('SIGTERM');
    started.send({ error: '' });
    expect(received).toHaveLength(1);
  });

  it('a process that no longer responds is stopped and reported', async () => {
    const { started, printed, crashes } = start(stoppableProgram);
    expect(await started.waitUntilHealthy()).toBeUndefined();
    const watching = started.watch(20);
    expect(started.isRunning).toBe(true);
    printed.length = 0;
    await watching;
    while (started.isRunning) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(crashes).toEqual([expect.stringContaining('SIGKILL')]);
  });

  it('a process that does not stop in time is killed', async () => {
    const unstoppableProgram = `setInterval(() => {}, 1000); process.on('SIGTERM', () => {}); console.log('up')`;
    const { started } = start(unstoppableProgram, 50);
    expect(await started.waitUntilHealthy()).toBeUndefined();
    await started.stop('SIGTERM');
    expect(started.isRunning).toBe(false);
  });
});
