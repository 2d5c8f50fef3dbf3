/** @jest-environment jsdom */
import { renderHook, act } from '@testing-library/react';
import { useFirstFree } from '../../ui/useFirstFree';
import type { Workshops } from '../../ui/useWorkshops';
import type { Workshop } from '../../../../domain/booking/booking.types';

/** A workshop at a distance in km. */
const workshopAt = (km: number, firstTimeSlot: string | null): Workshop => ({
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

function renderWith(first: Partial<Workshops>) {
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

test('searches all workshops within reach once started', () => {
  const nearWorkshops = [
    workshopAt(5, '2026-11-26T08:00:00'),
    workshopAt(29, '2026-11-25T08:00:00'),
  ];
  const { result, now, loadMore } = renderWith({ found: nearWorkshops, hasMore: true });
  expect(loadMore).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ workshop: undefined, isSearching: false });
  act(() => result.current.startSearch());
  expect(loadMore).toHaveBeenCalledTimes(1);
  now({ found: nearWorkshops, status: 'searching' });
  expect(result.current).toMatchObject({ workshop: undefined, isSearching: true });
  const allWorkshops = [...nearWorkshops, workshopAt(31, '2026-11-24T08:00:00')];
  now({ found: allWorkshops, hasMore: true });
  expect(loadMore).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({ workshop: { departmentId: 'd29' }, isSearching: false });
});

test('reports that no workshop is free within reach', () => {
  const { result } = renderWith({
    found: [workshopAt(5, null), workshopAt(40, '2026-11-24T08:00:00')],
  });
  act(() => result.current.startSearch());
  expect(result.current.workshop).toBeNull();
});

test('returns the nearest able workshop where none within reach can do the work', () => {
  const { result, now } = renderWith({
    found: [workshopAt(66, '2026-11-24T08:00:00'), workshopAt(90, null)],
  });
  expect(result.current.nearestBeyond?.departmentId).toBe('d66');
  now({ found: [workshopAt(5, null)] });
  expect(result.current.nearestBeyond).toBeUndefined();
});
