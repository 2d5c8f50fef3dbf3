import { type ReactNode, useId } from 'react';
import { styled } from '../../stitches';
import { Fieldset } from '../Fieldset/Fieldset';
import { Choice, type ChoiceProps } from './Choice';

const List = styled('div', {
  display: 'grid',
  variants: {
    layout: {
      column: { gap: '$3', '@touch': { gap: 0 } },
      row: { display: 'flex', flexWrap: 'wrap', gap: '$3 $5', '@touch': { gap: '0 $5' } },
      /** Cards side by side, as many as fit. */
      boxes: {
        gap: '$3',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
      },
    },
  },
});

/** One of the things that a group offers. */
interface ChoiceOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

/** Props of a group; the rest (`name`, `onChange`, `ref` …) goes to each of its inputs. */
export interface ChoiceGroupProps<Value> extends Omit<
  ChoiceProps,
  'label' | 'look' | 'value' | 'defaultValue'
> {
  legend: ReactNode;
  options: readonly ChoiceOption[];
  optional?: boolean;
  layout?: 'column' | 'row' | 'boxes';
  /** What is chosen; makes the group a controlled one. */
  value?: Value;
  /** What is chosen at first. */
  defaultValue?: Value;
}

interface Chosen {
  /** Whether an option is chosen; undefined where the inputs are uncontrolled. */
  isChosen: (value: string) => boolean | undefined;
  isChosenAtFirst: (value: string) => boolean | undefined;
}

/** Native inputs that choose among options: what CheckboxGroup and RadioGroup have in common. */
export function ChoiceGroup(
  props: Omit<ChoiceGroupProps<never>, 'value' | 'defaultValue'> &
    Chosen & { kind: 'checkbox' | 'radio' },
) {
  const { kind, legend, hint, error, required, optional, layout = 'column', ...others } = props;
  const { options, isChosen, isChosenAtFirst, id, disabled, name, ...rest } = others;
  const generated = useId();
  const field = id ?? generated;
  const isRadio = kind === 'radio';
  return (
    <Fieldset
      id={`${field}-group`}
      size="label"
      legend={legend}
      hint={hint}
      error={error}
      required={required}
      optional={optional}
      disabled={disabled}
      role={isRadio ? 'radiogroup' : undefined}
      aria-required={isRadio && required ? true : undefined}
      aria-invalid={isRadio && error ? true : undefined}
    >
      <List layout={layout}>
        {options.map((option, index) => (
          <Choice
            {...rest}
            key={option.value}
            // The group's own id leads to its first input, for links from a summary of errors.
            id={index === 0 ? field : `${field}-${index + 1}`}
            kind={kind}
            look={layout === 'boxes' ? 'boxed' : 'plain'}
            name={name ?? (isRadio ? generated : undefined)}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled}
            required={isRadio ? required : undefined}
            checked={isChosen(option.value)}
            defaultChecked={isChosenAtFirst(option.value)}
            aria-invalid={!isRadio && error ? true : undefined}
          />
        ))}
      </List>
    </Fieldset>
  );
}
