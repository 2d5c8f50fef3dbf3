import { ChoiceGroup, type ChoiceGroupProps } from '../Choice/ChoiceGroup';

export type RadioGroupProps = ChoiceGroupProps<string>;

/** One of several things, all in sight. For more than about seven take a Select or a Combobox. */
export function RadioGroup({ value, defaultValue, ...rest }: RadioGroupProps) {
  return (
    <ChoiceGroup
      {...rest}
      kind="radio"
      isChosen={(option) => (value === undefined ? undefined : value === option)}
      isChosenAtFirst={(option) =>
        defaultValue === undefined ? undefined : defaultValue === option
      }
    />
  );
}
