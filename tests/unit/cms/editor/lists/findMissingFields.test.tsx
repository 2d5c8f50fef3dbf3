/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react';
import { registry } from '../../../../../blocks/registry';
import { chromes } from '../../../../../design-system/fields/chromes';
import { EditingContext } from '../../../../../design-system/fields/EditingContext';
import { findMissingFields } from '../../../../../schema/findMissingFields';
import { contracts, getItemFields } from '../../../../../cms/editor/forms/checkValues';
import { showBlock } from '../../../blocks/showBlock';
import type { ComponentType } from 'react';

/** Blocks with a list, its field, and the type of its items. Each hides items that lack required fields. */
const blockLists = [
  ['Accordion', 'Items', 'AccordionItem'],
  ['ButtonRow', 'Items', 'ButtonRowItem'],
  ['Carousel', 'Slides', 'CarouselSlide'],
  ['FaqList', 'Items', 'FaqItem'],
  ['FileList', 'Items', 'FileListItem'],
  ['ListItemCards', 'Items', 'ListItemCard'],
  ['Stats', 'Items', 'StatsItem'],
] as const;

const filledValues: Record<string, object> = {
  text: { value: 'words' },
  richText: { value: '<p>words</p>' },
  link: { value: { href: '/a', text: 'words' } },
  image: { value: { src: '/a.webp', alt: '', width: 3, height: 2 } },
  file: { value: { src: '/a.pdf' } },
};

const emptyValues: Record<string, object> = {
  text: { value: '' },
  richText: { value: '' },
  link: { value: { href: '' } },
  image: { value: { src: '' } },
  file: { value: { src: '' } },
};

const getValue = (itemType: string, field: string) =>
  filledValues[getItemFields(itemType)[field]?.kind ?? ''];

test.each(blockLists)(
  '[EDIT-15] %s shows an item of %s to visitors once it has the required fields of %s',
  (block, field, itemType) => {
    const groups = findMissingFields(itemType, getItemFields(itemType), {});
    expect(groups.length).toBeGreaterThan(0);
    const fullItem = Object.fromEntries(
      groups.map(([name = '']) => [name, getValue(itemType, name)]),
    );
    const shownBlock = showBlock(block, { [field]: [fullItem] });
    expect(shownBlock.container).not.toBeEmptyDOMElement();
    cleanup();
    for (const missingGroup of groups) {
      const otherFields = Object.keys(getItemFields(itemType)).filter(
        (name) => !missingGroup.includes(name),
      );
      const item = Object.fromEntries(
        otherFields.flatMap((name) => {
          const value = getValue(itemType, name);
          return value ? [[name, value]] : [];
        }),
      );
      const hiddenBlock = showBlock(block, { [field]: [item] });
      expect(hiddenBlock.container).toBeEmptyDOMElement();
      cleanup();
    }
  },
);

test.each([...blockLists, ['LinkList', 'Items', 'LinkListItem'] as const])(
  '[EDIT-15] %s shows an empty item of %s to its editor',
  (name, field, itemType) => {
    const metadata = (title: string) => ({
      datasource: { id: '{A}', language: 'sv', version: 1, revision: 'r' },
      title,
      fieldType: 'Single-Line Text',
      fieldId: '{F}',
      rawValue: '',
    });
    const item = Object.fromEntries(
      Object.entries(getItemFields(itemType)).flatMap(([title, { kind }]) =>
        kind in emptyValues ? [[title, { ...emptyValues[kind], metadata: metadata(title) }]] : [],
      ),
    );
    const Block = registry[name] as unknown as ComponentType<Record<string, unknown>>;
    const { container } = render(
      <EditingContext value={chromes}>
        <Block {...{ [field]: [item] }} />
      </EditingContext>,
    );
    expect(container.querySelectorAll('code[chrometype="field"]').length).toBeGreaterThan(0);
    expect(contracts.blocks[name]?.fields[field]).toMatchObject({ of: itemType });
  },
);
