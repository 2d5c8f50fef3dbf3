/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { elementId } from '../../../../blocks/HubspotForm/client/elementId';
import { examples as hubspot } from '../../../../blocks/HubspotForm/HubspotForm.fixture';
import { examples as jot } from '../../../../blocks/JotForm/JotForm.fixture';
import { showBlock } from '../showBlock';

test('[FORM-45] [ERR-41] [OQ-125] a missing form id is said', () => {
  showBlock('HubspotForm', hubspot.MissingFormId);
  expect(screen.getByText('Missing FormId')).toBeInTheDocument();
});

test('[FORM-45] [ERR-41] [OQ-125] so it is of the other provider’s form', () => {
  showBlock('JotForm', jot.MissingFormId);
  expect(screen.getByText('Missing FormId')).toBeInTheDocument();
});

test('[FORM-44] ids hold the letters of the form’s id, and differ where these are the same', () => {
  const ids = ['1a-2b', '3a-4b', '1a-2b'].map(elementId);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^formab\d+$/);
});

test('[FORM-43] in the page, or as a popup with a button', () => {
  const { container } = showBlock('HubspotForm', hubspot.Popup);
  expect(container.querySelector('dialog')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Newsletter' })).toBeInTheDocument();
});

test('[FORM-52] a provider that does not answer is said', () => {
  showBlock('JotForm', jot.ProviderFails);
  expect(screen.getByText('The form cannot be shown right now.')).toBeInTheDocument();
});
