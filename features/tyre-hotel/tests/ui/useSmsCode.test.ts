/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useSmsCode } from '../../ui/useSmsCode';

interface PendingRequest {
  signal: AbortSignal;
  otp: object;
  arrive: (code: string) => void;
}

let pendingRequests: PendingRequest[] = [];

beforeEach(() => {
  pendingRequests = [];
  Object.assign(globalThis, { OTPCredential: true });
  const get = ({ signal, otp }: { signal: AbortSignal; otp: object }) =>
    new Promise((resolve) => {
      pendingRequests.push({ signal, otp, arrive: (code) => resolve({ code }) });
    });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'OTPCredential');
});

test('the code of the expected SMS is used, only while its token is current', async () => {
  const { result, rerender, unmount } = renderHook((token: string) => useSmsCode(token), {
    initialProps: 'first',
  });
  expect(pendingRequests[0]?.otp).toEqual({ transport: ['sms'] });
  await act(async () => pendingRequests[0]?.arrive('4711'));
  expect(result.current).toBe('4711');
  rerender('second');
  expect(result.current).toBeUndefined();
  expect(pendingRequests[0]?.signal.aborted).toBe(true);
  unmount();
  expect(pendingRequests[1]?.signal.aborted).toBe(true);
});

test.each(['471', '47111', 'abcd'])('%s is not a code', async (sent) => {
  const { result } = renderHook(() => useSmsCode('token'));
  await act(async () => pendingRequests[0]?.arrive(sent));
  expect(result.current).toBeUndefined();
});

test('no SMS is requested where the browser lacks support, or before a code has been sent', () => {
  renderHook(() => useSmsCode(undefined));
  Reflect.deleteProperty(globalThis, 'OTPCredential');
  renderHook(() => useSmsCode('token'));
  expect(pendingRequests).toEqual([]);
});
