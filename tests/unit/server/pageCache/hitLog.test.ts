import { hitLog } from '../../../../server/pageCache/hitLog';

describe('log of cached pages', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('writes a limited number of lines a second and counts the rest', () => {
    const lines: string[] = [];
    const log = hitLog((line) => lines.push(line), 2);
    for (let hit = 1; hit <= 5; hit += 1) log(() => `hit ${hit}`);
    expect(lines).toEqual(['hit 1', 'hit 2']);
    jest.advanceTimersByTime(1000);
    expect(JSON.parse(lines[2] ?? '')).toMatchObject({ count: 3, cached: true });
    log(() => 'next');
    jest.advanceTimersByTime(1000);
    expect(lines.slice(3)).toEqual(['next']);
  });
});
