/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Authoring } from '../../../../../../cms/editor/authoring';
import { contracts } from '../../../../../../cms/editor/forms/checkValues';
import { PageSettingsForm } from '../../../../../../cms/editor/pages/settings/PageSettingsForm';

afterEach(() => jest.restoreAllMocks());

const site = {
  name: 'charging',
  languages: ['sv', 'en'],
  origin: 'https://charging.example',
  timeZone: 'Europe/Stockholm',
};

/** The settings of a page in a language, with the answer to each address that is asked about. */
function show(language: string, problem: (slug: string) => string | null = () => null) {
  const asked: unknown[] = [];
  jest.spyOn(Authoring.prototype, 'request').mockImplementation(({ query }, variables) => {
    const { input } = variables as { input?: { name: string } };
    if (!query.includes('pageAddress') || !input) return Promise.reject(new Error('Not asked'));
    asked.push(input);
    const text = problem(input.name);
    const message = text === null ? null : { text, template: text, values: [] };
    return Promise.resolve({ route: `/services/${input.name}`, problem: message });
  });
  render(
    <PageSettingsForm
      authoring={new Authoring('csrf')}
      place={{ site, language, route: '/tjanster/verkstad' }}
      itemId="p"
      fields={contracts.pages.ContentPage?.fields ?? {}}
      values={{ slug: 'workshop' }}
      submitLabel="Save"
      onSubmit={async () => undefined}
      onCancel={() => undefined}
    />,
  );
  return asked;
}

const slugField = () => screen.queryByRole('textbox', { name: 'Address' });

test('[EDIT-22] the address of a language is checked while it is written, and shown as search engines will', async () => {
  const asked = show('en', (slug) => (slug === 'taken' ? 'Another page has this address.' : null));
  const field = slugField() ?? document.body;
  fireEvent.change(field, { target: { value: 'taken' } });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Another page has this address/));
  fireEvent.change(field, { target: { value: 'garage' } });
  await screen.findByText(/en › services › garage/);
  expect(field).not.toHaveAccessibleDescription(/Another page/);
  const wanted = { parentId: 'p', itemId: 'p', language: 'en' };
  expect(asked).toEqual([
    { ...wanted, name: 'taken' },
    { ...wanted, name: 'garage' },
  ]);
});

test('[EDIT-22] in the first language of a site the address is that of the page, which is moved instead', () => {
  show('sv');
  expect(screen.getByRole('textbox', { name: 'Title in menus' })).toBeInTheDocument();
  expect(slugField()).toBeNull();
});
