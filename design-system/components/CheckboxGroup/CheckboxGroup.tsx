import { ChoiceGroup, type ChoiceGroupProps } from '../Choice/ChoiceGroup';

export type CheckboxGroupProps = ChoiceGroupProps<readonly string[]>;

/**
 * A choice of any number of options. The form sends the value of each chosen option under the same name.
 */
export function CheckboxGroup({ value, defaultValue, ...rest }: CheckboxGroupProps) {
  return (
    <ChoiceGroup
      {...rest}
      type="checkbox"
      isChosen={(option) => value?.includes(option)}
      isInitiallyChosen={(option) => defaultValue?.includes(option)}
    />
  );
}
