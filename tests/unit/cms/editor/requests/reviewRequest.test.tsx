/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { Authoring } from '../../../../../cms/editor/authoring';
import { publishTexts } from '../../../../../cms/editor/publishing/publishTexts';
import { ReviewRequestDialog } from '../../../../../cms/editor/requests/ReviewRequestDialog';
import { requestsTexts } from '../../../../../cms/editor/requests/requestsTexts';
import { fakeDialogs } from '../../../design-system/fakeDialogs';
import { createTestRequest } from './testRequest';

beforeAll(fakeDialogs);
afterEach(() => jest.restoreAllMocks());

const request = createTestRequest({ isChanged: true });

const resultsByField: Record<string, unknown> = {
  pageFindings: [{ kind: 'missingLanguage', severity: 'warning', detail: 'en' }],
  pageChanges: [
    {
      itemId: 'p',
      itemName: 'Reservdelar',
      template: 'ContentPage',
      isShared: false,
      kind: 'changed',
      fields: [{ name: 'metaTitle', kind: 'text', before: 'Delar', after: 'Delar i tid' }],
      blocks: [],
    },
  ],
  unpublished: { page: 1, shared: 2, isPublic: true, stays: false, sharedItemId: 's' },
  latestPublishRequest: request,
  item: { itemId: 'p', version: 2, template: 'ContentPage', fields: [], placeholders: {} },
};

test('[EDIT-67] the review of a request shows checks and changes, and approves nothing on its own', async () => {
  const requestedFields: string[] = [];
  jest.spyOn(Authoring.prototype, 'request').mockImplementation(({ query }) => {
    const name = /result: ?(\w+)/.exec(query)?.[1] ?? '';
    requestedFields.push(name);
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
  expect(await screen.findByText(/Ny rubrik/)).toBeInTheDocument();
  expect(await screen.findByText(/does not exist in English/)).toBeInTheDocument();
  const tabs = screen.getAllByRole('tab', { hidden: true });
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    publishTexts.check({ count: 1 }),
    publishTexts.changes({ count: 1 }),
    publishTexts.compare,
  ]);
  fireEvent.click(tabs[1] ?? document.body);
  expect(await screen.findByText('i tid', { exact: false })).toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: requestsTexts.approveChanged, hidden: true }),
  ).toBeInTheDocument();
  expect(screen.queryByText(publishTexts.takeAway)).toBeNull();
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
  expect(requestedFields).not.toContain('approvePublish');
});
