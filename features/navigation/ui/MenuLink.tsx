import type { ReactNode } from 'react';
import { Link } from '../../../design-system/components/Link/Link';
import { linkAddress } from '../../../design-system/fields/linkAddress';
import { isFilled } from '../../../design-system/fields/useFieldVisibility';
import type { LinkField } from '../../../schema/generated/fields';
import { usePageInfo } from '../../../rendering/pageInfo';

interface MenuLinkProps {
  field: LinkField | undefined;
  children: ReactNode;
  className?: string;
}

/**
 * A link of a menu, marked if it leads to the current page; plain text without an address. Links
 * to the list of cars get the number of cars by script (client/carCounts.ts).
 */
export function MenuLink({ field, children, className }: MenuLinkProps) {
  const { href, carListPath } = usePageInfo();
  if (!isFilled(field)) return <span className={className}>{children}</span>;
  const address = linkAddress(field.value);
  const [path] = address.split('?');
  return (
    <Link
      variant="none"
      className={className}
      href={address}
      target={field.value.target}
      aria-current={address === href ? 'page' : undefined}
      data-car-count={path === carListPath ? '' : undefined}
    >
      {children}
    </Link>
  );
}
