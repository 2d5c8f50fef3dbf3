/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { findEntryChanges, formatValue } from '../../../../../cms/editor/checks/formatValue';
import { describeSchedules } from '../../../../../cms/editor/publishing/PublishState';
import { siteLabel } from '../../../../../cms/editor/siteLabel';
import { highlightMatches } from '../../../../../cms/editor/pages/highlightMatches';
import type { Release } from '../../../../../cms/editor/releases/releasesApi';

test('[EDIT-52] changed values are formatted as in forms: dates, booleans and labels of choices', () => {
  const format = (template: string, name: string, kind: string, value: string) =>
    formatValue(template, { name, kind }, value, 'Europe/Stockholm');
  expect(format('StoryPage', 'date', 'date', '2026-11-24T10:00:00Z')).toMatch(
    /^24 Nov 2026, 11:00 (?:CET|GMT\+1)$/,
  );
  expect(format('ContentPage', 'noIndex', 'boolean', 'true')).toBe('Yes');
  expect(format('ContentPage', 'BrandDesign', 'text', 'bmw')).toBe('BMW');
  expect(format('ContentPage', 'metaTitle', 'text', 'Om oss')).toBe('Om oss');
});

test('[EDIT-52] lists the added and removed entries of a list, and no entries when only the order changed', () => {
  expect(findEntryChanges({ before: 'Ett\nTvå\nTvå', after: 'Tre\nTvå' })).toEqual([
    { kind: 'added', name: 'Tre' },
    { kind: 'removed', name: 'Ett' },
    { kind: 'removed', name: 'Två' },
  ]);
  expect(findEntryChanges({ before: 'Ett\nTvå', after: 'Två\nEtt' })).toEqual([]);
});

test('[EDIT-53] the page shows when it will be published, in the time zone of its site', () => {
  const createRelease = (overrides: Partial<Release>): Release => ({
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
    ...overrides,
  });
  const describeSchedule = (...releases: Release[]) =>
    describeSchedules(releases, { itemId: 'a', language: 'sv' }, 'Europe/Stockholm');
  expect(describeSchedule(createRelease({ endAt: '2027-07-01T06:00:00Z' }))).toEqual([
    'Scheduled for Tue, 1 Jun 2027, 08:00 CEST, until Thu, 1 Jul 2027, 08:00 CEST',
  ]);
  expect(describeSchedule(createRelease({ state: 'live', endAt: '2027-07-01T06:00:00Z' }))).toEqual(
    ['Public until Thu, 1 Jul 2027, 08:00 CEST'],
  );
  expect(
    describeSchedule(createRelease({ state: 'cancelled' }), createRelease({ items: [] })),
  ).toEqual([]);
});

test('[EDIT-20] highlights the search term in names and addresses', () => {
  const { container } = render(<p>{highlightMatches('Vinterdäck, vinterdäck', ' vinterD ')}</p>);
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Vinterd',
    'vinterd',
  ]);
  expect(container).toHaveTextContent('Vinterdäck, vinterdäck');
});

test('the label of a site is its brand with its country', () => {
  expect(siteLabel('carstore-se')).toBe('Carstore, Sweden');
  expect(siteLabel('charging')).toBe('Charging');
});
