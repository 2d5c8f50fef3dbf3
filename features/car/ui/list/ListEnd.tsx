import { Button } from '../../../../design-system/components/Button/Button';
import { ProgressBar } from '../../../../design-system/components/ProgressBar/ProgressBar';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { lastPage } from '../../../../domain/search/lastPage';
import type { CarListData } from './carListData';
import { useListTexts } from './listTexts';
import { listAddress } from './listState';

/** With fewer cars than this, all of them shown, there is nothing to say about more (spec 2 §5). */
const fewCars = 12;

const End = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$3',
  inlineSize: '100%',
  maxInlineSize: '$panel',
  marginInline: 'auto',
  '&[hidden]': { display: 'none' },
});

/** How many of the cars are shown, and the way to more; at the end its button rests (checklist OQ-47). */
export function ListEnd({ data }: { data: CarListData }) {
  const message = useMessages();
  const texts = useListTexts();
  const { cars, total, offset, state, listPath } = data;
  const shown = Math.min(total, offset + cars.length);
  const isAll = shown >= total;
  const isCapped = !isAll && state.page >= lastPage;
  const summary = fillIn(message('carShown'), {
    shown: texts.count(shown),
    total: texts.count(total),
  });
  return (
    <End hidden={isAll && total < fewCars} data-list-end="">
      <Text size="small" tone="muted" role="status">
        {summary}
      </Text>
      <ProgressBar label={summary} value={shown} max={Math.max(total, 1)} />
      {isAll || isCapped ? (
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
        <Text size="small" tone="muted" align="center">
          {message('carNarrow')}
        </Text>
      )}
    </End>
  );
}
