import { type ComponentPropsWithRef, useId } from 'react';
import { css, styled } from '../../stitches';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { control } from '../FormField/control';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const Bar = styled('div', { position: 'relative', display: 'flex', inlineSize: '100%' });

const SearchIcon = styled('span', {
  position: 'absolute',
  insetInlineStart: '$4',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: '$muted',
  pointerEvents: 'none',
});

const input = css(control, {
  minBlockSize: '3.5rem',
  paddingInlineStart: '3.25rem',
  paddingInlineEnd: '8rem',
  textOverflow: 'ellipsis',
  '&::-webkit-search-cancel-button': { appearance: 'none' },
});

const Submit = styled('span', {
  position: 'absolute',
  insetInlineEnd: '0.25rem',
  insetBlock: '0.25rem',
  display: 'flex',
  '& > button': { minBlockSize: '100%' },
});

export interface SearchFieldProps extends ComponentPropsWithRef<'input'> {
  /** Accessible name; visually the field shows its placeholder. */
  label: string;
  /** Text of the submit button. */
  submitLabel: string;
}

/** A search bar; belongs in a form with `role="search"` that works without JavaScript. */
export function SearchField({ label, submitLabel, id, ...rest }: SearchFieldProps) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  return (
    <Bar>
      <VisuallyHidden as="label" htmlFor={fieldId}>
        {label}
      </VisuallyHidden>
      <SearchIcon>
        <Icon name="search" size="medium" />
      </SearchIcon>
      <input autoComplete="off" {...rest} id={fieldId} type="search" className={input()} />
      <Submit>
        <Button type="submit" form={rest.form}>
          {submitLabel}
        </Button>
      </Submit>
    </Bar>
  );
}
