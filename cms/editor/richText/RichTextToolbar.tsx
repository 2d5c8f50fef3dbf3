import { memo, use, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { styled } from '../../../design-system/stitches';
import { keysOf } from '../../../domain/typedKeys';
import { LibraryContext } from '../forms/LibraryContext';
import { ToolButton } from '../ToolButton';
import { FindBar } from './FindBar';
import {
  addSource,
  addTable,
  blockFormats,
  clearFormats,
  toggleBlock,
  toggleFormat,
  toggleHeading,
  wordFormats,
  type BlockFormat,
  type WordFormat,
} from './formats';
import { getHeadingKey, withShortcut } from './withShortcut';
import { PictureTool } from './PictureTool';
import type { RichTextEditor } from './RichTextEditor';
import { richTextTexts as texts } from './richTextTexts';
import { ToolRow, SpecialCharacterTools, TableTools } from './toolRows';
import { TextLinkDialog } from './TextLinkDialog';
import { TextStatus } from './TextStatus';
import { useRichTextState } from './useRichTextState';

/** Rows of tools. Their maximum width keeps the text visible. */
const ToolRows = styled('div', {
  display: 'grid',
  gap: '$1',
  minInlineSize: 0,
  maxInlineSize: 'calc(2 * $sizes$sheet)',
});

const formatSymbols: Readonly<Record<WordFormat, React.ReactNode>> = {
  bold: <b>B</b>,
  italic: <i>I</i>,
  underline: <u>U</u>,
  strike: <s>S</s>,
  subscript: <span>x₂</span>,
  superscript: <span>x²</span>,
  code: <code>{'<>'}</code>,
};

const blockSymbols: Readonly<Record<BlockFormat, React.ReactNode>> = {
  bullets: <Icon name="list" />,
  numbers: '1.',
  quote: '❝',
};

const primaryFormats = ['bold', 'italic'] as const;
const secondaryFormats = ['underline', 'strike', 'subscript', 'superscript', 'code'] as const;

interface RichTextToolbarProps {
  text: RichTextEditor;
  /** Language of the text. */
  language: string;
}

/**
 * The toolbar of a rich text. It is a single tab stop, within which arrow keys move the focus. Pressing a
 * button returns the focus to the text.
 */
function RichTextToolbar({ text, language }: RichTextToolbarProps) {
  const { editor } = text;
  const { formats, level, allowedLevels, canUndo, canRedo, pasteLoss } = useRichTextState(text);
  const [isExpanded, setExpanded] = useState(false);
  const [hasSpecialCharacters, setSpecialCharacters] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const library = use(LibraryContext);
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    text.toolbar = {
      // At once: what is typed next is meant for the field that opens, and not for the text.
      openLink: () => flushSync(() => setLinking(true)),
      openFind: () => flushSync(() => setFinding(true)),
      focus: () =>
        getButtons(bar.current)
          .find(({ tabIndex }) => tabIndex === 0)
          ?.focus(),
    };
    return () => {
      text.toolbar = undefined;
    };
  }, [text]);

  // Buttons appear and disappear, so one of them is made the tab stop after every render.
  useLayoutEffect(() => {
    const buttons = getButtons(bar.current);
    const current = buttons.find((button) => button.tabIndex === 0 && !button.disabled);
    const tabStop = current ?? buttons.find((button) => !button.disabled);
    setTabStop(buttons, tabStop);
  });

  const renderFormat = (name: WordFormat) => (
    <ToolButton
      key={name}
      label={withShortcut(texts[name], wordFormats[name].key)}
      pressed={formats.has(name)}
      onPress={() => toggleFormat(editor, name)}
    >
      {formatSymbols[name]}
    </ToolButton>
  );

  return (
    <ToolRows>
      <ToolRows
        ref={bar}
        role="toolbar"
        aria-label={texts.toolbar}
        onKeyDown={(event) => moveFocus(bar.current, event, () => editor.view.focus())}
        onFocus={({ target }) => {
          const buttons = getButtons(bar.current);
          setTabStop(
            buttons,
            buttons.find((button) => button.isSameNode(target)),
          );
        }}
      >
        <ToolRow>
          {allowedLevels.map((headingLevel) => (
            <ToolButton
              key={headingLevel}
              label={withShortcut(
                texts.heading({ level: headingLevel }),
                getHeadingKey(headingLevel),
              )}
              pressed={headingLevel === level}
              onPress={() => toggleHeading(editor, headingLevel)}
            >
              {`H${headingLevel}`}
            </ToolButton>
          ))}
          {primaryFormats.map(renderFormat)}
          {keysOf(blockFormats).map((name) => (
            <ToolButton
              key={name}
              label={withShortcut(texts[name], blockFormats[name].key)}
              pressed={formats.has(name)}
              onPress={() => toggleBlock(editor, name)}
            >
              {blockSymbols[name]}
            </ToolButton>
          ))}
          {formats.has('quote') && (
            <ToolButton label={texts.source} onPress={() => addSource(editor)}>
              ❝—
            </ToolButton>
          )}
          <ToolButton
            label={withShortcut(texts.link, 'Mod-k')}
            pressed={formats.has('link')}
            onPress={() => setLinking(true)}
          >
            <LinkIcon />
          </ToolButton>
          {library && (
            <PictureTool text={text} library={library} isSelected={formats.has('picture')} />
          )}
          {!formats.has('table') && (
            <ToolButton label={texts.table} onPress={() => addTable(editor)}>
              <Icon name="grid" />
            </ToolButton>
          )}
          <ToolButton
            label={withShortcut(texts.undo, 'Mod-z')}
            disabled={!canUndo}
            onPress={() => editor.chain().focus().undo().run()}
          >
            ↶
          </ToolButton>
          <ToolButton
            label={withShortcut(texts.redo, 'Mod-y')}
            disabled={!canRedo}
            onPress={() => editor.chain().focus().redo().run()}
          >
            ↷
          </ToolButton>
          <ToolButton
            label={texts.more}
            expanded={isExpanded}
            onPress={() => setExpanded(!isExpanded)}
          >
            ⋯
          </ToolButton>
        </ToolRow>
        {formats.has('table') && <TableTools editor={editor} />}
        {isExpanded && (
          <ToolRow>
            {secondaryFormats.map(renderFormat)}
            <ToolButton
              label={texts.rule}
              onPress={() => editor.chain().focus().insertContent({ type: 'hr' }).run()}
            >
              ―
            </ToolButton>
            <ToolButton
              label={withShortcut(texts.clear, 'Mod-\\')}
              onPress={() => clearFormats(editor)}
            >
              T×
            </ToolButton>
            <ToolButton
              label={withShortcut(texts.find, 'Mod-f')}
              expanded={isFinding}
              onPress={() => setFinding(true)}
            >
              <Icon name="search" />
            </ToolButton>
            <ToolButton
              label={texts.specialSigns}
              expanded={hasSpecialCharacters}
              onPress={() => setSpecialCharacters(!hasSpecialCharacters)}
            >
              Ω
            </ToolButton>
          </ToolRow>
        )}
        {isExpanded && hasSpecialCharacters && (
          <SpecialCharacterTools editor={editor} language={language} />
        )}
      </ToolRows>
      {isFinding && (
        <FindBar
          text={text}
          onClose={() => {
            setFinding(false);
            editor.view.focus();
          }}
        />
      )}
      <TextStatus text={text} pasteLoss={pasteLoss} />
      {isLinking && (
        <TextLinkDialog
          editor={editor}
          onClose={() => {
            setLinking(false);
            editor.view.focus();
          }}
        />
      )}
    </ToolRows>
  );
}

const LinkIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width="1.2em"
    height="1.2em"
    aria-hidden
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
  >
    <path d="M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 1 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 1 0 11 18.7l1-1" />
  </svg>
);

const getButtons = (bar: HTMLElement | null): HTMLButtonElement[] => [
  ...(bar?.querySelectorAll('button') ?? []),
];

/** Makes one button the tab stop of the toolbar. */
function setTabStop(
  buttons: readonly HTMLButtonElement[],
  tabStop: HTMLButtonElement | undefined,
): void {
  for (const button of buttons) {
    const tabIndex = button === tabStop ? 0 : -1;
    if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex;
  }
}

/** Moves the focus along a toolbar with arrow keys, Home and End. Escape returns the focus to the text. */
function moveFocus(bar: HTMLElement | null, event: KeyboardEvent, onLeave: () => void): void {
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    return onLeave();
  }
  const buttons = getButtons(bar).filter((button) => !button.disabled);
  const currentIndex = buttons.findIndex((button) => button === document.activeElement);
  const targetIndexes: Readonly<Record<string, number>> = {
    ArrowRight: currentIndex + 1,
    ArrowLeft: currentIndex - 1,
    Home: 0,
    End: -1,
  };
  const targetIndex = targetIndexes[event.key];
  if (currentIndex < 0 || targetIndex === undefined) return;
  event.preventDefault();
  buttons.at(targetIndex % buttons.length)?.focus();
}

/** Memoized, since the page around a text renders more often than its tools change. */
export default memo(RichTextToolbar);
