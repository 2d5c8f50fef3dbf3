import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { TextArea } from '../../../design-system/components/TextArea/TextArea';
import { styled } from '../../../design-system/stitches';
import { describeFailure } from '../describeFailure';
import { ErrorText } from '../ErrorText';
import { useComments } from './CommentsProvider';
import { insertMention, findPartialMention, findMentionedIds, suggestColleagues } from './mentions';
import { commentTexts as texts } from './commentsTexts';

const Form = styled('form', {
  position: 'relative',
  display: 'grid',
  gap: '$2',
  '& textarea': { minBlockSize: '$row', fontSize: '$small' },
});

const Suggestions = styled('ul', {
  display: 'grid',
  margin: 0,
  padding: '$1',
  border: '1px solid $line',
  borderRadius: '$small',
  backgroundColor: '$bg',
  boxShadow: '$overlay',
  listStyle: 'none',
});

const Suggestion = styled('li', {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 'calc($sizes$touch - $space$2)',
  paddingInline: '$3',
  borderRadius: '$small',
  fontSize: '$small',
  cursor: 'pointer',
  '&[aria-selected="true"]': { backgroundColor: '$surface', fontWeight: '$semibold' },
  '@forcedColors': { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
});

const Buttons = styled('div', { display: 'flex', gap: '$2' });

const MAX_LENGTH = 2000;

interface CommentFormProps {
  label: string;
  about: { threadId?: string; blockUid?: string };
  onClose: (sent: boolean) => void;
}

/** A comment field that suggests colleagues after an @. */
export function CommentForm({ label, about, onClose }: CommentFormProps) {
  const { colleagues, add } = useComments();
  const [text, setText] = useState('');
  const [caret, setCaret] = useState(0);
  const [suggestionIndex, setSuggestionIndex] = useState(0);
  const [isDismissed, setIsDismissed] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const textAreaRef = useRef<HTMLTextAreaElement>(null);
  const nextCaretRef = useRef<number>(undefined);
  const listId = useId();

  const mention = isDismissed ? undefined : findPartialMention(text, caret);
  const suggestions = mention ? suggestColleagues(colleagues, mention) : [];
  const activeIndex = Math.min(suggestionIndex, suggestions.length - 1);

  // The form is only opened to write, so it takes the focus.
  useEffect(() => textAreaRef.current?.focus(), []);

  useLayoutEffect(() => {
    if (nextCaretRef.current === undefined) return;
    textAreaRef.current?.setSelectionRange(nextCaretRef.current, nextCaretRef.current);
    nextCaretRef.current = undefined;
  }, [text]);

  function chooseSuggestion(name: string): void {
    if (!mention) return;
    const inserted = insertMention(text, mention, name);
    nextCaretRef.current = inserted.caret;
    setText(inserted.text);
    setCaret(inserted.caret);
    setSuggestionIndex(0);
    textAreaRef.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (suggestions.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      event.preventDefault();
      setSuggestionIndex((activeIndex + step + suggestions.length) % suggestions.length);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      chooseSuggestion(suggestions[activeIndex]?.name ?? '');
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setIsDismissed(true);
    }
  }

  async function send(): Promise<void> {
    if (text.trim() === '') return textAreaRef.current?.focus();
    setIsSending(true);
    setErrorMessage(undefined);
    try {
      await add({ ...about, text, mentions: findMentionedIds(text, colleagues) });
      setText('');
      onClose(true);
    } catch (error) {
      setErrorMessage(describeFailure(error));
    } finally {
      setIsSending(false);
    }
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    // `send` shows its failures itself.
    void send();
  }

  return (
    <Form onSubmit={submit}>
      <TextArea
        ref={textAreaRef}
        label={label}
        hint={colleagues.length > 0 ? texts.mentionHint : undefined}
        value={text}
        maxLength={MAX_LENGTH}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={suggestions.length > 0 ? `${listId}-${activeIndex}` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setCaret(event.target.selectionStart);
          setIsDismissed(false);
          setSuggestionIndex(0);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={handleKeyDown}
      />
      <Suggestions
        id={listId}
        role="listbox"
        aria-label={texts.colleagues}
        hidden={suggestions.length === 0}
      >
        {suggestions.map(({ id, name }, optionIndex) => (
          <Suggestion
            key={id}
            id={`${listId}-${optionIndex}`}
            role="option"
            aria-selected={optionIndex === activeIndex}
            // Keeps the focus and the caret in the text area.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => chooseSuggestion(name)}
          >
            {name}
          </Suggestion>
        ))}
      </Suggestions>
      <ErrorText>{errorMessage}</ErrorText>
      <Buttons>
        <Button type="submit" size="small" disabled={isSending}>
          {texts.send}
        </Button>
        <Button variant="ghost" type="button" size="small" onClick={() => onClose(false)}>
          {texts.cancel}
        </Button>
      </Buttons>
    </Form>
  );
}
