import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { followSources } from '../../../../launcher/development/followSources';
import type { SourceChange } from '../../../../launcher/development/findConsequences';

let mockChange: (changes: SourceChange[]) => Promise<void>;
/** Files that codegen writes on each run. */
let mockWritten: SourceChange[][];
const mockStop = jest.fn(() => Promise.resolve());
let mockExitCode = 0;
const mockCommands: string[] = [];

jest.mock('../../../../launcher/development/watchSources', () => ({
  watchSources: (
    onChange: (changes: SourceChange[], settled: () => Promise<SourceChange[]>) => Promise<void>,
  ) => {
    mockChange = (changes) => onChange(changes, () => Promise.resolve(mockWritten.shift() ?? []));
    return Promise.resolve(mockStop);
  },
}));

jest.mock('node:child_process', () => ({
  spawn: (command: string, args: string[]) => {
    mockCommands.push([command, ...args].join(' '));
    const stderr = Readable.from(mockExitCode === 0 ? [] : ['schema/Block.graphql:3:4']);
    const child = Object.assign(new EventEmitter(), { stderr });
    stderr.on('close', () => child.emit('close', mockExitCode));
    return child;
  },
}));

const changed = (...paths: string[]): SourceChange[] =>
  paths.map((path) => ({ path, isAddedOrRemoved: false }));

let printed: string[];
let restarted: string[];
let ended: ('web' | 'embedded')[];
let errors: string[];
let holds: boolean[];
let begin: () => void;
let restart: jest.Mock<Promise<void>, [string]>;

beforeEach(async () => {
  printed = [];
  restarted = [];
  mockCommands.length = 0;
  mockExitCode = 0;
  ended = [];
  errors = [];
  holds = [];
  mockWritten = [];
  restart = jest.fn((name) => {
    restarted.push(name);
    return Promise.resolve();
  });
  await followSources({
    print: (line) => printed.push(line),
    restart,
    listEnded: () => ended,
    onError: (error) => errors.push(error),
    holdReloads: (held) => holds.push(held),
    whenStarted: new Promise<void>((resolve) => (begin = resolve)),
  });
  begin();
});

describe('following source changes', () => {
  it('restarts the processes that use a changed file, and logs the reason and the duration', async () => {
    await mockChange(changed('sites/automotive-se.ts', 'server/app.ts'));
    expect(restarted).toEqual(['embedded', 'web']);
    expect(printed).toEqual([
      'Starting embedded and web again: sites/automotive-se.ts and 1 more changed.',
      expect.stringMatching(/^Started again in \d+\.\d s\.$/),
    ]);
    expect(mockCommands).toEqual([]);
  });

  it('restarts nothing for changes that take effect on their own', async () => {
    await mockChange(changed('blocks/Blurb/Blurb.tsx', 'redirects/trucks.csv'));
    expect([printed, restarted, holds]).toEqual([[], [], []]);
  });

  it('generates code before any restart', async () => {
    const order: string[] = [];
    restart.mockImplementation(() => {
      order.push(...mockCommands, 'restart');
      return Promise.resolve();
    });
    await mockChange(changed('messages/sv.json'));
    expect(order).toEqual([expect.stringContaining('codegen'), 'restart']);
    expect(printed[0]).toBe('Generating code again: messages/sv.json changed.');
  });

  it('restarts once for a change and the files that are generated from it', async () => {
    mockWritten = [changed('blocks/loaders.ts', 'schema/generated/contract.ts')];
    await mockChange([{ path: 'blocks/New/New.data.ts', isAddedOrRemoved: true }]);
    expect(restarted).toEqual(['embedded', 'web']);
    expect(mockCommands).toHaveLength(1);
  });

  it('generates again for changes during generation, before any restart', async () => {
    mockWritten = [changed('schema/blocks/Blurb.graphql')];
    await mockChange(changed('messages/sv.json'));
    expect(mockCommands).toHaveLength(2);
    expect(restarted).toEqual(['web']);
  });

  it('holds page reloads until the restarted processes respond', async () => {
    restart.mockImplementation((name) => {
      restarted.push(name);
      expect(holds).toEqual([true]);
      return Promise.resolve();
    });
    mockExitCode = 0;
    await mockChange(changed('messages/sv.json'));
    expect([restarted, errors]).toEqual([['web'], ['']]);
    expect(holds).toEqual([true, false]);

    mockExitCode = 1;
    await mockChange(changed('messages/sv.json'));
    expect(holds).toEqual([true, false, true, false]);
  });

  it('restarts nothing while contracts are invalid, and continues with the next change', async () => {
    mockExitCode = 1;
    await mockChange(changed('schema/Block.graphql', 'server/app.ts'));
    expect(restarted).toEqual([]);
    expect(errors).toEqual(['schema/Block.graphql:3:4']);
    expect(printed.at(-1)).toMatch(/^Code generation failed/);

    mockExitCode = 0;
    await mockChange(changed('blocks/Blurb/Blurb.tsx'));
    expect(errors.at(-1)).toBe('');
    expect(restarted).toEqual(['web']);
    expect(mockCommands).toHaveLength(2);
  });

  it('restarts the web server only after the process that it depends on is ready', async () => {
    let serve: () => void = () => undefined;
    restart.mockImplementationOnce((name) => {
      restarted.push(name);
      return new Promise<void>((resolve) => (serve = resolve));
    });
    const following = mockChange(changed('sites/automotive-se.ts'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(restarted).toEqual(['embedded']);
    serve();
    await following;
    expect(restarted).toEqual(['embedded', 'web']);
  });

  it('logs what failed to start, and tries again with the next change', async () => {
    restart.mockImplementationOnce(() => Promise.reject(new Error('embedded has ended')));
    await mockChange(changed('domain/finance/credit.ts'));
    expect(printed.at(-1)).toBe('embedded has ended');
    expect(restarted).toEqual(['web']);
    await mockChange(changed('services/x.ts'));
    expect(restarted).toEqual(['web', 'embedded']);
  });

  it('restarts processes that ended unexpectedly with any change', async () => {
    ended = ['web'];
    await mockChange(changed('blocks/Blurb/Blurb.tsx'));
    expect(restarted).toEqual(['web']);
  });

  it('defers changes until the first start is complete', async () => {
    let start: () => void = () => undefined;
    await followSources({
      print: () => undefined,
      restart,
      listEnded: () => [],
      onError: () => undefined,
      holdReloads: () => undefined,
      whenStarted: new Promise<void>((resolve) => (start = resolve)),
    });
    const following = mockChange(changed('server/app.ts'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(restarted).toEqual([]);
    start();
    await following;
    expect(restarted).toEqual(['web']);
  });
});
