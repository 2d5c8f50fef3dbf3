import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { followSources } from '../../../../launcher/development/followSources';
import type { SourceChange } from '../../../../launcher/development/consequencesOf';

let mockChange: (changes: SourceChange[]) => Promise<void>;
/** What codegen writes, each time. */
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
  paths.map((path) => ({ path, isNewOrGone: false }));

let printed: string[];
let restarted: string[];
let ended: ('web' | 'embedded')[];
let faults: string[];
let holds: boolean[];
let begin: () => void;
let restart: jest.Mock<Promise<void>, [string]>;

beforeEach(async () => {
  printed = [];
  restarted = [];
  mockCommands.length = 0;
  mockExitCode = 0;
  ended = [];
  faults = [];
  holds = [];
  mockWritten = [];
  restart = jest.fn((name) => {
    restarted.push(name);
    return Promise.resolve();
  });
  await followSources({
    print: (line) => printed.push(line),
    restart,
    ended: () => ended,
    onFault: (fault) => faults.push(fault),
    holdReloads: (held) => holds.push(held),
    started: new Promise<void>((resolve) => (begin = resolve)),
  });
  begin();
});

describe('following the sources', () => {
  it('starts again what has read a file, and says why and when it is done', async () => {
    await mockChange(changed('sites/automotive-se.ts', 'server/app.ts'));
    expect(restarted).toEqual(['embedded', 'web']);
    expect(printed).toEqual([
      'Starting embedded and web again: sites/automotive-se.ts and 1 more changed.',
      expect.stringMatching(/^Started again in \d+\.\d s\.$/),
    ]);
    expect(mockCommands).toEqual([]);
  });

  it('leaves alone what reaches pages by itself', async () => {
    await mockChange(changed('blocks/Blurb/Blurb.tsx', 'redirects/trucks.csv'));
    expect([printed, restarted, holds]).toEqual([[], [], []]);
  });

  it('generates code before it starts anything again', async () => {
    const order: string[] = [];
    restart.mockImplementation(() => {
      order.push(...mockCommands, 'restart');
      return Promise.resolve();
    });
    await mockChange(changed('messages/sv.json'));
    expect(order).toEqual([expect.stringContaining('codegen'), 'restart']);
    expect(printed[0]).toBe('Generating code again: messages/sv.json changed.');
  });

  it('starts once for a change and for what is generated from it', async () => {
    mockWritten = [changed('blocks/loaders.ts', 'schema/generated/contract.ts')];
    await mockChange([{ path: 'blocks/New/New.data.ts', isNewOrGone: true }]);
    expect(restarted).toEqual(['embedded', 'web']);
    expect(mockCommands).toHaveLength(1);
  });

  it('generates again what was changed while it generated, before anything starts', async () => {
    mockWritten = [changed('schema/blocks/Blurb.graphql')];
    await mockChange(changed('messages/sv.json'));
    expect(mockCommands).toHaveLength(2);
    expect(restarted).toEqual(['web']);
  });

  it('holds reloads of pages until what was started again serves', async () => {
    restart.mockImplementation((name) => {
      restarted.push(name);
      expect(holds).toEqual([true]);
      return Promise.resolve();
    });
    mockExitCode = 0;
    await mockChange(changed('messages/sv.json'));
    expect([restarted, faults]).toEqual([['web'], ['']]);
    expect(holds).toEqual([true, false]);

    mockExitCode = 1;
    await mockChange(changed('messages/sv.json'));
    expect(holds).toEqual([true, false, true, false]);
  });

  it('starts nothing on contracts that are wrong, and goes on with the next change', async () => {
    mockExitCode = 1;
    await mockChange(changed('schema/Block.graphql', 'server/app.ts'));
    expect(restarted).toEqual([]);
    expect(faults).toEqual(['schema/Block.graphql:3:4']);
    expect(printed.at(-1)).toMatch(/^Code was not generated/);

    mockExitCode = 0;
    await mockChange(changed('blocks/Blurb/Blurb.tsx'));
    expect(faults.at(-1)).toBe('');
    expect(restarted).toEqual(['web']);
    expect(mockCommands).toHaveLength(2);
  });

  it('starts the web server once what it asks serves', async () => {
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

  it('says what did not start, and tries it again with the next change', async () => {
    restart.mockImplementationOnce(() => Promise.reject(new Error('embedded has ended')));
    await mockChange(changed('domain/finance/credit.ts'));
    expect(printed.at(-1)).toBe('embedded has ended');
    expect(restarted).toEqual(['web']);
    await mockChange(changed('services/x.ts'));
    expect(restarted).toEqual(['web', 'embedded']);
  });

  it('starts what has ended by itself with any change', async () => {
    ended = ['web'];
    await mockChange(changed('blocks/Blurb/Blurb.tsx'));
    expect(restarted).toEqual(['web']);
  });

  it('waits with what changes while everything starts for the first time', async () => {
    let start: () => void = () => undefined;
    await followSources({
      print: () => undefined,
      restart,
      ended: () => [],
      onFault: () => undefined,
      holdReloads: () => undefined,
      started: new Promise<void>((resolve) => (start = resolve)),
    });
    const following = mockChange(changed('server/app.ts'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(restarted).toEqual([]);
    start();
    await following;
    expect(restarted).toEqual(['web']);
  });
});
