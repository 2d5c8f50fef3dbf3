/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MessageBanner, shortHash } from '../../../../blocks/MessageBanner/MessageBanner';
import { drawings } from '../../../../design-system/components/Icon/drawings';
import type { MessageBannerFields } from '../../../../schema/generated/fields';

const exampleFields: MessageBannerFields = {
  HasMessage: true,
  MessageType: 'Dark',
  MessageTitle: { value: 'Open on Saturday' },
  MessageText: { value: '<p>From ten</p>' },
};
const show = (overrides: MessageBannerFields = {}) =>
  render(<MessageBanner {...exampleFields} {...overrides} />).container;
const readCookieName = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('[data-banner]')?.dataset.banner;

test('[ALERT-10] [ALERT-11] shows the title and text when the flag and one of them are set', () => {
  show();
  expect(screen.getByRole('region')).toHaveTextContent('Open on SaturdayFrom ten');
  expect(show({ HasMessage: false })).toBeEmptyDOMElement();
  expect(show({ MessageTitle: undefined, MessageText: undefined })).toBeEmptyDOMElement();
});

test.each([
  ['CampaignAlert', 'megaphone'],
  ['WarningAlert', 'warning'],
] as const)('[ALERT-11] draws the icon %s', (MessageIcon, drawing) => {
  const path = show({ MessageIcon }).querySelector('svg path');
  expect(path).toHaveAttribute('d', drawings[drawing]);
});

test('[ALERT-11] [OQ-22] a message without a type has the light variant and can be closed', () => {
  const light = show({ MessageType: 'Light' }).innerHTML;
  expect(show({ MessageType: undefined }).innerHTML).toBe(light);
  expect(show({ MessageType: 'Neutral' }).innerHTML).not.toBe(light);
});

test('[ALERT-12] [ALERT-15] closing is remembered by title for the session', () => {
  const first = show();
  expect(readCookieName(first)).toMatch(/^hideMessage-[a-z0-9]+$/);
  expect(first.querySelector('[data-days]')).toBeNull();
  expect(readCookieName(show({ MessageText: { value: '<p>Another text</p>' } }))).toBe(
    readCookieName(first),
  );
  expect(readCookieName(show({ MessageTitle: { value: 'Closed' } }))).not.toBe(
    readCookieName(first),
  );
});

test('[ALERT-13] a message of type Warning cannot be closed', () => {
  const container = show({ MessageType: 'Warning' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(readCookieName(container)).toBeUndefined();
});

test('hashes of titles differ with every letter and are the same in every process', () => {
  expect(shortHash('')).toBe((0x811c9dc5).toString(36));
  expect(shortHash('foobar')).toBe((0xbf9cf968).toString(36));
  expect(shortHash('Påsk')).not.toBe(shortHash('Pask'));
});
