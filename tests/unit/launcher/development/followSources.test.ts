/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { followSources } from '../../../../launcher/development/followSources';
import type { SourceChange } from '../../../../launcher/development/consequencesOf';

let mockChange: (changes: SourceChange[]) => Promise<void>;
const mockStop = jest.fn(() => Promise.resolve());
let mockExitCode = 0;
const mockCommands: string[] = [];

jest.mock('../../../../launcher/development/watchSources', () => ({
  watchSources: (onChange: typeof mockChange) => {
    mockChange = onChange;
    return mockStop;
  },
}));

jest.mock('node:child_process', () => ({
  spawn: (command: string, args: string[]) => {
    mockCommands.push([command, ...args].join(' '));
    const child = new EventEmitter();
    setImmediate(() => child.emit('exit', mockExitCode));
    return child;
  },
}));

const changed = (...paths: string[]): SourceChange[] =>
  paths.map((path) => ({ path, isNewOrGone: false }));

let printed: string[];
let restarted: string[][];
let restart: jest.Mock<Promise<void>, [ReadonlySet<string>]>;

beforeEach(() => {
  printed = [];
  restarted = [];
  mockCommands.length = 0;
  mockExitCode = 0;
  restart = jest.fn((names) => {
    restarted.push([...names]);
    return Promise.resolve();
  });
  followSources({ print: (line) => printed.push(line), restart });
});

describe('following the sources', () => {
  it('starts again what has read a file, and says why and when it is done', async () => {
    await mockChange(changed('redirects/automotive-se.csv', 'server/app.ts'));
    expect(restarted).toEqual([['embedded', 'web']]);
    expect(printed).toEqual([
      'Starting embedded and web again: redirects/automotive-se.csv and 1 more changed.',
      expect.stringMatching(/^Started again in \d+\.\d s\.$/),
    ]);
    expect(mockCommands).toEqual([]);
  });

  it('leaves alone what reaches pages by itself', async () => {
    await mockChange(changed('blocks/Blurb/Blurb.tsx', 'design-system/themes/bmw.ts'));
    expect([printed, restarted]).toEqual([[], []]);
  });

  it('generates code before it starts anything again', async () => {
    const order: string[] = [];
    restart.mockImplementation(() => {
      order.push(...mockCommands, 'restart');
      return Promise.resolve();
    });
    await mockChange(changed('site/messages/sv.ts'));
    expect(order).toEqual([expect.stringContaining('codegen'), 'restart']);
    expect(printed[0]).toBe('Generating code again: site/messages/sv.ts changed.');
  });

  it('starts nothing on contracts that are wrong, and goes on with the next change', async () => {
    mockExitCode = 1;
    await mockChange(changed('site/messages/sv.ts'));
    expect(restarted).toEqual([]);
    expect(printed.at(-1)).toMatch(/^Code was not generated/);

    mockExitCode = 0;
    await mockChange(changed('site/messages/sv.ts'));
    expect(restarted).toEqual([['web']]);
  });

  it('says what did not start, and goes on with the next change', async () => {
    restart.mockRejectedValueOnce(new Error('web has ended'));
    await mockChange(changed('server/app.ts'));
    expect(printed.at(-1)).toBe('web has ended');
    await mockChange(changed('server/app.ts'));
    expect(restarted).toEqual([['web']]);
  });
});
