import type { ReactNode } from 'react';
import type { LinkField } from '../../schema/generated/fields';
import { button } from '../components/Button/Button';
import { Icon } from '../components/Icon/Icon';
import { Link, type LinkProps } from '../components/Link/Link';
import type { VariantProps } from '../stitches';
import type { VariantsOf } from '../styling/css';
import { linkAddress } from './linkAddress';
import { isFilled } from './useShown';

export interface FieldLinkProps extends Omit<LinkProps, 'href' | 'target' | 'title'> {
  field: LinkField | undefined;
  /** Instead of the field's own text. */
  children?: ReactNode;
  /** An arrow behind the text. */
  arrow?: boolean;
}

/** A link field. Nothing at all without an address; without a text the address itself is shown. */
export function FieldLink({ field, children, arrow, ...rest }: FieldLinkProps) {
  if (!isFilled(field)) return null;
  const { text, title, target } = field.value;
  return (
    <Link {...rest} href={linkAddress(field.value)} target={target} title={title || undefined}>
      {children ?? (text || field.value.href)}
      {arrow && <Icon name="arrow" />}
    </Link>
  );
}

export interface FieldButtonProps
  extends
    Omit<FieldLinkProps, 'look' | 'className'>,
    Pick<VariantProps<VariantsOf<typeof button>>, 'variant' | 'size' | 'block'> {}

/** A link field that looks like a button. */
export function FieldButton({ variant, size, block, ...rest }: FieldButtonProps) {
  return <FieldLink {...rest} className={button({ variant, size, block })} />;
}
