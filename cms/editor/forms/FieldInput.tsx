import type { ReactNode } from 'react';
import { Checkbox } from '../../../design-system/components/Checkbox/Checkbox';
import { Select } from '../../../design-system/components/Select/Select';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { isRecord } from '../../../domain/isRecord';
import type { RawValue } from '../authoring';
import { texts } from '../texts';
import { FileInput } from './FileInput';
import { ImageInput } from './ImageInput';
import type { FieldInputProps } from './fieldInput.types';
import { ItemsInput } from './ItemsInput';
import { LinkInput } from './LinkInput';
import { ChoiceInput } from './ChoiceInput';
import { fieldLabel, readableHint } from './readable';
import { TextInput } from './TextInput';
import { TextLength } from './TextLength';
import { RichTextInput } from './RichTextInput';

/** What a value of a field is entered with, by the kind that its contract says. */
export function FieldInput(props: FieldInputProps): ReactNode {
  const { name, contract, value, onChange, path, problems } = props;
  const text = typeof value === 'string' ? value : '';
  const { advisedLength } = contract;
  const hint = readableHint(contract.description);
  const frame = {
    label: fieldLabel(name, contract),
    hint: advisedLength ? (
      <>
        {hint} <TextLength text={text} advised={advisedLength} />
      </>
    ) : (
      hint
    ),
    error: problems[path],
  };
  if ('choices' in contract && contract.choices) {
    return <ChoiceInput {...frame} choices={contract.choices} value={text} onChange={onChange} />;
  }
  switch (contract.kind) {
    case 'text':
      return (
        <TextInput
          {...frame}
          name={name}
          advised={advisedLength}
          value={text}
          onChange={onChange}
        />
      );
    case 'richText':
      return <RichTextInput {...frame} hint={hint} value={text} onChange={onChange} />;
    case 'string':
      return (
        <TextField {...frame} value={text} onChange={(event) => onChange(event.target.value)} />
      );
    case 'integer':
    case 'number':
      return (
        <TextField
          {...frame}
          inputMode="decimal"
          value={value === undefined || value === null ? '' : String(value)}
          onChange={(event) => onChange(numberOf(event.target.value))}
        />
      );
    case 'date':
      return (
        <TextField
          {...frame}
          // Pages write dates in UTC, so that they are the same for everybody.
          hint={frame.hint ?? texts.field.utc}
          type="datetime-local"
          value={text.slice(0, 16)}
          onChange={(event) => onChange(event.target.value ? `${event.target.value}:00Z` : null)}
        />
      );
    case 'boolean':
      return (
        <Checkbox
          {...frame}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'enum':
      return (
        <Select
          {...frame}
          placeholder={texts.field.unset}
          value={text}
          onChange={(event) => onChange(event.target.value || null)}
        >
          {contract.values.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      );
    case 'link':
      return (
        <LinkInput {...frame} opened={props.isAlone} value={recordOf(value)} onChange={onChange} />
      );
    case 'image':
      return <ImageInput {...frame} value={recordOf(value)} onChange={onChange} />;
    case 'file':
      return <FileInput {...frame} value={recordOf(value)} onChange={onChange} />;
    case 'item':
    case 'items':
      return <ItemsInput {...props} contract={contract} Field={FieldInput} />;
  }
}

/** What is no number stays as it was typed, so that it can be put right. */
function numberOf(text: string): RawValue {
  if (text.trim() === '') return null;
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) ? number : text;
}

const recordOf = (value: RawValue) => (isRecord(value) ? value : {});
