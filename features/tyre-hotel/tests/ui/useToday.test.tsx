/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type PageInfo, PageInfoContext } from '../../../../rendering/pageInfo';
import { useToday } from '../../ui/useToday';

function SwedishPage({ children }: { children: ReactNode }) {
  const page = { timeZone: 'Europe/Stockholm' } as PageInfo;
  return <PageInfoContext value={page}>{children}</PageInfoContext>;
}

afterEach(() => jest.useRealTimers());

test.each([
  ['2026-12-31T22:30:00Z', '2026-12-31'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('[TIRE-73] today is the date in the time zone of the stations: at %s it is %s', (now, today) => {
  jest.useFakeTimers({ now: new Date(now) });
  expect(renderHook(() => useToday(), { wrapper: SwedishPage }).result.current).toBe(today);
});
