/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { chromes } from '../../../../../design-system/fields/chromes';
import { EditingContext } from '../../../../../design-system/fields/EditingContext';
import { FieldLink } from '../../../../../design-system/fields/FieldLink';
import { FieldRichText } from '../../../../../design-system/fields/FieldRichText';
import { FieldText } from '../../../../../design-system/fields/FieldText';
import { preventNavigation } from '../../../../../site/edit/canvas/preventNavigation';
import { readPlainText } from '../../../../../cms/editor/canvas/readPlainText';
import { readCanvas } from '../../../../../cms/editor/canvas/readCanvas';

const createMetadata = (title: string, fieldType: string, id = '{A}') => ({
  datasource: { id, language: 'sv', version: 3, revision: 'r' },
  title,
  fieldType,
  fieldId: '{F}',
  rawValue: '',
});

test('[EDIT-02] fields and blocks are found by their chromes, with the block and field around each', () => {
  render(
    <EditingContext value={chromes}>
      <chromes.placeholder name="main">
        <chromes.block uid="outer">
          <FieldText
            field={{ value: 'T', metadata: createMetadata('Title', 'Single-Line Text') }}
          />
          <chromes.block uid="inner">
            <FieldLink
              field={{
                value: { href: '/a' },
                metadata: createMetadata('Link', 'General Link', '{B}'),
              }}
            >
              <FieldText
                field={{ value: 'x', metadata: createMetadata('Text', 'Single-Line Text', '{B}') }}
              />
            </FieldLink>
          </chromes.block>
          <FieldRichText
            field={{ value: '<p>r</p>', metadata: createMetadata('Body', 'Rich Text') }}
          />
          <FieldText field={{ value: 'odd', metadata: { title: 'no datasource' } }} />
        </chromes.block>
      </chromes.placeholder>
    </EditingContext>,
  );
  const { fields, blocks } = readCanvas(document);
  expect(
    fields.map(({ name, kind, itemId, version, block, outer }) => [
      name,
      kind,
      itemId,
      version,
      block,
      outer?.name,
    ]),
  ).toEqual([
    ['Title', 'text', '{A}', 3, 'outer', undefined],
    ['Link', 'link', '{B}', 3, 'inner', undefined],
    ['Text', 'text', '{B}', 3, 'inner', 'Link'],
    ['Body', 'richText', '{A}', 3, 'outer', undefined],
  ]);
  expect([...blocks.keys()]).toEqual(['inner', 'outer']);
});

const toElement = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

test.each([
  ['One<br>two', 'One\ntwo'],
  ['One<div>two</div>', 'One\ntwo'],
  ['a&nbsp;b <b>c</b><br>', 'a b c'],
])('[EDIT-02] plain text %s is saved as text without markup', (html, expected) => {
  expect(readPlainText(toElement(html))).toBe(expected);
});

test('[EDIT-03] links and forms do nothing while a page is edited', () => {
  const element = toElement('<a href="/away"><b>go</b></a><form><button>send</button></form>');
  document.body.append(element);
  preventNavigation();
  for (const [selector, type] of [
    ['b', 'click'],
    ['b', 'auxclick'],
    ['form', 'submit'],
  ] as const) {
    const event = new Event(type, { bubbles: true, cancelable: true });
    element.querySelector(selector)?.dispatchEvent(event);
    expect([type, event.defaultPrevented]).toEqual([type, true]);
  }
  const outsideEvent = new Event('click', { bubbles: true, cancelable: true });
  element.dispatchEvent(outsideEvent);
  expect(outsideEvent.defaultPrevented).toBe(false);
});
