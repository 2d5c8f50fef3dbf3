import { Choice, type ChoiceProps } from '../Choice/Choice';

/** One of several that exclude each other; several with the same `name`, in a Fieldset. See RadioGroup. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} kind="radio" />;
}
