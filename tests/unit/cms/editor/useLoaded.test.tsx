/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { AuthoringFailure } from '../../../../cms/editor/authoring';
import { describeFailure } from '../../../../cms/editor/describeFailure';
import { useLoaded } from '../../../../cms/editor/useLoaded';

test('[EDIT-02] the result of an older request does not replace a newer one, and a failure keeps the loaded value', async () => {
  let resolveOlder: (value: string) => void = () => undefined;
  const olderRequest = new Promise<string>((resolve) => {
    resolveOlder = resolve;
  });
  const refusal = new AuthoringFailure('refused', 'The page is gone.');
  const onFailure = jest.fn();
  const { result, rerender } = renderHook(({ load }) => useLoaded(load, onFailure), {
    initialProps: { load: (): Promise<string> | undefined => olderRequest },
  });
  expect(result.current).toEqual({ value: undefined, failure: undefined });
  await act(async () => rerender({ load: () => Promise.resolve('newer') }));
  await act(async () => resolveOlder('older'));
  expect(result.current.value).toBe('newer');
  await act(async () => rerender({ load: () => Promise.reject(refusal) }));
  expect(result.current).toEqual({ value: 'newer', failure: describeFailure(refusal) });
  expect(onFailure).toHaveBeenCalledWith(refusal);
  await act(async () => rerender({ load: () => undefined }));
  expect(result.current.value).toBe('newer');
});
