import type { ReactNode } from 'react';
import { usePageInfo } from '../../../rendering/pageInfo';

export interface VisitFormProps {
  action: `/api/visits/${string}`;
  token: string;
  children: ReactNode;
}

/** A form that changes a visit; it needs no script. */
export function VisitForm({ action, token, children }: VisitFormProps) {
  const { language } = usePageInfo();
  return (
    <form method="post" action={action}>
      <input type="hidden" name="visit" value={token} />
      <input type="hidden" name="language" value={language} />
      {children}
    </form>
  );
}
