import { Choice, type ChoiceProps } from '../Choice/Choice';

/** A checkbox of a form, such as a consent. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />;
}
