/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { entryChanges, valueInWords } from '../../../../../cms/editor/checks/changeWords';
import { scheduledWords } from '../../../../../cms/editor/publishing/PublishState';
import { siteLabel } from '../../../../../cms/editor/siteLabel';
import { markHits } from '../../../../../cms/editor/pages/markHits';
import type { Release } from '../../../../../cms/editor/releases/releasesApi';

test('[EDIT-52] values are told as forms show them: dates, yes and no, choices by their labels', () => {
  const told = (template: string, name: string, kind: string, value: string) =>
    valueInWords(template, { name, kind }, value);
  expect(told('StoryPage', 'date', 'date', '2026-11-24T10:00:00Z')).toMatch(
    /^24 November 2026.* 10:00 UTC$/,
  );
  expect(told('ContentPage', 'noIndex', 'boolean', 'true')).toBe('Yes');
  expect(told('ContentPage', 'BrandDesign', 'text', 'bmw')).toBe('BMW');
  expect(told('ContentPage', 'metaTitle', 'text', 'Om oss')).toBe('Om oss');
});

test('[EDIT-52] of a list is told what came and went; nothing where its order alone changed', () => {
  expect(entryChanges({ before: 'Ett\nTvå\nTvå', after: 'Tre\nTvå' })).toEqual([
    { kind: 'added', name: 'Tre' },
    { kind: 'removed', name: 'Ett' },
    { kind: 'removed', name: 'Två' },
  ]);
  expect(entryChanges({ before: 'Ett\nTvå', after: 'Två\nEtt' })).toEqual([]);
});

test('[EDIT-53] the page says when it is published by itself, by the clocks of its site', () => {
  const release = (more: Partial<Release>): Release => ({
    id: 'r',
    name: 'R',
    kind: 'page',
    state: 'scheduled',
    publishAt: '2027-06-01T06:00:00Z',
    endAt: null,
    publishedAt: null,
    endedAt: null,
    reason: null,
    revision: 1,
    author: 'A',
    items: [{ itemId: 'a', language: 'sv', name: 'A', route: '/a', isGone: false }],
    ...more,
  });
  const told = (...releases: Release[]) =>
    scheduledWords(releases, { itemId: 'a', language: 'sv' }, 'Europe/Stockholm');
  expect(told(release({ endAt: '2027-07-01T06:00:00Z' }))).toEqual([
    'Scheduled for Tue, 1 Jun 2027, 08:00 CEST, until Thu, 1 Jul 2027, 08:00 CEST',
  ]);
  expect(told(release({ state: 'live', endAt: '2027-07-01T06:00:00Z' }))).toEqual([
    'Public until Thu, 1 Jul 2027, 08:00 CEST',
  ]);
  expect(told(release({ state: 'cancelled' }), release({ items: [] }))).toEqual([]);
});

test('[EDIT-20] what is searched for is marked in names and addresses', () => {
  const { container } = render(<p>{markHits('Vinterdäck, vinterdäck', ' vinterD ')}</p>);
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Vinterd',
    'vinterd',
  ]);
  expect(container).toHaveTextContent('Vinterdäck, vinterdäck');
});

test('sites are called by words', () => {
  expect(siteLabel('carstore-se')).toBe('Carstore, Sweden');
  expect(siteLabel('charging')).toBe('Charging');
});
