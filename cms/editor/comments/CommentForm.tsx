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
import { insertMention, mentionAt, mentionedIn, offeredColleagues } from './mentions';
import { commentTexts as texts } from './commentsTexts';

const Form = styled('form', {
  position: 'relative',
  display: 'grid',
  gap: '$2',
  '& textarea': { minBlockSize: '$row', fontSize: '$small' },
});

const Names = styled('ul', {
  display: 'grid',
  margin: 0,
  padding: '$1',
  border: '1px solid $line',
  borderRadius: '$small',
  backgroundColor: '$bg',
  boxShadow: '$overlay',
  listStyle: 'none',
});

const Name = styled('li', {
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

const maxLength = 2000;

interface CommentFormProps {
  label: string;
  about: { threadId?: string; blockUid?: string };
  onDone: (sent: boolean) => void;
}

/** Something to say, with names of colleagues to choose from after an @. */
export function CommentForm({ label, about, onDone }: CommentFormProps) {
  const { colleagues, add } = useComments();
  const [text, setText] = useState('');
  const [caret, setCaret] = useState(0);
  const [index, setIndex] = useState(0);
  const [closed, setClosed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const moveTo = useRef<number>(undefined);
  const listId = useId();

  const mentioning = closed ? undefined : mentionAt(text, caret);
  const offered = mentioning ? offeredColleagues(colleagues, mentioning) : [];
  const active = Math.min(index, offered.length - 1);

  // Whoever opened the form is about to write.
  useEffect(() => area.current?.focus(), []);

  useLayoutEffect(() => {
    if (moveTo.current === undefined) return;
    area.current?.setSelectionRange(moveTo.current, moveTo.current);
    moveTo.current = undefined;
  }, [text]);

  function choose(name: string): void {
    if (!mentioning) return;
    const next = insertMention(text, mentioning, name);
    moveTo.current = next.caret;
    setText(next.text);
    setCaret(next.caret);
    setIndex(0);
    area.current?.focus();
  }

  function onKey(event: KeyboardEvent): void {
    if (offered.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const by = event.key === 'ArrowDown' ? 1 : -1;
      event.preventDefault();
      setIndex((active + by + offered.length) % offered.length);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      choose(offered[active]?.name ?? '');
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setClosed(true);
    }
  }

  async function send(): Promise<void> {
    if (text.trim() === '') return area.current?.focus();
    setBusy(true);
    setProblem(undefined);
    try {
      await add({ ...about, text, mentions: mentionedIn(text, colleagues) });
      setText('');
      onDone(true);
    } catch (error) {
      setProblem(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    // `send` reports what goes wrong.
    void send();
  }

  return (
    <Form onSubmit={submit}>
      <TextArea
        ref={area}
        label={label}
        hint={colleagues.length > 0 ? texts.mentionHint : undefined}
        value={text}
        maxLength={maxLength}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={offered.length > 0 ? `${listId}-${active}` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setCaret(event.target.selectionStart);
          setClosed(false);
          setIndex(0);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKey}
      />
      <Names id={listId} role="listbox" aria-label={texts.colleagues} hidden={offered.length === 0}>
        {offered.map(({ id, name }, at) => (
          <Name
            key={id}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === active}
            // The caret stays where it is.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(name)}
          >
            {name}
          </Name>
        ))}
      </Names>
      <ErrorText>{problem}</ErrorText>
      <Buttons>
        <Button type="submit" size="small" disabled={busy}>
          {texts.send}
        </Button>
        <Button variant="ghost" type="button" size="small" onClick={() => onDone(false)}>
          {texts.cancel}
        </Button>
      </Buttons>
    </Form>
  );
}
