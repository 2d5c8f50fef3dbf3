/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Authoring } from '../../../../../cms/editor/authoring';
import { MeProvider } from '../../../../../cms/editor/people/me';
import { PanelFrame } from '../../../../../cms/editor/site/PanelFrame';
import { siteTexts as texts } from '../../../../../cms/editor/site/siteTexts';

const site = {
  name: 'harbour',
  label: 'Harbour',
  languages: ['sv'],
  origin: 'http://harbour.localhost',
  timeZone: 'Europe/Stockholm',
};

function renderPart({ isEditable }: { isEditable: boolean }) {
  const content = { rootId: 'R', isEditable, items: [], changes: [] };
  render(
    <MeProvider
      value={{ id: 'a', name: 'A', role: 'publisher', hasPassword: true, hasSecondFactor: false }}
    >
      <PanelFrame
        view={{ authoring: new Authoring('csrf'), place: { site, language: 'sv', route: '/' } }}
        part="MENUS"
        loaded={{ content, hasFailed: false, refresh: jest.fn() }}
        saving={{ save: jest.fn(), conflict: undefined, settle: jest.fn(), dismiss: jest.fn() }}
      >
        {() => <button type="button">Add</button>}
      </PanelFrame>
    </MeProvider>,
  );
}

test('[EDIT-64] a part of a site that the account may not change is read only, and the panel says so', () => {
  renderPart({ isEditable: false });
  expect(screen.getByText(texts.readOnly)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: texts.publish })).toBeNull();
  expect(screen.getByRole('button', { name: texts.history })).toBeEnabled();
});

test('[EDIT-64] a part of a site that the account may change has its controls', () => {
  renderPart({ isEditable: true });
  expect(screen.queryByText(texts.readOnly)).toBeNull();
  expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled();
  expect(screen.getByRole('button', { name: texts.publish })).toBeVisible();
});
