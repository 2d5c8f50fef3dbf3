/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { showFieldLabels } from '../../../../../cms/editor/canvas/showFieldLabels';
import { readCanvas } from '../../../../../cms/editor/canvas/readCanvas';
import { contracts } from '../../../../../cms/editor/forms/checkValues';
import { FieldForm } from '../../../../../cms/editor/forms/FieldForm';

jest.mock('../../../../../cms/editor/loadedTexts', () =>
  jest.requireActual('../../../../swedishTexts'),
);

const renderForm = (block: string) =>
  render(
    <FieldForm
      fields={contracts.blocks[block]?.fields ?? contracts.items[block]?.fields ?? {}}
      values={{}}
      submitLabel="Spara"
      onSubmit={async () => undefined}
      onCancel={() => undefined}
    />,
  );

test("[EDIT-85] a form shows labels, hints, groups and values in the editor's language", () => {
  renderForm('Carousel');
  const appearance = screen.getByRole('group', { name: 'Utseende' });
  const height = within(appearance).getByLabelText('Höjd');
  expect(height).toHaveAccessibleDescription('Hur högt blocket är; tomt betyder standard.');
  expect(
    within(height)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Inte valt', 'Standard', 'Mellan', 'Hela skärmens höjd']);
  expect(screen.getByRole('group', { name: 'Beteende' })).toContainElement(
    screen.getByLabelText('Filmknappar'),
  );
});

test('[EDIT-85] the choices of a text field have labels', () => {
  renderForm('SocialSharingItem');
  expect(screen.getByRole('option', { name: 'Kopiera länken' })).toHaveValue('Link');
});

test('[EDIT-85] an empty text shows the label of its field as a hint', () => {
  const page = document.implementation.createHTMLDocument();
  const createField = (name: string) =>
    `<code type="text/sitecore" chrometype="field" kind="open">${JSON.stringify({
      datasource: { id: 'A', language: 'sv', version: 1 },
      title: name,
      template: 'StoryPublishInfo',
      fieldType: 'Single-Line Text',
    })}</code><span data-empty-field>Skriv en text</span><code type="text/sitecore" chrometype="field" kind="close"></code>`;
  page.body.innerHTML = `${createField('AuthorLabel')}${createField('author')}`;

  showFieldLabels(readCanvas(page).fields);

  const hints = [...page.querySelectorAll('[data-empty-field]')];
  expect(hints.map(({ textContent }) => textContent)).toEqual([
    'Ord före författaren, till exempel ”Text” eller ”Av”',
    'Författare',
  ]);
});
