/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { chromes } from '../../../../../design-system/fields/chromes';
import { EditingContext } from '../../../../../design-system/fields/EditingContext';
import { FieldLink } from '../../../../../design-system/fields/FieldLink';
import { FieldRichText } from '../../../../../design-system/fields/FieldRichText';
import { FieldText } from '../../../../../design-system/fields/FieldText';
import { holdNavigation } from '../../../../../site/edit/canvas/holdNavigation';
import { readPlainText } from '../../../../../cms/editor/canvas/plainText';
import { readCanvas } from '../../../../../cms/editor/canvas/readCanvas';
import { readRichText } from '../../../../../cms/editor/canvas/richText';

const metadataOf = (title: string, fieldType: string, id = '{A}') => ({
  datasource: { id, language: 'sv', version: 3, revision: 'r' },
  title,
  fieldType,
  fieldId: '{F}',
  rawValue: '',
});

test('[EDIT-02] fields and blocks are found by their chromes, with what surrounds them', () => {
  render(
    <EditingContext value={chromes}>
      <chromes.placeholder name="main">
        <chromes.block uid="outer">
          <FieldText field={{ value: 'T', metadata: metadataOf('Title', 'Single-Line Text') }} />
          <chromes.block uid="inner">
            <FieldLink
              field={{ value: { href: '/a' }, metadata: metadataOf('Link', 'General Link', '{B}') }}
            >
              <FieldText
                field={{ value: 'x', metadata: metadataOf('Text', 'Single-Line Text', '{B}') }}
              />
            </FieldLink>
          </chromes.block>
          <FieldRichText field={{ value: '<p>r</p>', metadata: metadataOf('Body', 'Rich Text') }} />
          <FieldText field={{ value: 'odd', metadata: { title: 'no datasource' } }} />
        </chromes.block>
      </chromes.placeholder>
    </EditingContext>,
  );
  const { fields, blocks } = readCanvas(document);
  expect(
    fields.map(({ name, kind, itemId, version, block, outer }) => [
      ...[name, kind, itemId, version, block, outer?.name],
    ]),
  ).toEqual([
    ['Title', 'text', '{A}', 3, 'outer', undefined],
    ['Link', 'link', '{B}', 3, 'inner', undefined],
    ['Text', 'text', '{B}', 3, 'inner', 'Link'],
    ['Body', 'richText', '{A}', 3, 'outer', undefined],
  ]);
  expect([...blocks.keys()]).toEqual(['inner', 'outer']);
});

const elementOf = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

test.each([
  ['<p>One <b>two</b> <i>three</i></p>', '<p>One <strong>two</strong> <em>three</em></p>'],
  ['loose<div>line</div>', '<p>loose</p><p>line</p>'],
  ['<p style="color:red" class="x" onclick="y()">a<span>b</span></p>', '<p>ab</p>'],
  ['<p>a<script>alert(1)</script><style>p{}</style></p>', '<p>a</p>'],
  [
    '<p><a href="javascript:alert(1)">a</a> <a href="/b" onclick="x">b</a></p>',
    '<p>a <a href="/b">b</a></p>',
  ],
  ['<p><a href="//evil.example">a</a></p>', '<p>a</p>'],
  ['<p><ul><li>a</li></ul></p><p><br></p>', '<ul><li>a</li></ul>'],
  ['<p>a &lt;b&gt; &amp; "c"</p>', '<p>a &lt;b&gt; &amp; &quot;c&quot;</p>'],
  ['<br>', ''],
  ['<h5>a</h5><dl><dt>b</dt><dd>c</dd></dl>', '<h5>a</h5><dl><dt>b</dt><dd>c</dd></dl>'],
  [
    '<ol start="3" style="list-style-type:lower-alpha"><li value="7">a</li></ol>',
    '<ol start="3" type="a"><li value="7">a</li></ol>',
  ],
  [
    '<p><del>a</del> <strike>b</strike> <span lang="en">c</span></p>',
    '<p><del>a</del> <s>b</s> <span lang="en">c</span></p>',
  ],
  [
    '<p><span style="font-weight:700;text-decoration:line-through">a</span></p>',
    '<p><s><strong>a</strong></s></p>',
  ],
  ['<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
  [
    '<table><caption>a</caption><tr><td colspan="2">b</td></tr></table>',
    '<table><caption>a</caption><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
  ],
  // As the page shows it, and as it is stored.
  [
    '<h2 id="text-a"><a name="a"></a>b</h2><p><a href="#text-a">c</a></p>',
    '<h2 id="a">b</h2><p><a href="#a">c</a></p>',
  ],
  [
    '<p><img src="/image?src=%2F-%2Fmedia%2Fa.jpg&amp;w=320" srcset="x" alt="b" width="3">c</p>',
    '<p><img src="/-/media/a.jpg" alt="b" width="3">c</p>',
  ],
  ['<p>a<img src="data:image/png;base64,AA"><iframe></iframe></p>', '<p>a</p>'],
])('[EDIT-02] rich text %s is saved as %s', (html, saved) => {
  expect(readRichText(elementOf(html))).toBe(saved);
});

test.each([
  ['One<br>two', 'One\ntwo'],
  ['One<div>two</div>', 'One\ntwo'],
  ['a&nbsp;b <b>c</b><br>', 'a b c'],
])('[EDIT-02] plain text %s is saved as its words', (html, saved) => {
  expect(readPlainText(elementOf(html))).toBe(saved);
});

test('[EDIT-03] links and forms are held while a page is edited, also for later handlers', () => {
  const element = elementOf('<a href="/away"><b>go</b></a><form><button>send</button></form>');
  document.body.append(element);
  holdNavigation();
  for (const [selector, type] of [
    ['b', 'click'],
    ['b', 'auxclick'],
    ['form', 'submit'],
  ] as const) {
    const event = new Event(type, { bubbles: true, cancelable: true });
    element.querySelector(selector)?.dispatchEvent(event);
    expect([type, event.defaultPrevented]).toEqual([type, true]);
  }
  const elsewhere = new Event('click', { bubbles: true, cancelable: true });
  element.dispatchEvent(elsewhere);
  expect(elsewhere.defaultPrevented).toBe(false);
});
