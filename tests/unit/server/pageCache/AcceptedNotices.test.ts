import { AcceptedNotices } from '../../../../server/pageCache/AcceptedNotices';

describe('accepted notices', () => {
  it('are forgotten when their signature is no longer valid', () => {
    const notices = new AcceptedNotices();
    expect(notices.accept('a', 300, 0)).toBe(true);
    expect(notices.accept('a', 300, 300)).toBe(false);
    expect(notices.accept('b', 601, 301)).toBe(true);
    expect(notices.accept('a', 300, 301)).toBe(true);
  });

  it('have a bound, which frees itself', () => {
    const notices = new AcceptedNotices();
    let accepted = 0;
    while (notices.accept(String(accepted), 300, 0)) accepted += 1;
    expect(accepted).toBe(10_000);
    expect(notices.accept('later', 700, 301)).toBe(true);
  });
});
