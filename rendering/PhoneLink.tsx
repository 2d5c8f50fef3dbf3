import { Icon } from '../design-system/components/Icon/Icon';
import { Link } from '../design-system/components/Link/Link';
import { VisuallyHidden } from '../design-system/components/VisuallyHidden/VisuallyHidden';
import { phoneHref } from './phoneHref';

interface PhoneLinkProps {
  phone: string;
  /** Text before the number for screen readers: whose number it is. */
  prefix?: string;
}

/** A link that calls a number, on a separate line. */
export function PhoneLink({ phone, prefix }: PhoneLinkProps) {
  return (
    <Link variant="standalone" href={phoneHref(phone)}>
      <Icon name="phone" />
      {prefix !== undefined && <VisuallyHidden>{prefix} </VisuallyHidden>}
      {phone}
    </Link>
  );
}
