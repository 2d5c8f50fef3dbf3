import { Button } from '../../../../design-system/components/Button/Button';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { LAST_PAGE } from '../../../../domain/search/lastPage';
import type { KitShopData } from './kitShopData';
import { kitAddressing } from './kitFacets';

const Pages = styled('nav', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$4',
});

/** Links to the previous and next page. Results after page `LAST_PAGE` are not listed. */
export function KitPages({ data }: { data: KitShopData }) {
  const message = useMessages();
  const { state, total, perPage, listPath } = data;
  const pageCount = Math.ceil(total / perPage);
  const shownPageCount = Math.min(pageCount, LAST_PAGE);
  if (shownPageCount < 2) return null;
  const link = (page: number, text: string, rel: string) => (
    <Button
      as="a"
      variant="outline"
      size="small"
      href={kitAddressing.address(listPath, { ...state, page })}
      rel={rel}
      data-list-link="top"
    >
      {text}
    </Button>
  );
  return (
    <>
      <Pages aria-label={message('kitPages')}>
        {state.page > 1 && link(state.page - 1, message('kitPreviousPage'), 'prev')}
        <Text size="small" aria-current="page">
          {fillIn(message('kitPage'), { page: state.page, pages: shownPageCount })}
        </Text>
        {state.page < shownPageCount && link(state.page + 1, message('kitNextPage'), 'next')}
      </Pages>
      {pageCount > LAST_PAGE && (
        <Text size="small" color="muted" align="center">
          {fillIn(message('kitNarrow'), { shown: LAST_PAGE * perPage, total })}
        </Text>
      )}
    </>
  );
}
