import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../../messages';
import { styled } from '../../stitches';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';

const List = styled('ol', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: '$muted',
  fontSize: '$small',
  lineHeight: '$snug',
});

const Step = styled('li', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minInlineSize: 0,
  minBlockSize: '$target',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: '$target',
    minBlockSize: '$target',
  },
  '& > svg': { color: '$muted' },
  '& > [aria-current]': { color: '$text' },
  // Phones show only the link to the parent page.
  '& > svg:first-child': { transform: 'rotate(180deg)', '@md': { display: 'none' } },
  '& > svg:last-child': { display: 'none', '@md': { display: 'inline-block' } },
  variants: {
    /** The parent page. */
    parent: { true: {}, false: { display: 'none', '@md': { display: 'inline-flex' } } },
  },
});

/** An ancestor of the current page. */
export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbProps extends ComponentPropsWithRef<'nav'> {
  /** Ancestors of the current page, front page first. */
  trail: readonly Crumb[];
  /** Title of the current page. */
  current: string;
}

/** Links to the ancestors of the current page. */
export function Breadcrumb({ trail, current, ...rest }: BreadcrumbProps) {
  const message = useMessages();
  return (
    <nav aria-label={message('breadcrumb')} {...rest}>
      <List>
        {trail.map(({ label, href }, index) => (
          <Step key={href} parent={index === trail.length - 1}>
            <Icon name="chevronRight" size="small" />
            <Link variant="quiet" href={href}>
              {label}
            </Link>
            <Icon name="chevronRight" size="small" />
          </Step>
        ))}
        <Step parent={false}>
          <span aria-current="page">{current}</span>
        </Step>
      </List>
    </nav>
  );
}
