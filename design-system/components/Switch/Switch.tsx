import { Choice, type ChoiceProps } from '../Choice/Choice';

/**
 * An on/off setting with immediate effect. If a form has to be submitted, use Checkbox.
 */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} type="switch" />;
}
