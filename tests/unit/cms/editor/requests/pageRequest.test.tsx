/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastRegion } from '../../../../../design-system/components/Toast/ToastRegion';
import { Authoring } from '../../../../../cms/editor/authoring';
import type { PageItem } from '../../../../../cms/editor/items/usePageItem';
import { PublishState } from '../../../../../cms/editor/publishing/PublishState';
import { publishTexts } from '../../../../../cms/editor/publishing/publishTexts';
import type { PublishRequest } from '../../../../../cms/editor/requests/requestsApi';
import { requestsTexts as texts } from '../../../../../cms/editor/requests/requestsTexts';
import { usePageRequest } from '../../../../../cms/editor/requests/usePageRequest';
import { useRequestOutcomes } from '../../../../../cms/editor/requests/useRequestOutcomes';
import { createTestRequest } from './testRequest';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const page: PageItem = {
  itemId: 'p',
  language: 'sv',
  item: {
    itemId: 'p',
    version: 1,
    template: 'StoryPage',
    fields: [],
    displayName: 'Start',
    placeholders: {},
  },
  unpublished: { page: 1, shared: 0, isPublic: true, stays: false, sharedItemId: null },
};
const site = { name: 'harbour', timeZone: 'Europe/Stockholm' };
const refreshPage = jest.fn(() => Promise.resolve());

function Editor({ authoring }: { authoring: Authoring }) {
  const { request, requestKey } = usePageRequest(authoring, page, refreshPage);
  useRequestOutcomes(authoring, requestKey);
  return (
    <>
      <PublishState {...{ authoring, site, page, request }} refreshKey={0} />
      <ToastRegion />
    </>
  );
}

/** A platform with the own requests, newest first. Returns the ids whose result was read. */
function openPage(platform: { own: PublishRequest[] }): string[] {
  const read: string[] = [];
  const authoring = new Authoring('csrf');
  jest.spyOn(authoring, 'request').mockImplementation(({ query }, variables) => {
    const { input } = variables as { input?: { requestId: string } };
    if (input) read.push(input.requestId);
    if (query.includes('myPublishRequests')) return Promise.resolve(platform.own);
    if (!query.includes('publishRequest(')) return Promise.resolve([]);
    return Promise.resolve(platform.own.find(({ state }) => state === 'open') ?? null);
  });
  render(<Editor authoring={authoring} />);
  return read;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const stage = { id: 's1', name: 'Legal', deciders: ['Lena'], canDecide: false };

test('[EDIT-67] the bar of an open page learns the stage that its request reached, and its end, and reads the page again', async () => {
  const platform = { own: [createTestRequest({ isMine: true })] };
  openPage(platform);
  await wait(0);
  expect(screen.getByText(publishTexts.askedBy({ name: 'Vera' }))).toBeVisible();
  platform.own = [createTestRequest({ isMine: true, stage })];
  await wait(15_000);
  const atStage = publishTexts.askedAtStage({ name: 'Vera', stage: 'Legal' });
  expect(screen.getByText(atStage)).toBeVisible();
  refreshPage.mockClear();
  platform.own = [createTestRequest({ isMine: true, state: 'sentBack', answer: 'Kortare.' })];
  await wait(15_000);
  expect(screen.queryByText(atStage)).toBeNull();
  expect(screen.getByText('Kortare.')).toBeVisible();
  expect(refreshPage).toHaveBeenCalledTimes(1);
});

test('[EDIT-67] results of requests are shown one at a time, without those that a newer request follows', async () => {
  const answered = { isMine: true, state: 'sentBack' } as const;
  const platform = {
    own: [
      createTestRequest({ id: 'r4', isMine: true }),
      createTestRequest({ ...answered, id: 'r3', itemId: 'q', answer: 'Third' }),
      createTestRequest({ ...answered, id: 'r2', itemId: 'o', answer: 'Second' }),
      createTestRequest({ ...answered, id: 'r1', answer: 'First' }),
    ],
  };
  const read = openPage(platform);
  await wait(0);
  expect(screen.getByText('Third')).toBeVisible();
  expect(screen.queryByText('Second')).toBeNull();
  fireEvent.click(screen.getByText(texts.seen));
  await wait(1000);
  expect(read).toEqual(['r3']);
  expect(screen.queryByText('Third')).toBeNull();
  expect(screen.getByText('Second')).toBeVisible();
  fireEvent.click(screen.getByText(texts.seen));
  await wait(1000);
  expect(screen.queryByText('First')).toBeNull();
});
