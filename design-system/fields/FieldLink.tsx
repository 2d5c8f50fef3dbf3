import type { ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { LinkField } from '../../schema/generated/fields';
import { button } from '../components/Button/Button';
import { Icon } from '../components/Icon/Icon';
import { Link, type LinkProps } from '../components/Link/Link';
import type { VariantProps } from '../stitches';
import type { VariantsOf } from '../styling/css';
import { passOn } from '../styling/passOn';
import { EditedField } from './EditedField';
import { linkAddress } from './linkAddress';
import { isFilled } from './useShown';

export interface FieldLinkProps extends Omit<LinkProps, 'href' | 'target' | 'title'> {
  field: LinkField | undefined;
  /** Instead of the field's own text. */
  children?: ReactNode;
  /** An arrow behind the text. */
  arrow?: boolean;
}

const own = new Set(['field', 'arrow', 'variant', 'size', 'block']);

/** A link field. Nothing at all without an address; without a text the address itself is shown. */
export function FieldLink(props: FieldLinkProps) {
  return withMarks(props, renderLink(props));
}

export interface FieldButtonProps
  extends
    Omit<FieldLinkProps, 'look' | 'className'>,
    Pick<VariantProps<VariantsOf<typeof button>>, 'variant' | 'size' | 'block'> {}

/** A link field that looks like a button. */
export function FieldButton(props: FieldButtonProps) {
  const { variant, size, block } = props;
  return withMarks(props, renderLink(props, button({ variant, size, block })));
}

function withMarks({ field }: FieldLinkProps, link: ReactNode) {
  if (!field?.metadata) return link;
  return (
    <EditedField kind="link" metadata={field.metadata}>
      {link}
    </EditedField>
  );
}

function renderLink(props: FieldLinkProps, buttonClass?: string) {
  const { field, children, arrow } = props;
  if (!isFilled(field)) return null;
  const { text, title, target } = field.value;
  const passed = passOn(props, own, buttonClass);
  if (buttonClass) passed.look = 'none';
  const address = linkAddress(field.value);
  passed.href = address;
  passed.target = target;
  passed.title = title || undefined;
  const content = children ?? (text || address);
  passed.children = arrow ? (
    <>
      {content}
      <Icon name="arrow" />
    </>
  ) : (
    content
  );
  return jsx(Link, passed);
}
