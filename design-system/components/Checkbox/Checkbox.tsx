import { Choice, type ChoiceProps } from '../Choice/Choice';

/** Yes or no, as part of a form: a consent, one of several wishes. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} kind="checkbox" />;
}
