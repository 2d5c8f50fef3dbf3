/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { chromes } from '../../../../design-system/fields/chromes';
import { EditingContext } from '../../../../design-system/fields/EditingContext';
import { FieldButton, FieldLink } from '../../../../design-system/fields/FieldLink';
import { FieldDate, formatDate } from '../../../../design-system/fields/FieldDate';
import { FieldImage } from '../../../../design-system/fields/FieldImage';
import { FieldRichText } from '../../../../design-system/fields/FieldRichText';
import { FieldText } from '../../../../design-system/fields/FieldText';
import { isFilled, useFieldVisibility } from '../../../../design-system/fields/useFieldVisibility';
import { LanguageContext } from '../../../../design-system/language';
import { TimeZoneContext } from '../../../../design-system/timeZone';

test('text keeps its line breaks and is escaped', () => {
  const { container } = render(<FieldText field={{ value: 'One <b>\ntwo' }} />);
  expect(container.innerHTML).toBe('One &lt;b&gt;<br>two');
});

test('rich text is rendered as markup', () => {
  render(<FieldRichText field={{ value: '<p>One <strong>two</strong></p>' }} />);
  expect(screen.getByText('two').tagName).toBe('STRONG');
});

test('[EDIT-01] a missing or empty field renders nothing', () => {
  const { container } = render(
    <>
      <FieldText field={undefined} />
      <FieldRichText field={{ value: '' }} />
      <FieldLink field={{ value: { href: '' } }} />
      <FieldButton field={undefined} />
      <FieldImage field={{ value: { src: '' } }} />
      <FieldDate field={{ value: 'soon' }} />
      <FieldDate field={{ value: '0001-01-01T00:00:00Z' }} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

describe('link fields', () => {
  test('a link shows its text, or its address without one', () => {
    render(<FieldLink field={{ value: { href: '/a', text: 'A' } }} />);
    render(<FieldLink field={{ value: { href: '/b', text: '' } }} />);
    expect(screen.getByRole('link', { name: 'A' })).toHaveAttribute('href', '/a');
    expect(screen.getByRole('link', { name: '/b' })).toBeInTheDocument();
  });

  test('a link appends a separate query string and anchor once', () => {
    const value = { href: '/a', text: 'A', querystring: 'b=c', anchor: 'd' };
    render(<FieldLink field={{ value }} />);
    render(<FieldButton field={{ value: { ...value, text: 'B', href: '/a?b=c#d' } }} />);
    expect(screen.getByRole('link', { name: 'A' })).toHaveAttribute('href', '/a?b=c#d');
    expect(screen.getByRole('link', { name: 'B' })).toHaveAttribute('href', '/a?b=c#d');
  });

  test('a link with a javascript: address is plain text', () => {
    render(<FieldButton field={{ value: { href: 'javascript:alert(1)', text: 'A' } }} />);
    expect(screen.getByText('A')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

test('picture fields pass on their size and the crop for phones', () => {
  const { container } = render(
    <FieldImage
      field={{ value: { src: '/-/media/a.jpg', alt: 'A', width: 1200, height: 800 } }}
      phone={{ value: { src: '/-/media/p.jpg' } }}
    />,
  );
  expect(screen.getByAltText('A')).toHaveAttribute('width', '1200');
  expect(container.querySelector('source')?.srcset).toContain('p.jpg');
});

test('dates are formatted DD/MM/YYYY in English and YYYY-MM-DD in other languages', () => {
  expect(formatDate('2026-03-09T23:30:00Z', 'en')).toBe('09/03/2026');
  expect(formatDate('2026-03-09T23:30:00Z', 'sv')).toBe('2026-03-09');
  render(
    <LanguageContext value="fi">
      <FieldDate field={{ value: '2026-03-09T00:00:00Z' }} />
    </LanguageContext>,
  );
  expect(screen.getByText('2026-03-09')).toHaveAttribute('datetime', '2026-03-09T00:00:00.000Z');
});

test.each([
  ['2024-03-09T23:00:00Z', 'Europe/Stockholm', '2024-03-10'],
  ['2024-03-09T23:00:00Z', 'Europe/London', '2024-03-09'],
  ['2024-07-09T22:30:00Z', 'Europe/Oslo', '2024-07-10'],
  ['20240309T230000Z', 'Europe/Helsinki', '2024-03-10'],
  ['2024-03-10T00:00:00+0100', 'Europe/Stockholm', '2024-03-10'],
  ['2024-03-10', 'America/New_York', '2024-03-10'],
  ['2024-03-09T23:00:00', 'Europe/Stockholm', '2024-03-09'],
  ['2024-02-30', 'Europe/Stockholm', undefined],
  ['2024-02-29', 'Europe/Stockholm', '2024-02-29'],
  ['2024-03-10T25:00:00Z', 'Europe/Stockholm', undefined],
  ['Tab 1', 'Europe/Stockholm', undefined],
  ['12', 'Europe/Stockholm', undefined],
  ['March 10, 2024', 'Europe/Stockholm', undefined],
  ['00010101T000000Z', 'Europe/Stockholm', undefined],
])('the date %s in %s is shown as %s', (iso, zone, day) => {
  expect(formatDate(iso, 'sv', zone)).toBe(day);
  const { container } = render(
    <TimeZoneContext value={zone}>
      <LanguageContext value="sv">
        <FieldDate field={{ value: iso }} />
      </LanguageContext>
    </TimeZoneContext>,
  );
  expect(container.textContent).toBe(day ?? '');
});

test('an empty field is shown only while it can be edited', () => {
  const Probe = () => {
    const isVisible = useFieldVisibility();
    return [
      isVisible({ value: '' }),
      isVisible({ value: '', metadata: {} }),
      isVisible({ value: 'a' }),
    ].join();
  };
  const { container, rerender } = render(<Probe />);
  expect(container.textContent).toBe('false,false,true');
  rerender(
    <EditingContext value={chromes}>
      <Probe />
    </EditingContext>,
  );
  expect(container.textContent).toBe('false,true,true');
  expect(isFilled({ value: '  ' })).toBe(false);
});
