/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ToastRegion } from '../../../../../design-system/components/Toast/ToastRegion';
import { Authoring } from '../../../../../cms/editor/authoring';
import { MeProvider } from '../../../../../cms/editor/people/me';
import { RequestBar } from '../../../../../cms/editor/requests/RequestBar';
import RequestsView from '../../../../../cms/editor/requests/RequestsView';
import { requestsTexts } from '../../../../../cms/editor/requests/requestsTexts';
import { MAX_STAGES } from '../../../../../cms/editor/requests/stages/stagesApi';
import { Stages } from '../../../../../cms/editor/requests/stages/Stages';
import { stagesTexts as texts } from '../../../../../cms/editor/requests/stages/stagesTexts';
import type { Role } from '../../../../../features/editing/model/editorView.types';
import { fakeDialogs } from '../../../design-system/fakeDialogs';
import { createTestRequest } from './testRequest';

beforeAll(fakeDialogs);
afterEach(() => jest.restoreAllMocks());

const account = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  email: `${id}@example.com`,
  role: 'writer',
  sites: null,
  pages: null,
  isDisabled: false,
  isActive: true,
  hasSecondFactor: false,
  lastSeen: null,
  ...more,
});

const accounts = [
  account('lena', 'Lena'),
  account('bo', 'Bo'),
  account('quinn', 'Quinn', { sites: ['quay'] }),
  account('dora', 'Dora', { isDisabled: true }),
];

interface StageInput {
  id?: string;
  name: string;
  accountIds: string[];
}

/** A platform that keeps the stages. Returns the lists that were saved. */
function mockStages(initial: StageInput[]): StageInput[][] {
  const saved: StageInput[][] = [];
  let stages = initial;
  let revision = initial.length > 0 ? 1 : 0;
  const list = () => ({
    revision,
    stages: stages.map((stage, at) => ({
      ...stage,
      id: stage.id ?? `new-${at}`,
      isLeftToAdministrators: stage.accountIds.every((id) => id === 'quinn'),
    })),
  });
  jest.spyOn(Authoring.prototype, 'request').mockImplementation(({ query }, variables) => {
    if (/result: ?editors/.test(query)) return Promise.resolve(accounts);
    const { input } = variables as { input?: { stages: StageInput[]; expectedRevision: number } };
    if (!input) return Promise.resolve(list());
    if (input.expectedRevision !== revision) return Promise.reject(new Error('conflict'));
    stages = input.stages;
    revision += 1;
    saved.push(input.stages);
    return Promise.resolve(list());
  });
  return saved;
}

const renderStages = () =>
  render(
    <>
      <Stages authoring={new Authoring('csrf')} site="harbour" />
      <ToastRegion />
    </>,
  );

const [legal, brand] = [
  { id: 's1', name: 'Legal', accountIds: ['lena'] },
  { id: 's2', name: 'Brand', accountIds: ['quinn'] },
];

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const names = () => screen.getAllByRole('listitem').map((row) => row.getAttribute('data-stage'));

describe('the stages of a site', () => {
  test('[EDIT-86] are none at first; one is added with a name and accounts of the site', async () => {
    const saved = mockStages([]);
    renderStages();
    expect(await screen.findByText(texts.none)).toBeInTheDocument();
    expect(screen.getByText(/can still publish directly/)).toBeInTheDocument();
    press(texts.add);
    const dialog = await screen.findByRole('dialog', { hidden: true });
    const options = within(dialog).getAllByRole('checkbox', { hidden: true });
    // Those who are disabled, or may not edit the site, cannot be chosen.
    expect(options).toHaveLength(2);
    fireEvent.change(within(dialog).getByRole('textbox', { name: texts.name, hidden: true }), {
      target: { value: 'Legal' },
    });
    press(texts.save);
    expect(await within(dialog).findByText(texts.accountMissing)).toBeInTheDocument();
    fireEvent.change(within(dialog).getByLabelText(texts.search), { target: { value: 'BO@' } });
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Bo', hidden: true }));
    expect(within(dialog).getByRole('status', { hidden: true })).toHaveTextContent('1 chosen');
    press(texts.save);
    await waitFor(() => expect(saved).toEqual([[{ name: 'Legal', accountIds: ['bo'] }]]));
    expect(await screen.findByText('Decides: Bo')).toBeInTheDocument();
  });

  test('[EDIT-86] are moved by buttons that keep the focus, and presses follow each other', async () => {
    const third = { id: 's3', name: 'Press', accountIds: ['bo'] };
    const saved = mockStages([legal, brand, third]);
    renderStages();
    const down = await screen.findByRole('button', { name: texts.moveDown({ name: 'Legal' }) });
    down.focus();
    fireEvent.click(down);
    fireEvent.click(down);
    await waitFor(() => expect(saved).toHaveLength(2));
    await waitFor(() => expect(names()).toEqual(['Brand', 'Press', 'Legal']));
    // The button is disabled in the last row; the focus stays in the row.
    expect(document.activeElement?.closest('li')).toHaveAttribute('data-stage', 'Legal');
  });

  test('[EDIT-86] say when administrators decide, keep their names apart, and are removed after a question', async () => {
    const saved = mockStages([legal, brand]);
    renderStages();
    expect(await screen.findAllByText(texts.leftToAdministrators)).toHaveLength(1);
    press(texts.editStage({ name: 'Brand' }));
    const dialog = await screen.findByRole('dialog', { hidden: true });
    // An account that can no longer decide is shown, and why.
    expect(within(dialog).getByText(texts.cannotDecide)).toBeInTheDocument();
    fireEvent.change(within(dialog).getByRole('textbox', { name: texts.name, hidden: true }), {
      target: { value: 'legal' },
    });
    press(texts.save);
    expect(await within(dialog).findByText(texts.nameTaken)).toBeInTheDocument();
    fireEvent.change(within(dialog).getByRole('textbox', { name: texts.name, hidden: true }), {
      target: { value: 'Marketing' },
    });
    press(texts.save);
    await waitFor(() => expect(names()).toEqual(['Legal', 'Marketing']));
    press(texts.remove({ name: 'Legal' }));
    expect(await screen.findByText(texts.removeText)).toBeInTheDocument();
    press(texts.removeYes);
    await waitFor(() => expect(saved.at(-1)).toEqual([{ ...brand, name: 'Marketing' }]));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: texts.add, hidden: true })).toHaveFocus(),
    );
  });

  test('[EDIT-86] are five at most', async () => {
    mockStages(
      Array.from({ length: MAX_STAGES }, (_, at) => ({ ...legal, id: `${at}`, name: `S${at}` })),
    );
    renderStages();
    expect(await screen.findByText(texts.full({ count: MAX_STAGES }))).toBeInTheDocument();
    press(texts.add);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  test('[EDIT-86] are loaded again after a failure', async () => {
    const request = jest.spyOn(Authoring.prototype, 'request');
    request.mockRejectedValue(new Error('unreachable'));
    renderStages();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    mockStages([legal, brand]);
    press('Try again');
    expect(await screen.findByText('1. Legal')).toBeInTheDocument();
  });
});

