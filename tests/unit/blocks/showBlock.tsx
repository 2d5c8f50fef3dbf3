import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { type BlockNote, BlockNotes } from '../../../rendering/blockNotes';
import { Block } from '../../../blocks/Blocks';
import type { BlockFields, BlockName } from '../../../schema/generated/fields';
import { examplePage } from '../../../site/dev/examplePage';
import { PageProviders } from '../../../site/page/PageProviders';
import type { BlockContent } from '../../../blocks/blockContent.types';

/** Renders a block in an English page. @returns its element and the logged messages */
export function showBlock<Name extends BlockName>(name: Name, fields: BlockFields[Name]) {
  const notes: BlockNote[] = [];
  const block: BlockContent = {
    uid: name,
    name,
    isKnown: true,
    placeholders: {},
    fields,
  };
  const { container } = render(
    <BlockNotes value={(note) => notes.push(note)}>
      <PageProviders data={examplePage({ title: name, theme: 'default', language: 'en' })}>
        <Block block={block} />
      </PageProviders>
    </BlockNotes>,
  );
  return { container, notes };
}
