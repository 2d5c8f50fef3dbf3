import { Icon } from '../design-system/components/Icon/Icon';
import { Link } from '../design-system/components/Link/Link';
import { VisuallyHidden } from '../design-system/components/VisuallyHidden/VisuallyHidden';
import { phoneHref } from './phoneHref';

interface PhoneLinkProps {
  phone: string;
  /** Stands before the number for those who hear it: whom it is of. */
  prefix?: string;
}

/** Calls a number, on a line of its own. */
export function PhoneLink({ phone, prefix }: PhoneLinkProps) {
  return (
    <Link look="standalone" href={phoneHref(phone)}>
      <Icon name="phone" />
      {prefix !== undefined && <VisuallyHidden>{prefix} </VisuallyHidden>}
      {phone}
    </Link>
  );
}
