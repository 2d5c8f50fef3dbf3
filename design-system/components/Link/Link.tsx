import type { ComponentPropsWithRef } from 'react';
import { jsx } from 'react/jsx-runtime';
import { useMessages } from '../../messages';
import { css } from '../../stitches';
import { passOn } from '../../styling/passOn';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { isHref } from '../../../schema/href';

/** The address if a link may lead there, else undefined. */
export function safeHref(href: string | undefined): string | undefined {
  const address = href?.trim();
  return address && isHref(address) ? address : undefined;
}

/** Whether an address leads to another site: it names a host of its own. */
export function isExternal(href: string): boolean {
  return /^(https?:)?\/\//i.test(href);
}

const link = css({
  variants: {
    look: {
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
      /** By itself, often with an arrow behind it. */
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
      /** No look of its own, for links that are cards or pictures. */
      plain: { color: 'inherit', textDecoration: 'none' },
    },
  },
});

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** `none` for links that bring a class of their own, such as a button's. */
  look?: 'inline' | 'quiet' | 'standalone' | 'plain' | 'none';
}

const own = new Set(['look', 'href', 'target', 'rel', 'children']);

/**
 * A link. One that would run script renders as plain text; one that opens a window says so to those who cannot see it;
 * one that leads to another site gives that site no hold on this page (`noopener`).
 */
export function Link(props: LinkProps) {
  const { href, target, rel, look = 'inline', className, children } = props;
  const address = safeHref(href);
  if (!address) return <span className={className}>{children}</span>;
  const opensWindow = target === '_blank';
  const attributes = passOn(props, own, look === 'none' ? undefined : link({ look }));
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
