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

/** An option of a group. */
interface ChoiceOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

/** Props of a group; other props (`name`, `onChange`, `ref` …) are passed to each input. */
export interface ChoiceGroupProps<Value> extends Omit<
  ChoiceProps,
  'label' | 'variant' | 'value' | 'defaultValue'
> {
  legend: ReactNode;
  options: readonly ChoiceOption[];
  optional?: boolean;
  layout?: 'column' | 'row' | 'boxes';
  /** The chosen value; makes the group controlled. */
  value?: Value;
  /** The initially chosen value. */
  defaultValue?: Value;
}

interface ChosenPredicates {
  /** Whether an option is chosen; undefined when the inputs are uncontrolled. */
  isChosen: (value: string) => boolean | undefined;
  isInitiallyChosen: (value: string) => boolean | undefined;
}

/** Native inputs for a choice among options; the basis of CheckboxGroup and RadioGroup. */
export function ChoiceGroup(
  props: Omit<ChoiceGroupProps<never>, 'value' | 'defaultValue'> &
    ChosenPredicates & { type: 'checkbox' | 'radio' },
) {
  const {
    type,
    legend,
    hint,
    error,
    required,
    optional,
    layout = 'column',
    ...remainingProps
  } = props;
  const {
    options,
    isChosen,
    isInitiallyChosen: isChosenAtFirst,
    id,
    disabled,
    name,
    ...rest
  } = remainingProps;
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const isRadio = type === 'radio';
  return (
    <Fieldset
      id={`${fieldId}-group`}
      variant="label"
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
            // The group's id is that of its first input, so that links in an error summary focus it.
            id={index === 0 ? fieldId : `${fieldId}-${index + 1}`}
            type={type}
            variant={layout === 'boxes' ? 'boxed' : 'plain'}
            name={name ?? (isRadio ? generatedId : undefined)}
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
