import type { ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { LinkField } from '../../schema/generated/fields';
import { button } from '../components/Button/Button';
import { Icon } from '../components/Icon/Icon';
import { Link, type LinkProps } from '../components/Link/Link';
import type { VariantProps } from '../stitches';
import type { VariantsOf } from '../styling/css';
import { forwardProps } from '../styling/forwardProps';
import { EditedField } from './EditedField';
import { linkAddress } from './linkAddress';
import { isFilled } from './useFieldVisibility';

export interface FieldLinkProps extends Omit<LinkProps, 'href' | 'target' | 'title'> {
  field: LinkField | undefined;
  /** Replaces the field's text. */
  children?: ReactNode;
  /** Shows an arrow after the text. */
  arrow?: boolean;
}

const ownProps = new Set(['field', 'arrow', 'size', 'block']);

/** A link field; renders nothing without an address. Without a text it shows the address. */
export function FieldLink(props: FieldLinkProps) {
  return withMarks(props, renderLink(props));
}

export interface FieldButtonProps
  extends
    Omit<FieldLinkProps, 'variant' | 'className'>,
    Pick<VariantProps<VariantsOf<typeof button>>, 'variant' | 'size' | 'block'> {}

/** A link field that looks like a button. */
export function FieldButton(props: FieldButtonProps) {
  const { variant, size, block } = props;
  return withMarks(props, renderLink(props, button({ variant, size, block })));
}

function withMarks({ field }: Pick<FieldLinkProps, 'field'>, link: ReactNode) {
  if (!field?.metadata) return link;
  return (
    <EditedField kind="link" metadata={field.metadata}>
      {link}
    </EditedField>
  );
}

function renderLink(props: FieldLinkProps | FieldButtonProps, buttonClass?: string) {
  const { field, children, arrow } = props;
  if (!isFilled(field)) return null;
  const { text, title, target } = field.value;
  const linkProps = forwardProps(props, ownProps, buttonClass);
  if (buttonClass) linkProps.variant = 'none';
  const address = linkAddress(field.value);
  linkProps.href = address;
  linkProps.target = target;
  linkProps.title = title || undefined;
  const content = children ?? (text || address);
  linkProps.children = arrow ? (
    <>
      {content}
      <Icon name="arrow" />
    </>
  ) : (
    content
  );
  return jsx(Link, linkProps);
}
