import { useState } from 'react';
import type { FrameProps } from '../../../design-system/components/FormField/FormField';
import { TextArea } from '../../../design-system/components/TextArea/TextArea';
import { TextField } from '../../../design-system/components/TextField/TextField';

interface TextInputProps extends Pick<FrameProps, 'label' | 'hint' | 'error'> {
  /** Name of the field in its contract. */
  name: string;
  /**
   * Recommended length, in characters: how much is shown where the text appears. Undefined if the contract
   * has none.
   */
  advisedLength: number | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** Maximum length of a single-line text, in characters. */
const MAX_LINE_LENGTH = 80;

/**
 * A single-line or multi-line text field. It does not change while typing: replacing it would lose the
 * caret.
 */
export function TextInput({ name, advisedLength, value, onChange, ...frameProps }: TextInputProps) {
  const [isMultiLine] = useState(() => guessMultiLine(name, value, advisedLength));
  return isMultiLine ? (
    <TextArea {...frameProps} value={value} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <TextField {...frameProps} value={value} onChange={(event) => onChange(event.target.value)} />
  );
}

/** Guesses whether a text may have several lines, because contracts do not say it. */
function guessMultiLine(name: string, text: string, advisedLength: number | undefined): boolean {
  if (advisedLength !== undefined) return advisedLength > MAX_LINE_LENGTH;
  return (
    /(^|[a-z])(Text|Description)$/i.test(name) ||
    text.includes('\n') ||
    text.length > MAX_LINE_LENGTH
  );
}
