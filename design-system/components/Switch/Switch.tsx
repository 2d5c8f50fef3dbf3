import { Choice, type ChoiceProps } from '../Choice/Choice';

/**
 * On or off, with effect at once; what waits for a button is a Checkbox. Will choose the layout of the kits page.
 */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} kind="switch" />;
}
