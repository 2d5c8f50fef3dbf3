/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { elementId } from '../../../../blocks/HubspotForm/client/elementId';
import { examples as hubspot } from '../../../../blocks/HubspotForm/HubspotForm.fixture';
import { examples as jot } from '../../../../blocks/JotForm/JotForm.fixture';
import { showBlock } from '../showBlock';

test('[FORM-45] [ERR-41] [OQ-125] a HubSpot form without an id shows an error', () => {
  showBlock('HubspotForm', hubspot.MissingFormId);
  expect(screen.getByText('Missing FormId')).toBeInTheDocument();
});

test('[FORM-45] [ERR-41] [OQ-125] a Jotform without an id shows an error', () => {
  showBlock('JotForm', jot.MissingFormId);
  expect(screen.getByText('Missing FormId')).toBeInTheDocument();
});

test("[FORM-44] element ids contain the letters of the form's id and are always unique", () => {
  const ids = ['1a-2b', '3a-4b', '1a-2b'].map(elementId);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^formab\d+$/);
});

test('[FORM-43] shows the form in the page, or in a popup that a button opens', () => {
  const { container } = showBlock('HubspotForm', hubspot.Popup);
  expect(container.querySelector('dialog')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Newsletter' })).toBeInTheDocument();
});

test('[FORM-52] shows an error when the form provider does not answer', () => {
  showBlock('JotForm', jot.ProviderFails);
  expect(screen.getByText('The form cannot be shown right now.')).toBeInTheDocument();
});
