import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { ListToolbar } from '../../../search/ui/ListToolbar';
import { kitFormId } from './KitFilters';
import type { KitShopData } from './kitShopData';
import { useKitTexts } from './useKitTexts';

const Line = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
});

/** The buttons for the layout, which need script. */
const Views = styled('div', {
  display: 'flex',
  gap: '$1',
  '@noScript': { display: 'none' },
  '@forcedColors': { '& [aria-pressed="true"]': { borderColor: 'Highlight' } },
});

const chosenView = { color: '$text', '&::before': { backgroundColor: '$line' } } as const;

/** Styled by the shop's `data-view`, because it is set before the first paint (client/beginKitShop.js). */
const ViewToggle = styled(Button, {
  variants: {
    view: {
      grid: { '[data-view="grid"] &': chosenView },
      list: { '[data-view="list"] &': chosenView },
    },
  },
});

/** Search box, button for the filters, sort order, number of kits, and buttons for the layout. */
export function KitToolbar({ data }: { data: KitShopData }) {
  const message = useMessages();
  const texts = useKitTexts();
  const { state, sorts, total, failed } = data;
  return (
    <>
      <ListToolbar
        form={kitFormId}
        state={state}
        search={{
          name: 'keyphrase',
          label: message('kitSearch'),
          placeholder: message('kitSearchHint'),
          maxLength: 200,
          defaultValue: state.keyphrase,
        }}
        sortId="kit-sort"
        sorts={sorts}
      />
      <Line>
        <Text weight="medium" role="status" data-list-swap="count">
          {failed ? '' : fillIn(message('kitCount'), { count: texts.count(total) })}
        </Text>
        <Views role="group" aria-label={message('kitView')}>
          <ViewButton view="grid" label={message('kitAsGrid')} />
          <ViewButton view="list" label={message('kitAsList')} />
        </Views>
      </Line>
    </>
  );
}

function ViewButton({ view, label }: { view: 'grid' | 'list'; label: string }) {
  return (
    <ViewToggle
      view={view}
      type="button"
      variant="ghost"
      iconOnly
      aria-label={label}
      title={label}
      aria-pressed={view === 'grid'}
      data-kit-view={view}
    >
      <Icon name={view} size="medium" />
    </ViewToggle>
  );
}
