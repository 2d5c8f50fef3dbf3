import { AcceptedNotices } from '../../../../server/pageCache/AcceptedNotices';

describe('accepted notices', () => {
  it('accepted notices are removed when their signature has expired', () => {
    const notices = new AcceptedNotices();
    expect(notices.accept('a', 300, 0)).toBe(true);
    expect(notices.accept('a', 300, 300)).toBe(false);
    expect(notices.accept('b', 601, 301)).toBe(true);
    expect(notices.accept('a', 300, 301)).toBe(true);
  });

  it('accepted notices are limited in number until some expire', () => {
    const notices = new AcceptedNotices();
    let accepted = 0;
    while (notices.accept(String(accepted), 300, 0)) accepted += 1;
    expect(accepted).toBe(10_000);
    expect(notices.accept('later', 700, 301)).toBe(true);
  });
});
