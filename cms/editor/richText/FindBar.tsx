import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { styled } from '../../../design-system/stitches';
import { ToolButton } from '../ToolButton';
import {
  setSearchText,
  getSearchState,
  selectMatch,
  MAX_SEARCH_CHARACTERS,
  replaceAllMatches,
  replaceSelectedMatch,
} from './searchAndReplace';
import type { RichTextEditor } from './RichTextEditor';
import { richTextTexts as texts } from './richTextTexts';

const Bar = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$1' });

const Field = styled('input', {
  minBlockSize: 'calc($sizes$touch - $space$2)',
  inlineSize: 'calc(2 * $sizes$swatch)',
  maxInlineSize: '100%',
  paddingInline: '$2',
  border: '1px solid $border',
  borderRadius: '$small',
  backgroundColor: '$field',
  color: '$text',
  font: 'inherit',
  fontSize: '$small',
});

const Note = styled('span', { paddingInline: '$2', fontSize: '$caption', color: '$muted' });

interface FindBarProps {
  text: RichTextEditor;
  onClose: () => void;
}

/** Finds a text in a rich text. Replaces its matches one by one or all at once. */
export function FindBar({ text, onClose }: FindBarProps) {
  const { editor } = text;
  const [searchText, setTypedText] = useState(() => readSelectedText(text));
  const [replacement, setReplacement] = useState('');
  const [status, setStatus] = useState('');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.select(), []);
  useEffect(() => {
    setSearchText(editor, searchText);
    setStatus(
      searchText === '' || getSearchState(editor).matches.length > 0 ? '' : texts.finding.none,
    );
  }, [editor, searchText]);
  useEffect(
    () => () => {
      if (!editor.isDestroyed) setSearchText(editor, '');
    },
    [editor],
  );

  function goToMatch(direction: -1 | 1): void {
    const matchNumber = selectMatch(editor, direction);
    const matchCount = getSearchState(editor).matches.length;
    setStatus(
      matchNumber === 0
        ? texts.finding.none
        : texts.finding.place({ place: matchNumber, total: matchCount }),
    );
  }

  function replaceMatch(): void {
    replaceSelectedMatch(editor, replacement);
    goToMatch(1);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return onClose();
    }
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Prevents that Enter submits the form around the text.
    event.preventDefault();
    if (event.target === field.current) goToMatch(event.shiftKey ? -1 : 1);
    else replaceMatch();
  }

  return (
    <Bar role="search" aria-label={texts.find} onKeyDown={onKeyDown}>
      <Field
        ref={field}
        aria-label={texts.finding.words}
        placeholder={texts.finding.words}
        value={searchText}
        maxLength={MAX_SEARCH_CHARACTERS}
        onChange={(event) => setTypedText(event.target.value)}
      />
      <Field
        aria-label={texts.finding.replacement}
        placeholder={texts.finding.replacement}
        value={replacement}
        onChange={(event) => setReplacement(event.target.value)}
      />
      <ToolButton label={texts.finding.previous} onPress={() => goToMatch(-1)}>
        <Icon name="arrowUp" />
      </ToolButton>
      <ToolButton label={texts.finding.next} onPress={() => goToMatch(1)}>
        <Icon name="arrowDown" />
      </ToolButton>
      <ToolButton label={texts.finding.replace} onPress={replaceMatch}>
        {texts.finding.replace}
      </ToolButton>
      <ToolButton
        label={texts.finding.replaceAll}
        onPress={() =>
          setStatus(texts.finding.replaced({ count: replaceAllMatches(editor, replacement) }))
        }
      >
        {texts.finding.replaceAll}
      </ToolButton>
      <ToolButton label={texts.finding.close} onPress={onClose}>
        <Icon name="close" />
      </ToolButton>
      <Note role="status">{status}</Note>
    </Bar>
  );
}

/** The selected text is the initial search text. */
function readSelectedText({ editor }: RichTextEditor): string {
  const { from, to } = editor.state.selection;
  return editor.state.doc.textBetween(from, Math.min(to, from + MAX_SEARCH_CHARACTERS), ' ');
}
