import { Select, type SelectProps } from '../../design-system/components/Select/Select';

interface ChoiceFieldProps<Value extends string> extends Omit<
  SelectProps,
  'value' | 'onChange' | 'children'
> {
  value: Value;
  /** Pairs of a value and its label, in the order of the options. */
  choices: readonly (readonly [value: Value, label: string])[];
  onChoose: (value: Value) => void;
}

/** A `<select>` that reports its choice with the type of its values. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { choices, onChoose, ...selectProps } = props;
  return (
    <Select
      {...selectProps}
      onChange={({ target }) => {
        const choice = choices.find(([value]) => value === target.value);
        if (choice) onChoose(choice[0]);
      }}
    >
      {choices.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
