/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { AuditEntry } from '../../../../../cms/editor/people/accounts/auditApi';
import { AboutEntry, describeEntry } from '../../../../../cms/editor/people/accounts/AboutEntry';
import { getItemLabel } from '../../../../../cms/editor/site/itemLabels';
import type { Account } from '../../../../../cms/editor/people/accounts/accountsApi';

jest.mock('../../../../../cms/editor/loadedTexts', () =>
  jest.requireActual('../../../../swedishTexts'),
);

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: '1',
  at: '2026-11-24T10:00:00Z',
  actorId: 'a',
  actorName: 'Vera',
  action: 'publishItem',
  site: 'carstore-se',
  itemPath: null,
  template: null,
  itemName: null,
  pageName: null,
  route: null,
  language: null,
  details: {},
  ...more,
});

test('[EDIT-85] an entry of the audit trail names its page, languages and block in words, and no ids', () => {
  render(
    <AboutEntry
      entry={entry({
        template: 'Carousel',
        itemName: 'Höstens bilar',
        pageName: 'Begagnade bilar',
        route: '/kop-bil',
        language: 'sv',
        details: { uid: 'fce3c674', languages: ['sv', 'en'], published: 3, componentName: 'Blurb' },
      })}
      accounts={[]}
      sites={[
        { name: 'carstore-se', languages: ['sv', 'en'], timeZone: 'Europe/Stockholm', origin: '' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Begagnade bilar' })).toHaveAttribute(
    'href',
    '/_edit?site=carstore-se&language=sv&route=%2Fkop-bil',
  );
  expect(document.body).toHaveTextContent(
    'Begagnade bilar · Karusell ”Höstens bilar” · svenska · svenska och engelska · Publicerade: 3 · Text och media',
  );
});

test('[EDIT-85] changes of accounts are shown by name, role and sites', () => {
  const vera = { id: 'v', name: 'Vera Skribent' } as Account;
  const details = { account: 'v', role: 'writer', sites: ['carstore-se', 'pickup'] };
  expect(describeEntry(entry({ details }), [vera])).toEqual([
    'Vera Skribent',
    'Skribent',
    'Carstore, Sverige och Pickup',
  ]);
  expect(describeEntry(entry({ details: { sites: 'all' } }), [])).toEqual(['Alla webbplatser']);
});

test('[EDIT-85] changes of a site are shown by kind and first words', () => {
  const of = (template: string, itemName: string, summary: string) =>
    getItemLabel({ template, itemName, summary });
  expect(of('NavigationItem', 'items-3', 'Köp bil')).toBe('Menypost ”Köp bil”');
  expect(of('StoryTag', 'manniskor', 'Människor')).toBe('Tagg ”Människor”');
  expect(of('NavigationItem', 'items-4', '')).toBe('Menypost');
});

test('[EDIT-86] changed stages of approval are shown in order with their accounts, an approval by its stage', () => {
  const people = [
    { id: 'v', name: 'Vera' },
    { id: 'b', name: 'Bo' },
  ] as Account[];
  const stages = [
    { name: 'Juridik', accountIds: ['v', 'b', 'gone'] },
    { name: 'Varumärke', accountIds: ['b'] },
  ];
  expect(describeEntry(entry({ details: { stages } }), people)).toEqual([
    'Juridik: Vera och Bo; Varumärke: Bo',
  ]);
  expect(describeEntry(entry({ details: { stages: [] } }), people)).toEqual(['Inga steg']);
  expect(describeEntry(entry({ details: { request: 'r', stage: 'Juridik' } }), people)).toEqual([
    'Juridik',
  ]);
});
