import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextArea } from '../../../design-system/components/TextArea/TextArea';
import { css, styled } from '../../../design-system/stitches';
import { texts as editorTexts } from '../texts';
import { siteTexts as texts } from './siteTexts';

const Show = styled('button', {
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

const area = css({ '&&': { minBlockSize: '$touch' } });

interface InlineTextProps {
  /** What the text is, in words. */
  label: string;
  /** The text of the site itself, if it has one. */
  value: string | undefined;
  /** What holds without one; writing starts from it. */
  fallback: string | undefined;
  /** Shown where there is neither. */
  nothing: string;
  /** What is wrong with a text, or undefined. */
  check: (text: string) => string | undefined;
  /** Resolves with why it was not saved. */
  onSave: (text: string) => Promise<string | undefined>;
  /** Goes back to what holds without a text; left out where there must be one. */
  onReset?: () => Promise<string | undefined>;
  resetLabel?: string;
}

/** A text that is changed where it stands: pressed, written, saved. Escape gives up. */
export function InlineText(props: InlineTextProps) {
  const { label, value, fallback, nothing, check, onSave, onReset, resetLabel } = props;
  const shown = value ?? fallback ?? '';
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const show = useRef<HTMLButtonElement>(null);
  const isOpen = text !== undefined;
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen) field.current?.select();
    else if (wasOpen.current) show.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  async function end(save: () => Promise<string | undefined>): Promise<void> {
    setBusy(true);
    const failed = await save();
    setBusy(false);
    setProblem(failed);
    if (failed === undefined) setText(undefined);
    else field.current?.focus();
  }

  async function send(): Promise<void> {
    const written = (text ?? '').trim();
    if (written === shown) return giveUp();
    const wrong = check(written);
    if (wrong === undefined) return end(() => onSave(written));
    setProblem(wrong);
    field.current?.focus();
  }

  function giveUp(): void {
    setProblem(undefined);
    setText(undefined);
  }

  if (!isOpen) {
    return (
      <Show
        ref={show}
        type="button"
        own={value !== undefined}
        aria-label={`${texts.edit(label)}: ${shown || nothing}`}
        onClick={() => setText(shown)}
      >
        {shown || nothing}
      </Show>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // `send` tells its failure at the field; so below.
        void send();
      }}
    >
      <Stack gap={2}>
        <TextArea
          ref={field}
          label={label}
          error={problem}
          rows={1}
          className={area()}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') giveUp();
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
          }}
        />
        {value !== undefined && fallback !== undefined && value !== fallback && (
          <Text as="div" size="caption" tone="muted">
            {fallback}
          </Text>
        )}
        <Stack direction="row" gap={2} wrap>
          <Button type="submit" size="small" disabled={busy}>
            {texts.save}
          </Button>
          <Button type="button" size="small" variant="ghost" onClick={giveUp}>
            {editorTexts.cancel}
          </Button>
          {value !== undefined && onReset && (
            <Button
              type="button"
              size="small"
              variant="outline"
              disabled={busy}
              onClick={() => void end(onReset)}
            >
              {resetLabel}
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  );
}
