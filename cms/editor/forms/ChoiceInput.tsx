import type { FrameProps } from '../../../design-system/components/FormField/FormField';
import { Select } from '../../../design-system/components/Select/Select';
import type { Choice } from '../../../schema/contract';
import { texts } from '../texts';

interface ChoiceInputProps extends Pick<FrameProps, 'label' | 'hint' | 'error'> {
  choices: readonly Choice[];
  value: string;
  onChange: (value: string | null) => void;
}

/** A text that may have certain values alone. Another one, of older content, is shown until it is replaced. */
export function ChoiceInput({ choices, value, onChange, ...frame }: ChoiceInputProps) {
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <Select
      {...frame}
      placeholder={texts.field.unset}
      value={value}
      onChange={(event) => onChange(event.target.value || null)}
    >
      {!isKnown && (
        <option value={value} disabled>
          {texts.field.unknownChoice(value)}
        </option>
      )}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}
