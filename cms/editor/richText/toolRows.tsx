import type { Editor } from '@tiptap/core';
import { useState } from 'react';
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

/** Drawings of a table with a sign where it changes, on a grid of 24 × 24. */
const tableDrawings: Readonly<Record<TableChange, string>> = {
  rowAbove: 'M3 12h18v9H3zM12 12v9M12 2v7M8.5 5.5h7',
  rowBelow: 'M3 3h18v9H3zM12 3v9M12 15v7M8.5 18.5h7',
  removeRow: 'M3 3h18v4.5H3zM3 16.5h18V21H3zM8.5 12h7',
  columnBefore: 'M12 3h9v18h-9zM12 12h9M2 12h7M5.5 8.5v7',
  columnAfter: 'M3 3h9v18H3zM3 12h9M15 12h7M18.5 8.5v7',
  removeColumn: 'M3 3h4v18H3zM17 3h4v18h-4zM9 12h6',
  headerRow: 'M3 3h18v18H3zM3 9h18M12 9v12M3 5h18M3 7h18',
  removeTable: 'M3 3h18v18H3zM3 9h18M8.5 11.5l7 7M15.5 11.5l-7 7',
};

const TableDrawing = styled('svg', {
  inlineSize: 'calc($sizes$touch / 2)',
  blockSize: 'calc($sizes$touch / 2)',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
});

const ToolName = styled('span', { fontSize: '$caption', color: '$muted' });

/** Tools for the table at the caret. The name of the one under the pointer or with the focus is shown after them. */
export function TableTools({ editor }: { editor: Editor }) {
  const [named, setNamed] = useState<TableChange>();
  const showName = ({ target }: { target: EventTarget }) => {
    const name = target instanceof Element ? target.closest('button')?.title : undefined;
    setNamed(keysOf(tableChanges).find((change) => texts.tables[change] === name));
  };
  return (
    <ToolRow role="group" aria-label={texts.table} onPointerOver={showName} onFocus={showName}>
      {keysOf(tableChanges).map((change) => (
        <ToolButton
          key={change}
          label={texts.tables[change]}
          onPress={() => changeTable(editor, change)}
        >
          <TableDrawing viewBox="0 0 24 24" aria-hidden="true">
            <path d={tableDrawings[change]} />
          </TableDrawing>
        </ToolButton>
      ))}
      <ToolName aria-hidden="true">{named ? texts.tables[named] : texts.table}</ToolName>
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
