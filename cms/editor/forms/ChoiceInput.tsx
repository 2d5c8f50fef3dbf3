import type { FrameProps } from '../../../design-system/components/FormField/FormField';
import { Select } from '../../../design-system/components/Select/Select';
import { texts } from '../texts';

interface ChoiceInputProps extends Pick<FrameProps, 'label' | 'hint' | 'error'> {
  choices: readonly (readonly [value: string, label: string])[];
  value: string;
  onChange: (value: string | null) => void;
}

/** A select of fixed values. An invalid value of older content is shown until it is replaced. */
export function ChoiceInput({ choices, value, onChange, ...frameProps }: ChoiceInputProps) {
  const isValidChoice = value === '' || choices.some(([choice]) => choice === value);
  return (
    <Select
      {...frameProps}
      placeholder={texts.field.unset}
      value={value}
      onChange={(event) => onChange(event.target.value || null)}
    >
      {!isValidChoice && (
        <option value={value} disabled>
          {texts.field.unknownChoice({ value })}
        </option>
      )}
      {choices.map(([choice, label]) => (
        <option key={choice} value={choice}>
          {label}
        </option>
      ))}
    </Select>
  );
}
