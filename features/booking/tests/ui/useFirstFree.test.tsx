/** @jest-environment jsdom */
import { renderHook, act } from '@testing-library/react';
import { useFirstFree } from '../../ui/useFirstFree';
import type { Workshops } from '../../ui/useWorkshops';
import type { Workshop } from '../../../../domain/booking/booking.types';

/** A workshop so many km away. */
const at = (km: number, firstTimeSlot: string | null): Workshop => ({
  departmentId: `d${km}`,
  siteId: `s${km}`,
  siteName: `Workshop ${km}`,
  address: '',
  latitude: km,
  longitude: 0,
  brands: [],
  firstTimeSlot,
});

const kmTo = ({ latitude }: Workshop) => latitude;

function hookWith(first: Partial<Workshops>) {
  const loadMore = jest.fn();
  const workshops = (changes: Partial<Workshops>): Workshops => ({
    found: [],
    status: 'done',
    hasMore: false,
    isTooMany: false,
    loadMore,
    ...changes,
  });
  const { result, rerender } = renderHook((given: Workshops) => useFirstFree(given, kmTo), {
    initialProps: workshops(first),
  });
  const now = (changes: Partial<Workshops>) => rerender(workshops(changes));
  return { result, now, loadMore };
}

test('looks at all workshops within reach once it is asked to', () => {
  const near = [at(5, '2026-11-26T08:00:00'), at(29, '2026-11-25T08:00:00')];
  const { result, now, loadMore } = hookWith({ found: near, hasMore: true });
  expect(loadMore).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ workshop: undefined, isSearching: false });
  act(() => result.current.ask());
  expect(loadMore).toHaveBeenCalledTimes(1);
  now({ found: near, status: 'searching' });
  expect(result.current).toMatchObject({ workshop: undefined, isSearching: true });
  const all = [...near, at(31, '2026-11-24T08:00:00')];
  now({ found: all, hasMore: true });
  expect(loadMore).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({ workshop: { departmentId: 'd29' }, isSearching: false });
});

test('says that there is none when nothing is free within reach', () => {
  const { result } = hookWith({ found: [at(5, null), at(40, '2026-11-24T08:00:00')] });
  act(() => result.current.ask());
  expect(result.current.workshop).toBeNull();
});

test('tells the nearest able workshop where none within reach can do it', () => {
  const { result, now } = hookWith({ found: [at(66, '2026-11-24T08:00:00'), at(90, null)] });
  expect(result.current.nearestBeyond?.departmentId).toBe('d66');
  now({ found: [at(5, null)] });
  expect(result.current.nearestBeyond).toBeUndefined();
});