const stage = { id: 's1', name: 'Legal', deciders: ['Lars', 'Lena'], canDecide: false };

test('[EDIT-86] the bar of a request in a stage of others names it and has no buttons', () => {
  const bar = (canDecide: boolean, request = createTestRequest({ stage })) => (
    <RequestBar
      request={request}
      canDecide={canDecide}
      onReview={jest.fn()}
      onSendBack={jest.fn()}
    />
  );
  const { rerender } = render(bar(false));
  expect(screen.getByText('Legal decides now: Lars and Lena')).toBeInTheDocument();
  expect(screen.getByText(requestsTexts.stagePending)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(bar(true));
  expect(screen.getAllByRole('button')).toHaveLength(2);
  rerender(bar(false, createTestRequest({ stage: { ...stage, deciders: [] } })));
  expect(screen.getByText(/administrators, as nobody else can/)).toBeInTheDocument();
});

test('[EDIT-86] the bar of a request without stages is as before', () => {
  render(
    <RequestBar
      request={createTestRequest()}
      canDecide
      onReview={jest.fn()}
      onSendBack={jest.fn()}
    />,
  );
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('region')).toHaveTextContent(
    `${requestsTexts.asks({ name: 'Vera' })}“Ny rubrik”${requestsTexts.review}${requestsTexts.sendBack}`,
  );
});

describe('the list of requests', () => {
  const site = {
    name: 'harbour',
    languages: ['sv'],
    origin: 'https://harbour.example',
    timeZone: 'Europe/Stockholm',
  };

  function renderView(role: Role, decides: boolean, requests = [createTestRequest({ stage })]) {
    const fields: string[] = [];
    jest.spyOn(Authoring.prototype, 'request').mockImplementation(({ query }) => {
      const name = /result: ?(\w+)/.exec(query)?.[1] ?? '';
      fields.push(name);
      if (name === 'decidesInStages') return Promise.resolve(decides);
      return Promise.resolve(name === 'publishRequests' ? requests : []);
    });
    render(
      <MeProvider value={{ id: 'a', name: 'A', role, hasPassword: true, hasSecondFactor: false }}>
        <RequestsView
          authoring={new Authoring('csrf')}
          sites={[site]}
          place={{ site, language: 'sv', route: '/' }}
          onOpenPage={jest.fn()}
        />
      </MeProvider>,
    );
    return fields;
  }

  test('[EDIT-86] shows a publisher a request in a stage of others, without buttons to decide', async () => {
    const fields = renderView('publisher', false);
    expect(await screen.findByText('Legal decides now: Lars and Lena')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: requestsTexts.review })).toBeNull();
    expect(screen.queryByRole('button', { name: requestsTexts.sendBack })).toBeNull();
    // Publishers decide on requests anyway.
    expect(fields).not.toContain('decidesInStages');
  });

  test('[EDIT-86] shows a writer of a stage what waits for it', async () => {
    renderView('writer', true, [createTestRequest({ stage: { ...stage, canDecide: true } })]);
    expect(await screen.findByRole('button', { name: requestsTexts.review })).toBeInTheDocument();
  });

  test('[EDIT-86] shows other writers their own requests alone', async () => {
    const fields = renderView('writer', false);
    expect(await screen.findByText(requestsTexts.noneOwn)).toBeInTheDocument();
    await waitFor(() => expect(fields).toContain('decidesInStages'));
    expect(fields).not.toContain('publishRequests');
    expect(screen.queryByText(requestsTexts.listTitle)).toBeNull();
  });
});
