import { ChoiceGroup, type ChoiceGroupProps } from '../Choice/ChoiceGroup';

export type RadioGroupProps = ChoiceGroupProps<string>;

/** A choice of one option; all are visible. For more than about seven options use Select or Combobox. */
export function RadioGroup({ value, defaultValue, ...rest }: RadioGroupProps) {
  return (
    <ChoiceGroup
      {...rest}
      type="radio"
      isChosen={(option) => (value === undefined ? undefined : value === option)}
      isInitiallyChosen={(option) =>
        defaultValue === undefined ? undefined : defaultValue === option
      }
    />
  );
}
