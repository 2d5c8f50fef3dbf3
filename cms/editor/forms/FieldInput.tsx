import type { ReactNode } from 'react';
import { Checkbox } from '../../../design-system/components/Checkbox/Checkbox';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { isRecord } from '../../../domain/isRecord';
import type { RawValue } from '../authoring';
import { FileInput } from './FileInput';
import { ImageInput } from './ImageInput';
import type { FieldInputProps } from './fieldInput.types';
import { ItemsInput } from './ItemsInput';
import { LinkInput } from './LinkInput';
import { ChoiceInput } from './ChoiceInput';
import { DateInput } from './DateInput';
import { fieldHelp, fieldLabel, valueName } from './contractTexts';
import { TextInput } from './TextInput';
import { TextLength } from './TextLength';
import { RichTextInput } from './RichTextInput';

/** The input control of a field, chosen by its contract. */
export function FieldInput(props: FieldInputProps): ReactNode {
  const { name, contract, value, onChange, path, problems } = props;
  const text = typeof value === 'string' ? value : '';
  const { advisedLength } = contract;
  const hint = fieldHelp(name, contract);
  const frameProps = {
    label: fieldLabel(name, contract),
    hint: advisedLength ? (
      <>
        {hint} <TextLength text={text} advisedLength={advisedLength} />
      </>
    ) : (
      hint
    ),
    error: problems[path],
  };
  if ('choices' in contract && contract.choices) {
    return (
      <ChoiceInput
        {...frameProps}
        choices={contract.choices.map((choice) => [choice, valueName(name, contract, choice)])}
        value={text}
        onChange={onChange}
      />
    );
  }
  switch (contract.kind) {
    case 'text':
      return (
        <TextInput
          {...frameProps}
          name={name}
          advisedLength={advisedLength}
          value={text}
          onChange={onChange}
        />
      );
    case 'richText':
      return <RichTextInput {...frameProps} hint={hint} value={text} onChange={onChange} />;
    case 'string':
      return (
        <TextField
          {...frameProps}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'integer':
    case 'number':
      return (
        <TextField
          {...frameProps}
          inputMode="decimal"
          value={value === undefined || value === null ? '' : String(value)}
          onChange={(event) => onChange(parseNumber(event.target.value))}
        />
      );
    case 'date':
      return <DateInput {...frameProps} value={text} onChange={onChange} />;
    case 'boolean':
      return (
        <Checkbox
          {...frameProps}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'enum':
      return (
        <ChoiceInput
          {...frameProps}
          choices={contract.values.map((option) => [option, valueName(name, contract, option)])}
          value={text}
          onChange={onChange}
        />
      );
    case 'link':
      return (
        <LinkInput
          {...frameProps}
          alwaysOpen={props.isOnlyField}
          value={toRecord(value)}
          onChange={onChange}
        />
      );
    case 'image':
      return <ImageInput {...frameProps} value={toRecord(value)} onChange={onChange} />;
    case 'file':
      return <FileInput {...frameProps} value={toRecord(value)} onChange={onChange} />;
    case 'item':
    case 'items':
      return <ItemsInput {...props} contract={contract} Field={FieldInput} />;
  }
}

/** Parses a number. An invalid number stays a text, so that the editor can correct it. */
function parseNumber(text: string): RawValue {
  if (text.trim() === '') return null;
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) ? number : text;
}

const toRecord = (value: RawValue) => (isRecord(value) ? value : {});
