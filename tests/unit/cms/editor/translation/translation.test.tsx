/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Authoring, AuthoringFailure } from '../../../../../cms/editor/authoring';
import { TranslationDialog } from '../../../../../cms/editor/translation/TranslationDialog';
import { TranslationFileDialog } from '../../../../../cms/editor/translation/TranslationFileDialog';
import type { TranslatedText } from '../../../../../cms/editor/translation/translationApi';
import { translationTexts as texts } from '../../../../../cms/editor/translation/translationTexts';
import { texts as editorTexts } from '../../../../../cms/editor/texts';
import { fakeDialogs } from '../../../design-system/fakeDialogs';

beforeAll(fakeDialogs);
afterEach(() => jest.restoreAllMocks());

const createText = (overrides: Partial<TranslatedText>): TranslatedText => ({
  itemId: 'b',
  itemName: 'Byt i tid',
  template: 'Blurb',
  field: 'Title',
  property: null,
  kind: 'text',
  source: 'Byt däck i tid',
  target: 'Change in time',
  before: 'Byt i tid',
  state: 'outdated',
  ...overrides,
});

const translatedTexts = [
  createText({}),
  createText({
    field: 'RichText',
    kind: 'richText',
    before: null,
    state: 'missing',
    target: '',
    source: '<p>Ett</p><figure><video></video><figcaption>Två</figcaption></figure><p>Tre</p>',
  }),
  createText({
    field: 'Link',
    property: 'text',
    before: null,
    state: 'done',
    source: 'Boka',
    target: 'Book',
  }),
];

/** Mocks requests with a result for each GraphQL field. Returns the requests. */
function mockRequests(resultsByField: Record<string, unknown>) {
  const requests: [string, unknown][] = [];
  jest.spyOn(Authoring.prototype, 'request').mockImplementation(({ query }, variables) => {
    const name = /result: ?(\w+)/.exec(query)?.[1] ?? '';
    requests.push([name, variables]);
    const result = resultsByField[name];
    return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
  });
  return requests;
}

const getButton = (name: string) => screen.getByRole('button', { name, hidden: true });

test('[EDIT-27] each text shows its source with the changes in it, and only edited translations are saved', async () => {
  const requests = mockRequests({
    translation: translatedTexts,
    saveTranslation: { saved: 1 },
    confirmTranslation: { saved: 1 },
  });
  const onClose = jest.fn();
  const { container } = render(
    <TranslationDialog
      authoring={new Authoring('csrf')}
      itemId="p"
      name="Vinterdäck"
      sourceLanguage="sv"
      targetLanguage="en"
      onSaved={jest.fn()}
      onClose={onClose}
    />,
  );
  const field = await screen.findByDisplayValue('Change in time');
  expect(container.querySelector('ins')).toHaveTextContent('däck');
  expect(container.querySelectorAll('[data-translation]')).toHaveLength(2);
  expect(screen.getByText(/Ett\s+Två\s+Tre/)).toBeInTheDocument();
  expect(screen.queryByDisplayValue('Book')).toBeNull();
  fireEvent.click(screen.getByLabelText(texts.showAll));
  expect(screen.getByDisplayValue('Book')).toBeInTheDocument();

  fireEvent.click(getButton(texts.confirm({ count: 1 })));
  await waitFor(() => expect(requests.map(([name]) => name)).toContain('confirmTranslation'));
  fireEvent.click(getButton(texts.save));
  expect(await screen.findByText(texts.nothingWritten)).toBeInTheDocument();
  fireEvent.change(field, { target: { value: 'Change tyres in time' } });
  fireEvent.click(getButton(texts.save));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(requests.at(-1)).toEqual([
    'saveTranslation',
    {
      input: {
        itemId: 'p',
        from: 'sv',
        to: 'en',
        texts: [
          {
            itemId: 'b',
            field: 'Title',
            property: null,
            value: 'Change tyres in time',
            expected: 'Change in time',
          },
        ],
      },
    },
  ]);
});

test('[EDIT-27] unsaved translations are restored when the dialog is opened again', async () => {
  mockRequests({ translation: translatedTexts });
  const renderDialog = () =>
    render(
      <TranslationDialog
        authoring={new Authoring('csrf')}
        itemId="kept"
        name="Vinterdäck"
        sourceLanguage="sv"
        targetLanguage="en"
        onSaved={jest.fn()}
        onClose={jest.fn()}
      />,
    );
  const { unmount } = renderDialog();
  const field = await screen.findByDisplayValue('Change in time');
  fireEvent.change(field, { target: { value: 'Half a translation' } });
  unmount();
  renderDialog();
  expect(await screen.findByDisplayValue('Half a translation')).toBeInTheDocument();
  expect(screen.getByText(editorTexts.formKept)).toBeInTheDocument();
});

const renderFileDialog = () =>
  render(
    <TranslationFileDialog
      authoring={new Authoring('csrf')}
      site="harbour"
      itemId="p"
      name="Vinterdäck"
      sources={['sv']}
      languages={['sv', 'en']}
      hasSubpages
      onImported={jest.fn()}
      onClose={jest.fn()}
    />,
  );

const chooseFile = (content: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${texts.file}`)), {
    target: { files: [new File([content], 'a.xlf')] },
  });

beforeAll(() => {
  // jsdom cannot read files as text.
  Object.assign(Blob.prototype, { text: () => Promise.resolve('<xliff/>') });
});

test('[EDIT-27] importing a file shows how many texts were saved, and how many were skipped for which reason', async () => {
  const imported = { pages: ['Vinterdäck'], saved: 3, same: 2, changed: 1, unknown: 0, refused: 1 };
  const requests = mockRequests({ importTranslation: imported });
  renderFileDialog();
  chooseFile('<xliff/>');
  expect(
    await screen.findByText(texts.imported({ count: 3, pages: 'Vinterdäck' })),
  ).toBeInTheDocument();
  expect(screen.getByText(texts.changedSource({ count: 1 }))).toBeInTheDocument();
  expect(screen.getByText(texts.refused({ count: 1 }))).toBeInTheDocument();
  expect(screen.queryByText(texts.unknown({ count: 0 }))).toBeNull();
  expect(requests).toEqual([
    ['importTranslation', { input: { site: 'harbour', text: '<xliff/>' } }],
  ]);
});

test('[EDIT-27] a file that is invalid or too large shows an error message', async () => {
  mockRequests({ importTranslation: new AuthoringFailure('refused', 'The file is no XLIFF.') });
  renderFileDialog();
  chooseFile('x');
  expect(await screen.findByText(/The file is no XLIFF/)).toBeInTheDocument();
  chooseFile('x'.repeat(200_001));
  expect(await screen.findByText(texts.tooLarge)).toBeInTheDocument();
});
