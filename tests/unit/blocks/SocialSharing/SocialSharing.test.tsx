/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showBlock } from '../showBlock';

const readHosts = () =>
  screen.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? '').host);

test('[BLOCK-09] offers LinkedIn, Facebook, WhatsApp, X and copying the link by default', () => {
  const { container } = showBlock('SocialSharing', {});
  expect(readHosts()).toEqual(
    expect.arrayContaining(['www.linkedin.com', 'www.facebook.com', 'wa.me', 'x.com']),
  );
  const copy = container.querySelector('[data-client=CopyAddress] button');
  expect(copy).toHaveAccessibleName('Copy the link');
  // If script added it later, it would move the content below.
  expect(copy).toBeVisible();
});

test('[BLOCK-09] passes the absolute address of the page to every target', () => {
  showBlock('SocialSharing', { Items: [{ Target: 'LinkedIn' }] });
  const href = new URL(screen.getByRole('link').getAttribute('href') ?? '');
  expect(href.searchParams.get('url')).toMatch(/^https?:\/\/[^/]+\//);
});

test('[BLOCK-10] [ERR-07] logs and omits a target without an icon', () => {
  const { notes } = showBlock('SocialSharing', {
    Items: [{ Target: 'Friendster' }, { Target: 'WhatsApp' }, {}],
  });
  expect(readHosts()).toEqual(['wa.me']);
  expect(notes.map(({ message }) => message)).toEqual([
    'No icon for “Friendster”',
    'No icon for “”',
  ]);
});

test("opens other sites in a new window and announces this in the link's name", () => {
  showBlock('SocialSharing', { Items: [{ Target: 'X' }, { Target: 'Mail' }] });
  const [x, mail] = screen.getAllByRole('link');
  expect(x).toHaveAttribute('target', '_blank');
  expect(x).toHaveAttribute('rel', 'noopener');
  expect(x).toHaveAccessibleName('Share on X (opens in a new window)');
  expect(mail).not.toHaveAttribute('target');
  expect(mail).toHaveAccessibleName('Send by email');
});
