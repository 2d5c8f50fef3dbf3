/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { fileName, fileType, formatFileSize } from '../../../../design-system/fields/describeFile';
import { FieldFile } from '../../../../design-system/fields/FieldFile';
import { LanguageContext } from '../../../../design-system/language';

const normalizeSpaces = (text: string | null | undefined) => text?.replace(/\s/g, ' ');

test('a file is a link with its name, type and size in the language of the page', () => {
  const value = { src: '/-/media/prices.pdf', title: 'Prislista', size: 1_240_000 };
  render(
    <LanguageContext value="sv">
      <FieldFile field={{ value }} />
    </LanguageContext>,
  );
  const link = screen.getByRole('link');
  expect(normalizeSpaces(link.textContent)).toBe('Prislista (PDF, 1,2 MB)');
  expect(link).toHaveAttribute('href', '/-/media/prices.pdf');
});

test('a file without an address or with a javascript: address is not a link', () => {
  expect(render(<FieldFile field={{ value: { src: '' } }} />).container).toBeEmptyDOMElement();
  render(<FieldFile field={{ value: { src: 'javascript:alert(1)', name: 'x' } }} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  [undefined, 'en', undefined],
  [0, 'en', undefined],
  [980, 'en', '980 byte'],
  [45_600, 'en', '46 kB'],
  [1_240_000, 'fi', '1,2 Mt'],
  [2_500_000_000, 'sv', '2,5 GB'],
])('%s bytes in %s are formatted as %s', (bytes, language, text) => {
  expect(normalizeSpaces(formatFileSize(bytes, language))).toBe(text);
});

test('names and types are derived from the name, address or MIME type of the file', () => {
  expect(fileName({ src: '/a/b%20c.pdf?x=1' })).toBe('b c.pdf');
  expect(fileName({ src: '/a/%', name: 'Terms' })).toBe('Terms');
  expect(fileType({ src: '/a', mimeType: 'application/pdf' })).toBe('PDF');
  expect(fileType({ src: '/a.docx' })).toBe('DOCX');
  expect(fileType({ src: '/a' })).toBeUndefined();
});
