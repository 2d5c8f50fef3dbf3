/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { kitCart, kitSession, toggleKit } from '../../../ui/shop/client/kitStores';
import { fetchSessionVehicle } from '../../../ui/shop/client/fetchSessionVehicle';
import { QuoteKits } from '../../../ui/shop/QuoteKits.island';
import { QuoteDrawer } from '../../../ui/shop/QuoteDrawer';
import { sampleSession } from '../../../ui/shop/sampleSession';
import { type LoadedQuoteTexts, useQuoteTexts } from '../../../ui/shop/useQuoteTexts';
import { useSendQuote } from '../../../ui/shop/useSendQuote';
import { MAX_KITS } from '../../../../../domain/kits/kitQuote';
import { examplePage } from '../../../../../site/dev/examplePage';
import { PageProviders } from '../../../../../site/page/PageProviders';
import { fakeDialogs } from '../../../../../tests/unit/design-system/fakeDialogs';
import { fakeLayout } from '../../../../../tests/unit/design-system/fakeLayout';

const data = examplePage({ title: 'Kits', theme: 'default', language: 'en' });
const wrapper = ({ children }: { children: ReactNode }) => (
  <PageProviders data={data}>{children}</PageProviders>
);

beforeAll(() => {
  fakeLayout();
  fakeDialogs();
});

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
});

type Answer = { ok: boolean; status: number; json: () => Promise<unknown> };
function stubFetch(answer: (body: string) => unknown): void {
  const fetchStub = (_address: unknown, init?: { body?: unknown }): Promise<Answer> =>
    Promise.resolve({
      ok: true,
      status: 200,
      json: async () => answer(typeof init?.body === 'string' ? init.body : '{}'),
    });
  globalThis.fetch = fetchStub as unknown as typeof fetch;
}
const html = () => {
  throw new SyntaxError('Unexpected token <');
};
const texts = {
  lines: [{ kitId: '1', kitCode: 'A', name: 'Kit', price: '1 €', withoutVat: '1 €' }],
  gone: [],
  total: '1 €',
  withoutVat: '1 €',
  vat: '0 €',
  vatPercent: '25,5',
  date: '1.1.2026',
  validUntil: '8.1.2026',
};

test('[KIT-13] a kit that is stored twice is in the quote once', () => {
  sessionStorage.setItem('kitCart', '[{"kitId":"1"},{"kitId":"1"},{"kitId":"2"}]');
  expect(kitCart.read()).toEqual([{ kitId: '1' }, { kitId: '2' }]);
});

test.each([
  ['failed', 0],
  ['loading', 0],
  ['known', 1],
] as const)('[KIT-24] with prices %s a quote is sent %i times', (state, times) => {
  const send = jest.fn();
  const quote: LoadedQuoteTexts = { state, texts, retry: () => undefined };
  render(
    <QuoteDrawer
      open
      onClose={() => undefined}
      cart={[{ kitId: '1' }]}
      quote={quote}
      session={sampleSession}
      state="idle"
      editSession={() => undefined}
      send={send}
    />,
    { wrapper },
  );
  fireEvent.click(screen.getByRole('button', { name: /kitQuoteSend|Send/ }));
  expect(send).toHaveBeenCalledTimes(times);
});

test.each([
  [{ lines: 'x', total: { a: 1 } }, 'failed'],
  [null, 'failed'],
  [texts, 'known'],
])('[KIT-12] the response %j sets the state of the prices to %s', async (answer, state) => {
  stubFetch(() => answer);
  const { result } = renderHook(() => useQuoteTexts('1'), { wrapper });
  await act(async () => undefined);
  await act(async () => undefined);
  expect(result.current.state).toBe(state);
});

test('[KIT-13] a kit that is no longer sold is removed from the quote, with a notice until the next change', async () => {
  stubFetch(() => ({ ...texts, gone: ['2'] }));
  kitCart.write([{ kitId: '1' }, { kitId: '2' }]);
  render(<QuoteKits sessionSample={false} />, { wrapper });
  await screen.findByText('No longer available, taken out of the quote: 1');
  expect(kitCart.read()).toEqual([{ kitId: '1' }]);
  await act(async () => toggleKit('3'));
  expect(screen.queryByText(/^No longer available/)).toBeNull();
});

test('[KIT-13] a kit that exceeds the limit of a quote is refused with a message', async () => {
  stubFetch(() => texts);
  const kits = Array.from({ length: MAX_KITS }, (_, at) => ({ kitId: String(at) }));
  kitCart.write(kits);
  render(<QuoteKits sessionSample={false} />, { wrapper });
  await act(async () => toggleKit('99'));
  expect(kitCart.read()).toEqual(kits);
  await screen.findByText('A quote holds 50 kits.');
});

test('[OQ-99] a malformed vehicle response is an error', async () => {
  kitSession.write(sampleSession);
  for (const answer of [{ path: 'x' }, { path: [1] }, {}, null]) {
    stubFetch(() => answer);
    await expect(fetchSessionVehicle()).rejects.toThrow();
  }
});

test.each([
  ['a page', html, 'error'],
  ['no receipt', () => ({}), 'error'],
  ['another quote', () => ({ quoteId: 'x' }), 'error'],
  ['its own id', (body: string) => JSON.parse(body) as unknown, 'success'],
] as const)(
  '[KIT-15] [KIT-24] only a response with the id of the sent quote is a success: %s',
  async (_what, answer, state) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    stubFetch(answer);
    const { result } = renderHook(() => useSendQuote(() => undefined), { wrapper });
    await act(() => result.current.send(sampleSession, [{ kitId: '1' }]));
    expect(result.current.state).toBe(state);
  },
);
