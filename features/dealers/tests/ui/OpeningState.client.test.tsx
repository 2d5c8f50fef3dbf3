/** @jest-environment jsdom */
import { start } from '../../ui/OpeningState.client';
import { examples } from '../../../../blocks/DealerPage/DealerPage.fixture';
import { fakeLayout } from '../../../../tests/unit/design-system/fakeLayout';
import { showBlock } from '../../../../tests/unit/blocks/showBlock';

beforeEach(fakeLayout);

afterEach(() => jest.useRealTimers());

/** Renders the page of a dealer at a time, and runs its script. */
function renderPageAt(time: string): HTMLElement {
  jest.useFakeTimers({ now: Date.parse(time) });
  const { container } = showBlock('DealerPage', examples.Default);
  start(container.querySelector<HTMLElement>('[data-opening]')!);
  return container;
}

const states = (page: HTMLElement) =>
  [...page.querySelectorAll('[data-schedule]')].map(({ textContent }) => textContent);

const notice = (page: HTMLElement) => page.querySelector<HTMLElement>('[data-from]');

test('[DEAL-12] the opening state is updated when it changes', () => {
  const page = renderPageAt('2026-11-23T16:58:30Z');
  // The head shows the first department, which closes at six; the workshop has closed at five.
  const workshop = 'Closed, opens tomorrow 7am';
  expect(states(page)).toEqual(['Open until 6pm', 'Open until 6pm', workshop]);
  jest.advanceTimersByTime(90_000);
  const closedText = 'Closed, opens tomorrow 9am';
  expect(states(page)).toEqual([closedText, closedText, workshop]);
  expect(page.querySelector('[data-schedule]')).toHaveAttribute('data-state', 'closed');
});

test('[DEAL-12] today’s row of the week is highlighted', () => {
  const page = renderPageAt('2026-11-24T23:30:00Z');
  const rows = [...page.querySelectorAll('table')][0]!.querySelectorAll('[data-today]');
  expect([...rows].map(({ textContent }) => textContent)).toEqual(['Wednesday9am–6pm']);
});

test('[DEAL-17] the notice of a vacation is shown only during its period', () => {
  const summer = { ...examples.Default.data, now: Date.parse('2026-07-01T10:00Z') };
  const show = (time: string) => {
    jest.useFakeTimers({ now: Date.parse(time) });
    const { container } = showBlock('DealerPage', { ...examples.Default, data: summer } as never);
    start(container.querySelector<HTMLElement>('[data-opening]')!);
    return notice(container);
  };
  expect(show('2026-07-05T21:59:00Z')).toHaveAttribute('hidden');
  expect(show('2026-07-05T22:00:00Z')).not.toHaveAttribute('hidden');
  expect(show('2026-08-09T21:59:00Z')).toHaveTextContent('Summer hours 6/7–9/8');
  expect(show('2026-08-09T22:00:00Z')).toHaveAttribute('hidden');
});

test('[DEAL-17] without a vacation there is no notice', () => {
  expect(notice(renderPageAt('2026-11-23T10:00:00Z'))).toBeNull();
});

test('[DEAL-12] deviations are shown in advance, and hidden once they have passed', () => {
  const page = renderPageAt('2026-12-24T22:00:00Z');
  const row = page.querySelector<HTMLElement>('[data-until]');
  expect(row).toHaveTextContent('Christmas Eve, 24/12Closed');
  expect(row?.hidden).toBe(false);
  jest.setSystemTime(Date.parse('2026-12-24T23:00:30Z'));
  jest.advanceTimersByTime(60_000);
  expect(row?.hidden).toBe(true);
});
