/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useSavedCarRecords } from '../../ui/useSavedCarRecords';

const answers: (string[] | 'failure')[] = [];
const requestedIds: (string | null)[] = [];

beforeEach(() => {
  requestedIds.length = 0;
  globalThis.fetch = async (address) => {
    requestedIds.push(new URL(String(address), location.href).searchParams.get('ids'));
    const answer = answers.shift();
    if (answer === 'failure' || !answer) throw new Error('offline');
    return { ok: true, json: async () => answer.map((car_id) => ({ car_id })) } as Response;
  };
});

test('cars that could not be loaded are requested again with a car that is added, and not taken for sold', async () => {
  answers.push('failure', ['1', '2']);
  const { result, rerender } = renderHook(({ ids }) => useSavedCarRecords(ids), {
    initialProps: { ids: ['1'] },
  });
  await waitFor(() => expect(result.current.state).toBe('failed'));
  rerender({ ids: ['1', '2'] });
  await waitFor(() => expect(result.current.state).toBe('known'));
  expect(requestedIds).toEqual(['1', '1,2']);
  expect([...result.current.cars.keys()]).toEqual(['1', '2']);
});

test('a retry requests the same cars again, and a later car is requested alone', async () => {
  answers.push('failure', ['1'], ['2']);
  const { result, rerender } = renderHook(({ ids }) => useSavedCarRecords(ids), {
    initialProps: { ids: ['1'] },
  });
  await waitFor(() => expect(result.current.state).toBe('failed'));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.state).toBe('known'));
  rerender({ ids: ['1', '2'] });
  await waitFor(() => expect(result.current.cars.size).toBe(2));
  expect(requestedIds).toEqual(['1', '1', '2']);
});
