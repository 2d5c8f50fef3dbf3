import { Button } from '../../../../design-system/components/Button/Button';
import { ProgressBar } from '../../../../design-system/components/ProgressBar/ProgressBar';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { LAST_PAGE } from '../../../../domain/search/lastPage';
import type { CarListData } from './carListData';
import { useListTexts } from './listTexts';
import { listAddress } from './listState';

/** With fewer cars, all of which are shown, there is no note about their number. */
const MIN_CARS_FOR_NOTE = 12;

const Footer = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$3',
  inlineSize: '100%',
  maxInlineSize: '$panel',
  marginInline: 'auto',
  '&[hidden]': { display: 'none' },
});

/** How many of the cars are shown, and the button for more, which is disabled at the end (OQ-47). */
export function ListEnd({ data }: { data: CarListData }) {
  const message = useMessages();
  const texts = useListTexts();
  const { cars, total, offset, state, listPath } = data;
  const shownCount = Math.min(total, offset + cars.length);
  const areAllShown = shownCount >= total;
  const isCapped = !areAllShown && state.page >= LAST_PAGE;
  const summary = fillIn(message('carShown'), {
    shown: texts.count(shownCount),
    total: texts.count(total),
  });
  return (
    <Footer hidden={areAllShown && total < MIN_CARS_FOR_NOTE} data-list-end="">
      <Text size="small" color="muted" role="status">
        {summary}
      </Text>
      <ProgressBar label={summary} value={shownCount} max={Math.max(total, 1)} />
      {areAllShown || isCapped ? (
        <Button type="button" variant="outline" disabled>
          {message('carMore')}
        </Button>
      ) : (
        <Button
          as="a"
          variant="outline"
          href={listAddress(listPath, { ...state, page: state.page + 1 })}
          rel="nofollow"
          data-list-more={state.page + 1}
        >
          {message('carMore')}
        </Button>
      )}
      {isCapped && (
        <Text size="small" color="muted" align="center">
          {message('carNarrow')}
        </Text>
      )}
    </Footer>
  );
}
