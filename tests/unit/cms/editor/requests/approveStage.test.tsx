/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Authoring } from '../../../../../cms/editor/authoring';
import { ReviewRequestDialog } from '../../../../../cms/editor/requests/ReviewRequestDialog';
import type { PublishRequest } from '../../../../../cms/editor/requests/requestsApi';
import { requestsTexts as texts } from '../../../../../cms/editor/requests/requestsTexts';
import { fakeDialogs } from '../../../design-system/fakeDialogs';
import { createTestRequest } from './testRequest';

// The real checks look at the page itself, which jsdom does not show.
jest.mock('../../../../../cms/editor/checks/useChecks', () => ({
  useChecks: () => ({ content: [], headings: [], contrasts: [] }),
}));

beforeAll(fakeDialogs);
afterEach(() => jest.restoreAllMocks());

const stage = { id: 's2', name: 'Brand', deciders: ['Bo'], canDecide: true };

const approval = {
  stageId: 's1',
  stage: 'Legal',
  by: 'Lena',
  approved: '2026-11-24T11:00:00Z',
  note: 'Till maj.',
  isChanged: true,
};

/** Opens the review of a request. Returns the changes that are requested, each with its field and variables. */
function review(request: PublishRequest): [string, unknown][] {
  const changes: [string, unknown][] = [];
  const resultsByField: Record<string, unknown> = {
    pageChanges: [],
    unpublished: { page: 1, shared: 0, isPublic: true, stays: false, sharedItemId: null },
    latestPublishRequest: request,
    item: { itemId: 'p', version: 2, template: 'ContentPage', fields: [], placeholders: {} },
  };
  jest.spyOn(Authoring.prototype, 'request').mockImplementation(({ query }, variables) => {
    const name = /result: ?(\w+)/.exec(query)?.[1] ?? '';
    if (query.startsWith('mutation')) changes.push([name, variables]);
    return Promise.resolve(resultsByField[name]);
  });
  render(
    <ReviewRequestDialog
      authoring={new Authoring('csrf')}
      site={{
        name: 'harbour',
        languages: ['sv'],
        origin: 'https://harbour.example',
        timeZone: 'Europe/Stockholm',
      }}
      request={request}
      route="/reservdelar"
      onOpen={jest.fn()}
      onChanged={jest.fn()}
      onClose={jest.fn()}
    />,
  );
  return changes;
}

test('[EDIT-86] the review of a request in a stage approves it in that stage, with a note', async () => {
  const changes = review(createTestRequest({ stage, approvals: [approval] }));
  expect(await screen.findByText(/Legal: approved by Lena/)).toBeInTheDocument();
  expect(screen.getByText('“Till maj.”')).toBeInTheDocument();
  expect(screen.getByText(texts.stageChanged)).toBeInTheDocument();
  // That is said to those whose approval publishes the page.
  expect(screen.queryByText(/Publishing it says yes/)).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { hidden: true }), {
    target: { value: 'Rätt logotyp.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Approve for Brand', hidden: true }));
  const target = { itemId: 'p', requestId: 'r', stageId: 's2' };
  const input = { ...target, note: 'Rätt logotyp.', knowsChanges: false };
  await waitFor(() => expect(changes).toEqual([['approveStage', { input }]]));
});

test('[EDIT-86] the button names later changes, which are then known', async () => {
  const changes = review(createTestRequest({ stage, isChanged: true }));
  const name = texts.approveStageChanged({ stage: 'Brand' });
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
  await waitFor(() =>
    expect(changes).toMatchObject([['approveStage', { input: { knowsChanges: true } }]]),
  );
});

test('[EDIT-86] after the last stage the approval publishes the page, as without stages', async () => {
  const changes = review(createTestRequest({ approvals: [approval] }));
  fireEvent.click(await screen.findByRole('button', { name: texts.approve, hidden: true }));
  await waitFor(() => expect(changes).toMatchObject([['approvePublish', {}]]));
  expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
});
