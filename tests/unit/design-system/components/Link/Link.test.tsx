/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Link, isExternal, safeHref } from '../../../../../design-system/components/Link/Link';
import { MessagesProvider } from '../../../../../design-system/messages';

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '',
  '   ',
  undefined,
])('renders %j as text without a link', (href) => {
  expect(safeHref(href)).toBeUndefined();
  render(<Link href={href}>text</Link>);
  expect(screen.getByText('text')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  '/a',
  'a/b:c',
  '#a',
  '?a=b:c',
  'https://a.example',
  'mailto:a@a.example',
  'tel:+46',
  '//a.example',
])('renders a link to %j', (href) => {
  render(<Link href={href}>text</Link>);
  expect(screen.getByRole('link', { name: 'text' })).toHaveAttribute('href', href);
});

test('announces a new window and uses rel=noopener', () => {
  render(
    <MessagesProvider messages={(key) => `<${key}>`}>
      <Link href="/a" target="_blank">
        text
      </Link>
    </MessagesProvider>,
  );
  const link = screen.getByRole('link', { name: 'text (<opensInNewWindow>)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('recognises external links by their host', () => {
  expect(isExternal('https://a.example')).toBe(true);
  expect(isExternal('//a.example')).toBe(true);
  expect(isExternal('/a')).toBe(false);
});
