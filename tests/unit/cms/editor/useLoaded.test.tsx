/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { AuthoringFailure } from '../../../../cms/editor/authoring';
import { describeFailure } from '../../../../cms/editor/describeFailure';
import { useLoaded } from '../../../../cms/editor/useLoaded';

test('[EDIT-02] a newer question overtakes an older one, and a failure leaves what is known', async () => {
  let answerOlder: (value: string) => void = () => undefined;
  const older = new Promise<string>((resolve) => {
    answerOlder = resolve;
  });
  const gone = new AuthoringFailure('refused', 'The page is gone.');
  const onFailure = jest.fn();
  const { result, rerender } = renderHook(({ load }) => useLoaded(load, onFailure), {
    initialProps: { load: (): Promise<string> | undefined => older },
  });
  expect(result.current).toEqual({ value: undefined, failure: undefined });
  await act(async () => rerender({ load: () => Promise.resolve('newer') }));
  await act(async () => answerOlder('older'));
  expect(result.current.value).toBe('newer');
  await act(async () => rerender({ load: () => Promise.reject(gone) }));
  expect(result.current).toEqual({ value: 'newer', failure: describeFailure(gone) });
  expect(onFailure).toHaveBeenCalledWith(gone);
  await act(async () => rerender({ load: () => undefined }));
  expect(result.current.value).toBe('newer');
});
