import { useState } from 'react';
import type { FrameProps } from '../../../design-system/components/FormField/FormField';
import { TextArea } from '../../../design-system/components/TextArea/TextArea';
import { TextField } from '../../../design-system/components/TextField/TextField';

interface TextInputProps extends Pick<FrameProps, 'label' | 'hint' | 'error'> {
  /** Name of the field in its contract. */
  name: string;
  /** Characters that are shown where the text appears, if the contract says so. */
  advised: number | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** Longest text that a line has room for, in characters. */
const lineLength = 80;

/** A text in one line or several. It stays what it was at first: a control that changes loses the caret. */
export function TextInput({ name, advised, value, onChange, ...frame }: TextInputProps) {
  const [long] = useState(() => isLong(name, value, advised));
  return long ? (
    <TextArea {...frame} value={value} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <TextField {...frame} value={value} onChange={(event) => onChange(event.target.value)} />
  );
}

/** Whether a text may well have several lines; a contract does not say. */
function isLong(name: string, text: string, advised: number | undefined): boolean {
  if (advised !== undefined) return advised > lineLength;
  return (
    /(^|[a-z])(Text|Description)$/i.test(name) || text.includes('\n') || text.length > lineLength
  );
}
