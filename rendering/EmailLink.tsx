import { Icon } from '../design-system/components/Icon/Icon';
import { Link, type LinkProps } from '../design-system/components/Link/Link';

export interface EmailLinkProps extends Pick<LinkProps, 'look'> {
  email: string;
  /** Read aloud before the address: whose it is. */
  prefix?: string;
  hasIcon?: boolean;
}

/** Writes to an address. Where it is too long for its line it breaks at the @, not within a word. */
export function EmailLink({ email, prefix, hasIcon, look }: EmailLinkProps) {
  const at = email.lastIndexOf('@');
  return (
    // Named as a whole: a place to break would part its name as well.
    <Link
      look={look}
      href={`mailto:${email}`}
      aria-label={prefix === undefined ? email : `${prefix} ${email}`}
    >
      {hasIcon && <Icon name="mail" />}
      <span>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </span>
    </Link>
  );
}
