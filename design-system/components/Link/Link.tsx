import type { ComponentPropsWithRef } from 'react';
import { jsx } from 'react/jsx-runtime';
import { useMessages } from '../../messages';
import { css } from '../../stitches';
import { forwardProps } from '../../styling/forwardProps';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { isHref } from '../../../schema/href';

/** The trimmed address if links may have it, else undefined, such as for `javascript:`. */
export function safeHref(href: string | undefined): string | undefined {
  const address = href?.trim();
  return address && isHref(address) ? address : undefined;
}

/** Whether an address leads to another site: it contains a host. */
export function isExternal(href: string): boolean {
  return /^(https?:)?\/\//i.test(href);
}

const link = css({
  variants: {
    variant: {
      /** In running text: underlined. */
      inline: {
        color: '$link',
        textDecorationLine: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.2em',
        '@hover': { '&:hover': { textDecorationThickness: '2px' } },
      },
      /** In lists and menus: underlined under the pointer only. */
      quiet: {
        color: 'inherit',
        textDecoration: 'none',
        textUnderlineOffset: '0.25em',
        '@hover': { '&:hover': { textDecorationLine: 'underline' } },
        '@touch': { display: 'inline-flex', alignItems: 'center', minBlockSize: '$touch' },
      },
      /** On a line of its own, often followed by an arrow. */
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '$2',
        minBlockSize: '$target',
        color: '$link',
        fontWeight: '$semibold',
        textDecoration: 'none',
        textUnderlineOffset: '0.3em',
        '@hover': { '&:hover': { textDecorationLine: 'underline' } },
        '@touch': { minBlockSize: '$touch' },
      },
      /** Without link styles, for links that are cards or pictures. */
      plain: { color: 'inherit', textDecoration: 'none' },
    },
  },
});

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** `none` is for links that have their own class, such as a button's. */
  variant?: 'inline' | 'quiet' | 'standalone' | 'plain' | 'none';
}

const ownProps = new Set(['variant', 'href', 'target', 'rel', 'children']);

/**
 * A link. An address that would run script renders as plain text. A link that opens a new window announces
 * this to screen readers; a link to another site gives that site no access to this page (`noopener`).
 */
export function Link(props: LinkProps) {
  const { href, target, rel, variant = 'inline', className, children } = props;
  const address = safeHref(href);
  if (!address) return <span className={className}>{children}</span>;
  const opensWindow = target === '_blank';
  const attributes = forwardProps(
    props,
    ownProps,
    variant === 'none' ? undefined : link({ variant }),
  );
  attributes.href = address;
  attributes.target = target || undefined;
  attributes.rel = rel ?? (opensWindow || isExternal(address) ? 'noopener' : undefined);
  attributes.children = opensWindow ? (
    <>
      {children}
      <WindowHint />
    </>
  ) : (
    children
  );
  return jsx('a', attributes);
}

function WindowHint() {
  const message = useMessages();
  return <VisuallyHidden> ({message('opensInNewWindow')})</VisuallyHidden>;
}
