/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useSmsCode } from '../../ui/useSmsCode';

interface Waiting {
  signal: AbortSignal;
  otp: object;
  arrive: (code: string) => void;
}

let waiting: Waiting[] = [];

beforeEach(() => {
  waiting = [];
  Object.assign(globalThis, { OTPCredential: true });
  const get = ({ signal, otp }: { signal: AbortSignal; otp: object }) =>
    new Promise((resolve) => {
      waiting.push({ signal, otp, arrive: (code) => resolve({ code }) });
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
  expect(waiting[0]?.otp).toEqual({ transport: ['sms'] });
  await act(async () => waiting[0]?.arrive('4711'));
  expect(result.current).toBe('4711');
  rerender('second');
  expect(result.current).toBeUndefined();
  expect(waiting[0]?.signal.aborted).toBe(true);
  unmount();
  expect(waiting[1]?.signal.aborted).toBe(true);
});

test.each(['471', '47111', 'abcd'])('%s is not a code', async (sent) => {
  const { result } = renderHook(() => useSmsCode('token'));
  await act(async () => waiting[0]?.arrive(sent));
  expect(result.current).toBeUndefined();
});

test('no SMS is requested where the browser lacks support, or before a code has been sent', () => {
  renderHook(() => useSmsCode(undefined));
  Reflect.deleteProperty(globalThis, 'OTPCredential');
  renderHook(() => useSmsCode('token'));
  expect(waiting).toEqual([]);
});
