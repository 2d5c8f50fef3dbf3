import { Button } from '../../../../design-system/components/Button/Button';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { lastPage } from '../../../../domain/search/lastPage';
import type { KitShopData } from './kitShopData';
import { kitAddressing } from './kitFacets';

const Pages = styled('nav', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$4',
});

/** The way from page to page; at most twenty are shown (spec 3 §4.1, §9). */
export function KitPages({ data }: { data: KitShopData }) {
  const message = useMessages();
  const { state, total, perPage, listPath } = data;
  const all = Math.ceil(total / perPage);
  const pages = Math.min(all, lastPage);
  if (pages < 2) return null;
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
          {fillIn(message('kitPage'), { page: state.page, pages })}
        </Text>
        {state.page < pages && link(state.page + 1, message('kitNextPage'), 'next')}
      </Pages>
      {all > lastPage && (
        <Text size="small" tone="muted" align="center">
          {fillIn(message('kitNarrow'), { shown: lastPage * perPage, total })}
        </Text>
      )}
    </>
  );
}
