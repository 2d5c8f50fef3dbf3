/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react';
import { registry } from '../../../../../blocks/registry';
import { chromes } from '../../../../../design-system/fields/chromes';
import { EditingContext } from '../../../../../design-system/fields/EditingContext';
import { missingFields } from '../../../../../cms/editor/lists/neededFields';
import { contracts, fieldsOf } from '../../../../../cms/editor/forms/checkValue';
import { showBlock } from '../../../blocks/showBlock';
import type { ComponentType } from 'react';

/** Blocks with a list of items that they hide while these lack something. */
const lists = [
  ['Accordion', 'Items', 'AccordionItem'],
  ['ButtonRow', 'Items', 'ButtonRowItem'],
  ['Carousel', 'Slides', 'CarouselSlide'],
  ['FaqList', 'Items', 'FaqItem'],
  ['FileList', 'Items', 'FileListItem'],
  ['ListItemCards', 'Items', 'ListItemCard'],
  ['Stats', 'Items', 'StatsItem'],
] as const;

const values: Record<string, object> = {
  text: { value: 'words' },
  richText: { value: '<p>words</p>' },
  link: { value: { href: '/a', text: 'words' } },
  image: { value: { src: '/a.webp', alt: '', width: 3, height: 2 } },
  file: { value: { src: '/a.pdf' } },
};

const empty: Record<string, object> = {
  text: { value: '' },
  richText: { value: '' },
  link: { value: { href: '' } },
  image: { value: { src: '' } },
  file: { value: { src: '' } },
};

const valueOf = (of: string, field: string) => values[fieldsOf(of)[field]?.kind ?? ''];

test.each(lists)(
  '[EDIT-15] %s shows an item of %s to visitors once it has what %s needs',
  (block, field, of) => {
    const groups = missingFields(of, fieldsOf(of), {});
    expect(groups.length).toBeGreaterThan(0);
    const whole = Object.fromEntries(groups.map(([name = '']) => [name, valueOf(of, name)]));
    const shown = showBlock(block, { [field]: [whole] });
    expect(shown.container).not.toBeEmptyDOMElement();
    cleanup();
    for (const lacking of groups) {
      const rest = Object.keys(fieldsOf(of)).filter((name) => !lacking.includes(name));
      const item = Object.fromEntries(
        rest.flatMap((name) => {
          const value = valueOf(of, name);
          return value ? [[name, value]] : [];
        }),
      );
      const hidden = showBlock(block, { [field]: [item] });
      expect(hidden.container).toBeEmptyDOMElement();
      cleanup();
    }
  },
);

test.each([...lists, ['LinkList', 'Items', 'LinkListItem'] as const])(
  '[EDIT-15] %s shows an empty item of %s to its editor',
  (name, field, of) => {
    const metadata = (title: string) => ({
      datasource: { id: '{A}', language: 'sv', version: 1, revision: 'r' },
      title,
      fieldType: 'Single-Line Text',
      fieldId: '{F}',
      rawValue: '',
    });
    const item = Object.fromEntries(
      Object.entries(fieldsOf(of)).flatMap(([title, { kind }]) =>
        kind in empty ? [[title, { ...empty[kind], metadata: metadata(title) }]] : [],
      ),
    );
    const Block = registry[name] as unknown as ComponentType<Record<string, unknown>>;
    const { container } = render(
      <EditingContext value={chromes}>
        <Block {...{ [field]: [item] }} />
      </EditingContext>,
    );
    expect(container.querySelectorAll('code[chrometype="field"]').length).toBeGreaterThan(0);
    expect(contracts.blocks[name]?.fields[field]).toMatchObject({ of });
  },
);
