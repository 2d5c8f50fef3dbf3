import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '../../messages';
import { styled } from '../../stitches';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$3',
  padding: '$4',
  border: '2px solid $danger',
  borderRadius: '$control',
  backgroundColor: '$bg',
  '@md': { padding: '$5' },
});

const Sign = styled('span', { display: 'flex', color: '$danger' });

/** Not a heading, because it may be in a section of any level. */
const Title = styled('p', {
  margin: 0,
  fontFamily: '$heading',
  fontSize: '$h5',
  fontWeight: '$heading',
  lineHeight: '$snug',
});

const List = styled('ul', {
  display: 'grid',
  gap: '$1',
  margin: '$2 0 0',
  padding: 0,
  listStyle: 'none',
  '& a': { color: '$danger', fontWeight: '$medium' },
  '@touch': { '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: '$touch' } },
});

interface FieldErrorEntry {
  /** Id of its control. */
  fieldId: string;
  /** The same text as at the field. */
  error: ReactNode;
}

export interface FormErrorSummaryProps {
  errors: readonly FieldErrorEntry[];
  title?: ReactNode;
}

/**
 * All errors, above the form: takes the focus when it appears, and each line links to its field. Give it a
 * new `key` for each attempt to send, so that it takes the focus again.
 */
export function FormErrorSummary({ errors, title }: FormErrorSummaryProps) {
  const message = useMessages();
  const headingId = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;

  useEffect(() => {
    if (hasErrors) frameRef.current?.focus();
  }, [hasErrors]);

  if (!hasErrors) return null;
  return (
    <Frame ref={frameRef} role="group" aria-labelledby={headingId} tabIndex={-1}>
      <Sign>
        <Icon name="warning" size="medium" />
      </Sign>
      <div>
        <Title id={headingId}>{title ?? message('errorSummary')}</Title>
        <List>
          {errors.map(({ fieldId: field, error }) => (
            <li key={field}>
              <Link href={`#${field}`} onClick={(event) => focusField(event, field)}>
                {error}
              </Link>
            </li>
          ))}
        </List>
      </div>
    </Frame>
  );
}

/** Moves the focus to a field without changing the address; without script the link does it. */
function focusField(event: MouseEvent, fieldId: string): void {
  const control = event.currentTarget.ownerDocument.getElementById(fieldId);
  if (!control) return;
  event.preventDefault();
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}
