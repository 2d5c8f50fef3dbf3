import type { ReactNode } from 'react';
import { useMessages } from '../../messages';
import { styled } from '../../stitches';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const HintText = styled('p', {
  margin: 0,
  color: '$muted',
  fontSize: '$small',
  lineHeight: '$snug',
  textWrap: 'pretty',
});

const ErrorText = styled('p', {
  display: 'flex',
  alignItems: 'start',
  gap: '$2',
  margin: 0,
  color: '$danger',
  fontSize: '$small',
  fontWeight: '$medium',
  lineHeight: '$snug',
  textWrap: 'pretty',
  '& svg': { marginBlockStart: '0.05em' },
});

/** Ids of a field's hint and error, for `aria-describedby`; undefined if it has none. */
export function noteIds(
  fieldId: string,
  { hint, error }: { hint?: ReactNode; error?: ReactNode },
  ...others: (string | undefined | false)[]
): string | undefined {
  const ids = [...others, hint && `${fieldId}-hint`, error && `${fieldId}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Explains how to fill in the field. */
export function Hint({ field: fieldId, children }: { field: string; children: ReactNode }) {
  return children ? <HintText id={`${fieldId}-hint`}>{children}</HintText> : null;
}

/** Error of a field: an icon and text, not only a colour. */
export function FieldError({ field: fieldId, children }: { field: string; children: ReactNode }) {
  const message = useMessages();
  if (!children) return null;
  return (
    <ErrorText id={`${fieldId}-error`}>
      <Icon name="warning" />
      <span>
        <VisuallyHidden>{message('fieldError')}: </VisuallyHidden>
        {children}
      </span>
    </ErrorText>
  );
}
