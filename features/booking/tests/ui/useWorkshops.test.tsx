/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useWorkshops } from '../../ui/useWorkshops';
import type { Workshop } from '../../../../domain/booking/booking.types';

/** A stream whose events the test sends. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;

  constructor(readonly url: string) {
    super();
    Stream.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  say(message: unknown): void {
    act(() => this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) })));
  }

  end(hasMore: boolean): void {
    act(() => {
      this.dispatchEvent(new MessageEvent('end', { data: JSON.stringify({ hasMore }) }));
    });
  }
}

const lund = { name: 'Lund', latitude: 55.7, longitude: 13.19, placeId: '', region: '' };
const workshop = (number: number, changes: Partial<Workshop> = {}): Workshop => ({
  departmentId: `${number}-w`,
  siteId: String(number),
  siteName: `Automotive ${number}`,
  address: '',
  latitude: 55,
  longitude: 13,
  brands: [],
  firstTimeSlot: null,
  ...changes,
});

beforeEach(() => {
  Stream.opened = [];
  Object.assign(globalThis, { EventSource: Stream });
});

function start(codes: readonly string[] = ['oil']) {
  const hook = renderHook(({ chosen }) => useWorkshops('ABC123', lund, chosen), {
    initialProps: { chosen: codes },
  });
  const stream = () => Stream.opened.at(-1)!;
  return { ...hook, stream };
}

test('[BOOK-74] a workshop that is sent again replaces its earlier version', () => {
  const { result, stream } = start();
  stream().say(workshop(1));
  stream().say(workshop(2));
  stream().say(workshop(1, { firstTimeSlot: '2026-11-24T08:00:00' }));
  expect(result.current.found).toEqual([
    workshop(1, { firstTimeSlot: '2026-11-24T08:00:00' }),
    workshop(2),
  ]);
  expect(result.current.status).toBe('searching');
});

test('[BOOK-43] [BOOK-73] a batch ends, and the next one continues after the last workshop', () => {
  const { result, stream } = start();
  stream().say(workshop(1));
  stream().say(workshop(2));
  stream().end(true);
  expect(result.current).toMatchObject({ status: 'done', hasMore: true });
  expect(stream().isClosed).toBe(true);
  act(() => result.current.loadMore());
  expect(new URLSearchParams(stream().url.split('?')[1]).get('cursor')).toBe('2-w');
  stream().say(workshop(3));
  stream().end(false);
  expect(result.current.found).toHaveLength(3);
  expect(result.current.hasMore).toBe(false);
});

test('[BOOK-42] changing the services starts a new search', () => {
  const { result, rerender, stream } = start();
  const first = stream();
  first.say(workshop(1));
  rerender({ chosen: ['oil', 'tyres'] });
  expect(result.current.found).toEqual([]);
  expect(first.isClosed).toBe(true);
  expect(stream().url).toContain('serviceOfferings=oil%2Ctyres');
});

test('[BOOK-95] [BOOK-96] no workshop, an error or a broken connection ends the search and keeps the workshops found', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const none = start();
  none.stream().say({ nosites: true });
  expect(none.result.current.status).toBe('none');
  const broken = start();
  broken.stream().say(workshop(1));
  broken.stream().say({ error: 'ServerError' });
  expect(broken.result.current).toMatchObject({ status: 'done', found: [workshop(1)] });
  const cut = start();
  act(() => cut.stream().onerror?.());
  expect(cut.result.current.status).toBe('none');
  expect(log.mock.calls.join()).toContain('no workshop available');
  log.mockRestore();
});

test('[ERR-48] too many requests are reported as such, and not as a lack of workshops', () => {
  const { result, stream } = start();
  stream().say({ error: 'TooManyQuestions' });
  expect(result.current).toMatchObject({ status: 'none', isTooMany: true });
  const failing = start();
  failing.stream().say({ error: 'ServerError' });
  expect(failing.result.current).toMatchObject({ status: 'none', isTooMany: false });
});
