import { Choice, type ChoiceProps } from '../Choice/Choice';

/**
 * On or off, with effect at once; what waits for a button is a Checkbox.
 */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} kind="switch" />;
}
