import { Icon } from '../design-system/components/Icon/Icon';
import { Link, type LinkProps } from '../design-system/components/Link/Link';

export interface EmailLinkProps extends Pick<LinkProps, 'variant'> {
  email: string;
  /** Text before the address for screen readers: whose address it is. */
  prefix?: string;
  hasIcon?: boolean;
}

/** A mail link. An address that is too long for its line breaks at the @, not within a word. */
export function EmailLink({ email, prefix, hasIcon, variant }: EmailLinkProps) {
  const atSign = email.lastIndexOf('@');
  return (
    // The link gets its accessible name as one text: the possible line break would split it.
    <Link
      variant={variant}
      href={`mailto:${email}`}
      aria-label={prefix === undefined ? email : `${prefix} ${email}`}
    >
      {hasIcon && <Icon name="mail" />}
      <span>
        {email.slice(0, atSign)}
        <wbr />
        {email.slice(atSign)}
      </span>
    </Link>
  );
}
