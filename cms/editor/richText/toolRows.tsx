import type { Editor } from '@tiptap/core';
import { styled } from '../../../design-system/stitches';
import { keysOf } from '../../../domain/typedKeys';
import { ToolButton } from '../ToolButton';
import { changeTable, tableChanges, type TableChange } from './formats';
import { richTextTexts as texts } from './richTextTexts';
import { specialCharacters } from './specialCharacters';

/** A row of tools in a toolbar. */
export const ToolRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1',
});

const tableSymbols: Readonly<Record<TableChange, string>> = {
  rowAbove: '⤒+',
  rowBelow: '⤓+',
  removeRow: '↔−',
  columnBefore: '⇤+',
  columnAfter: '⇥+',
  removeColumn: '↕−',
  headerRow: 'TH',
  removeTable: '⊞−',
};

/** Tools for the table at the caret. */
export function TableTools({ editor }: { editor: Editor }) {
  return (
    <ToolRow>
      {keysOf(tableChanges).map((change) => (
        <ToolButton
          key={change}
          label={texts.tables[change]}
          onPress={() => changeTable(editor, change)}
        >
          {tableSymbols[change]}
        </ToolButton>
      ))}
    </ToolRow>
  );
}

interface SpecialCharacterToolsProps {
  editor: Editor;
  /** Language of the text. */
  language: string;
}

/** Tools that insert characters that keyboards lack. */
export function SpecialCharacterTools({ editor, language }: SpecialCharacterToolsProps) {
  const characters = specialCharacters(language);
  return (
    <ToolRow>
      {keysOf(characters).map((name) => (
        <ToolButton
          key={name}
          label={texts.signs[name]}
          onPress={() =>
            editor.chain().focus().insertContent({ type: 'text', text: characters[name] }).run()
          }
        >
          {visibleSymbols[name] ?? characters[name]}
        </ToolButton>
      ))}
    </ToolRow>
  );
}

/** Symbols for characters that are invisible themselves. */
const visibleSymbols: Readonly<Record<string, string>> = {
  nonBreakingSpace: '␣',
  softHyphen: '-|',
};
