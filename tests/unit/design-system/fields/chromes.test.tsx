/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { chromes, hintAttribute } from '../../../../design-system/fields/chromes';
import { EditingContext } from '../../../../design-system/fields/EditingContext';
import { FieldButton, FieldLink } from '../../../../design-system/fields/FieldLink';
import { FieldDate } from '../../../../design-system/fields/FieldDate';
import { FieldFile } from '../../../../design-system/fields/FieldFile';
import { FieldImage } from '../../../../design-system/fields/FieldImage';
import { FieldRichText } from '../../../../design-system/fields/FieldRichText';
import { FieldText } from '../../../../design-system/fields/FieldText';
import { MessagesProvider } from '../../../../design-system/messages';

const metadata = { datasource: { id: '{A}', language: 'sv', version: 1 }, title: 'Title' };

/** Each kind of field: filled, empty, and the text of its hint. */
const fields: readonly [string, ReactNode, ReactNode, string][] = [
  [
    'text',
    <FieldText field={{ value: 'Words', metadata }} />,
    <FieldText field={{ value: ' ', metadata }} />,
    'editingEmptyText',
  ],
  [
    'rich text',
    <FieldRichText field={{ value: '<p>Words</p>', metadata }} />,
    <FieldRichText field={{ value: '', metadata }} />,
    'editingEmptyRichText',
  ],
  [
    'link',
    <FieldLink field={{ value: { href: '/a', text: 'A' }, metadata }} />,
    <FieldLink field={{ value: { href: '' }, metadata }} />,
    'editingEmptyLink',
  ],
  [
    'button',
    <FieldButton field={{ value: { href: '/a', text: 'A' }, metadata }} />,
    <FieldButton field={{ value: { href: '' }, metadata }} />,
    'editingEmptyLink',
  ],
  [
    'picture',
    <FieldImage field={{ value: { src: '/-/media/a.jpg' }, metadata }} />,
    <FieldImage field={{ value: { src: '' }, metadata }} />,
    'editingEmptyImage',
  ],
  [
    'date',
    <FieldDate field={{ value: '2026-03-09T00:00:00Z', metadata }} />,
    <FieldDate field={{ value: '', metadata }} />,
    'editingEmptyDate',
  ],
  [
    'file',
    <FieldFile field={{ value: { src: '/-/media/a.pdf' }, metadata }} />,
    <FieldFile field={{ value: { src: '' }, metadata }} />,
    'editingEmptyFile',
  ],
];

const renderEditing = (content: ReactNode) =>
  render(
    <EditingContext value={chromes}>
      <MessagesProvider messages={(key) => key}>{content}</MessagesProvider>
    </EditingContext>,
  ).container;

const readAttributes = (element: Element | null) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

describe.each(fields)('a %s field', (_, filled, empty, hint) => {
  test('[EDIT-02] a field is between the chromes of the platform while it is edited', () => {
    const container = renderEditing(filled);
    const [open, close] = [container.firstElementChild, container.lastElementChild];
    const common = { type: 'text/sitecore', chrometype: 'field', class: 'scpm', hidden: '' };
    expect(readAttributes(open)).toEqual({ ...common, kind: 'open' });
    expect(readAttributes(close)).toEqual({ ...common, kind: 'close' });
    expect(JSON.parse(open?.textContent ?? '')).toEqual(metadata);
    expect(close).toBeEmptyDOMElement();
    expect(container.querySelector(`[${hintAttribute}]`)).toBeNull();
  });

  test('[EDIT-02] an empty field shows a hint while it is edited', () => {
    expect(renderEditing(empty).querySelector(`[${hintAttribute}]`)).toHaveTextContent(hint);
  });

  test('[EDIT-01] a field has no chromes in normal mode, with or without metadata', () => {
    const { container } = render(filled);
    expect(container.innerHTML).not.toMatch(/scpm|sitecore|data-empty/);
    expect(container).not.toBeEmptyDOMElement();
    expect(render(empty).container).toBeEmptyDOMElement();
  });
});

test('[EDIT-02] metadata is escaped and cannot become markup', () => {
  const container = renderEditing(
    <FieldText field={{ value: 'A', metadata: { title: '</code><b>x' } }} />,
  );
  expect(container.querySelector('b')).toBeNull();
  expect(JSON.parse(container.querySelector('code')?.textContent ?? '').title).toBe('</code><b>x');
});

test('[EDIT-02] blocks and placeholders are marked with their ids, and with the zero GUID at the root', () => {
  const container = renderEditing(
    <>
      <chromes.placeholder name="main">
        <chromes.block uid="b-1">
          <chromes.placeholder name="stage-row" parent="b-1">
            inner
          </chromes.placeholder>
        </chromes.block>
      </chromes.placeholder>
    </>,
  );
  expect(
    [...container.querySelectorAll('code')].map((code) => [
      code.getAttribute('chrometype'),
      code.getAttribute('kind'),
      code.id,
    ]),
  ).toEqual([
    ['placeholder', 'open', 'main_00000000-0000-0000-0000-000000000000'],
    ['rendering', 'open', 'b-1'],
    ['placeholder', 'open', 'stage-row_b-1'],
    ['placeholder', 'close', ''],
    ['rendering', 'close', ''],
    ['placeholder', 'close', ''],
  ]);
});
