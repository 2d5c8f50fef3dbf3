import { ChoiceGroup, type ChoiceGroupProps } from '../Choice/ChoiceGroup';

export type CheckboxGroupProps = ChoiceGroupProps<readonly string[]>;

/**
 * Any number of several things. The form gets the value of each that is chosen under the same name.
 */
export function CheckboxGroup({ value, defaultValue, ...rest }: CheckboxGroupProps) {
  return (
    <ChoiceGroup
      {...rest}
      kind="checkbox"
      isChosen={(option) => value?.includes(option)}
      isChosenAtFirst={(option) => defaultValue?.includes(option)}
    />
  );
}
