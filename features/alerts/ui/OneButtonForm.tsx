import type { ReactNode } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { styled } from '../../../design-system/stitches';
import { usePageInfo } from '../../../rendering/pageInfo';

/** A row of buttons and links. */
export const ActionRow = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$3' });

interface OneButtonFormProps {
  /** Last segment of the form's address, `/api/alerts/…`. */
  action: 'confirm' | 'stop' | 'stop-all' | 'renew';
  fields: Readonly<Record<string, string>>;
  /** Accessible name of the button, if its text does not name the search. */
  label?: string;
  variant?: 'primary' | 'outline';
  children: ReactNode;
}

/** A form with a single button; it needs no script. */
export function OneButtonForm({
  action,
  fields,
  label,
  variant = 'primary',
  children,
}: OneButtonFormProps) {
  return (
    <form method="post" action={`/api/alerts/${action}`}>
      <HiddenFields fields={fields} />
      <Button
        type="submit"
        variant={variant}
        size={variant === 'outline' ? 'small' : undefined}
        aria-label={label}
      >
        {children}
      </Button>
    </form>
  );
}

/** Hidden fields of a form, including the page's language. */
export function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  const { language } = usePageInfo();
  return Object.entries({ ...fields, language }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
