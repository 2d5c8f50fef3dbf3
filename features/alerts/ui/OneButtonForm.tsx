import type { ReactNode } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { styled } from '../../../design-system/stitches';
import { usePageInfo } from '../../../rendering/pageInfo';

/** Buttons and links side by side. */
export const AlertAction = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$3' });

interface OneButtonFormProps {
  /** Of `POST /api/alerts/…`. */
  action: 'confirm' | 'stop' | 'stop-all' | 'renew';
  fields: Readonly<Record<string, string>>;
  /** What the button is called where its text does not say what it is about. */
  label?: string;
  look?: 'primary' | 'outline';
  children: ReactNode;
}

/** A button that changes something; it needs no script. */
export function OneButtonForm({
  action,
  fields,
  label,
  look = 'primary',
  children,
}: OneButtonFormProps) {
  return (
    <form method="post" action={`/api/alerts/${action}`}>
      <HiddenFields fields={fields} />
      <Button
        type="submit"
        variant={look}
        size={look === 'outline' ? 'small' : undefined}
        aria-label={label}
      >
        {children}
      </Button>
    </form>
  );
}

/** What a form sends besides what is filled in. */
export function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  const { language } = usePageInfo();
  return Object.entries({ ...fields, language }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
