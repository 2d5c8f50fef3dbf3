import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextArea } from '../../../design-system/components/TextArea/TextArea';
import { css, styled } from '../../../design-system/stitches';
import { texts as editorTexts } from '../texts';
import { siteTexts as texts } from './siteTexts';

const TextButton = styled('button', {
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '$touch',
  padding: '$3 $2',
  border: '1px solid transparent',
  borderRadius: '$small',
  backgroundColor: 'transparent',
  color: '$muted',
  font: 'inherit',
  textAlign: 'start',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@hover': { '&:hover': { borderColor: '$border' } },
  variants: { own: { true: { color: '$text', fontWeight: '$medium' } } },
});

const textAreaStyle = css({ '&&': { minBlockSize: '$touch' } });

interface InlineTextProps {
  /** Label of the text. */
  label: string;
  /** The site's own text, if any. */
  value: string | undefined;
  /** The default text. Editing starts with it if there is no other text. */
  fallback: string | undefined;
  /** Shown when there is neither a text nor a default. */
  placeholder: string;
  /** Returns an error message for an invalid text. */
  validate: (text: string) => string | undefined;
  /** Resolves with an error message if saving failed. */
  onSave: (text: string) => Promise<string | undefined>;
  /** Restores the default; absent when a text is required. */
  onReset?: () => Promise<string | undefined>;
  resetLabel?: string;
}

/** A text edited in place: click, type, save. Escape cancels. */
export function InlineText(props: InlineTextProps) {
  const { label, value, fallback, placeholder, validate, onSave, onReset, resetLabel } = props;
  const displayedText = value ?? fallback ?? '';
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const textButton = useRef<HTMLButtonElement>(null);
  const isOpen = text !== undefined;
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen) field.current?.select();
    else if (wasOpen.current) textButton.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  async function saveAndClose(save: () => Promise<string | undefined>): Promise<void> {
    setBusy(true);
    const newProblem = await save();
    setBusy(false);
    setProblem(newProblem);
    if (newProblem === undefined) setText(undefined);
    else field.current?.focus();
  }

  async function send(): Promise<void> {
    const trimmed = (text ?? '').trim();
    if (trimmed === displayedText) return cancel();
    const error = validate(trimmed);
    if (error === undefined) return saveAndClose(() => onSave(trimmed));
    setProblem(error);
    field.current?.focus();
  }

  function cancel(): void {
    setProblem(undefined);
    setText(undefined);
  }

  if (!isOpen) {
    return (
      <TextButton
        ref={textButton}
        type="button"
        own={value !== undefined}
        aria-label={`${texts.edit({ name: label })}: ${displayedText || placeholder}`}
        onClick={() => setText(displayedText)}
      >
        {displayedText || placeholder}
      </TextButton>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // `send` shows its failures at the field, as does `saveAndClose`.
        void send();
      }}
    >
      <Stack gap={2}>
        <TextArea
          ref={field}
          label={label}
          error={problem}
          rows={1}
          className={textAreaStyle()}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') cancel();
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
          }}
        />
        {value !== undefined && fallback !== undefined && value !== fallback && (
          <Text as="div" size="caption" color="muted">
            {texts.standardText({ text: fallback })}
          </Text>
        )}
        <Stack direction="row" gap={2} wrap>
          <Button type="submit" size="small" disabled={isBusy}>
            {texts.save}
          </Button>
          <Button type="button" size="small" variant="ghost" onClick={cancel}>
            {editorTexts.cancel}
          </Button>
          {value !== undefined && onReset && (
            <Button
              type="button"
              size="small"
              variant="outline"
              disabled={isBusy}
              onClick={() => void saveAndClose(onReset)}
            >
              {resetLabel}
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  );
}
