import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { fillIn, useMessages } from '../../messages';
import { css, styled } from '../../stitches';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { pageNumbers } from './pageNumbers';

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '$1',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
});

/** A place in the row. Phones have no room for many numbers: they say where one is and lead back and forth. */
const Place = styled('li', {
  variants: {
    on: {
      everywhere: {},
      wide: { display: 'none', '@sm': { display: 'list-item' } },
      phone: { '@sm': { display: 'none' } },
    },
  },
});

/** As many numbers as a phone has room for. */
const fewPages = 5;

const cell = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '$touch',
  minBlockSize: '$touch',
  paddingInline: '$2',
  borderRadius: '$control',
  color: '$text',
  fontWeight: '$medium',
  textDecoration: 'none',
  variants: {
    kind: {
      link: {
        '@motion': { transition: 'background-color $fast' },
        '@hover': { '&:hover': { backgroundColor: '$line' } },
        '&[aria-current]': { backgroundColor: '$primary', color: '$onPrimary' },
        '@forcedColors': {
          '&[aria-current]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
      still: { color: '$muted' },
    },
  },
});

export interface PaginationProps extends ComponentPropsWithRef<'nav'> {
  /** From 1 on. */
  page: number;
  pages: number;
  /** Address of a page. */
  hrefOf: (page: number) => string;
  /** Shows a page in place of following its address. */
  onPage?: (page: number) => void;
}

/** Links to the pages of a long list; nothing where there is only one. */
export function Pagination({ page, pages, hrefOf, onPage, ...rest }: PaginationProps) {
  const message = useMessages();
  if (pages < 2) return null;

  const linkTo = (target: number) => ({
    href: hrefOf(target),
    onClick: (event: MouseEvent) => {
      if (!onPage || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onPage(target);
    },
  });

  return (
    <nav aria-label={message('pagination')} {...rest}>
      <List>
        <Turn
          to={page > 1 && linkTo(page - 1)}
          label={message('previousPage')}
          icon="chevronLeft"
        />
        {pageNumbers(page, pages).map((number, index) => (
          <Place
            key={number === 'gap' ? `gap-${index}` : number}
            on={pages > fewPages ? 'wide' : 'everywhere'}
          >
            {number === 'gap' ? (
              <span className={cell({ kind: 'still' })}>…</span>
            ) : (
              <Link
                {...linkTo(number)}
                look="none"
                className={cell({ kind: 'link' })}
                aria-label={fillIn(message('pageNumber'), { number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </Place>
        ))}
        {pages > fewPages && (
          <Place on="phone">
            <span className={cell({ kind: 'still' })}>{`${page} / ${pages}`}</span>
          </Place>
        )}
        <Turn
          to={page < pages && linkTo(page + 1)}
          label={message('nextPage')}
          icon="chevronRight"
        />
      </List>
    </nav>
  );
}

interface TurnProps {
  /** Where it leads; false at the end of the list. */
  to: { href: string; onClick: (event: MouseEvent) => void } | false;
  label: string;
  icon: 'chevronLeft' | 'chevronRight';
}

function Turn({ to, label, icon }: TurnProps) {
  return (
    <li>
      {to ? (
        <Link
          {...to}
          rel={icon === 'chevronLeft' ? 'prev' : 'next'}
          look="none"
          className={cell({ kind: 'link' })}
          aria-label={label}
        >
          <Icon name={icon} size="medium" />
        </Link>
      ) : (
        <span className={cell({ kind: 'still' })} aria-hidden>
          <Icon name={icon} size="medium" />
        </span>
      )}
    </li>
  );
}
