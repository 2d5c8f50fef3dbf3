import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { SearchField } from '../../../../design-system/components/SearchField/SearchField';
import { NativeSelect } from '../../../../design-system/components/Select/NativeSelect';
import { Text } from '../../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { OpenFilters } from '../../../search/ui/OpenFilters';
import { HideFilters, ToolBar, ToolBarSearch, ToolBarSort } from '../../../search/ui/toolbarLayout';
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

/** Needs script, which remembers it. */
const Views = styled('div', {
  display: 'flex',
  gap: '$1',
  '@noScript': { display: 'none' },
  '@forcedColors': { '& [aria-pressed="true"]': { borderColor: 'Highlight' } },
});

const chosenView = { color: '$text', '&::before': { backgroundColor: '$line' } } as const;

/** Looks chosen by the shop's own mark, which stands before the shop is drawn (client/beginKitShop.js). */
const ViewToggle = styled(Button, {
  variants: {
    view: {
      grid: { '[data-view="grid"] &': chosenView },
      list: { '[data-view="list"] &': chosenView },
    },
  },
});

/** Search box, order, the way to the filters, how many kits are found, and how they are shown. */
export function KitToolbar({ data }: { data: KitShopData }) {
  const message = useMessages();
  const texts = useKitTexts();
  const { state, sorts, total, failed } = data;
  const chosen = Object.values(state.values).reduce(
    (sum, values) => sum + values.length,
    Object.keys(state.ranges).length,
  );
  return (
    <>
      <ToolBar>
        <ToolBarSearch role="search">
          <SearchField
            form={kitFormId}
            name="keyphrase"
            label={message('kitSearch')}
            placeholder={message('kitSearchHint')}
            submit={message('searchSubmit')}
            enterKeyHint="search"
            maxLength={200}
            defaultValue={state.keyphrase}
          />
        </ToolBarSearch>
        <OpenFilters chosen={chosen} />
        <HideFilters>
          <Button type="button" variant="outline" data-list-layout="toggle">
            <Icon name="filter" />
            {message('carHideFilters')}
          </Button>
        </HideFilters>
        {sorts.length > 0 && (
          <ToolBarSort>
            <VisuallyHidden as="label" htmlFor="kit-sort">
              {message('carSort')}
            </VisuallyHidden>
            <NativeSelect
              id="kit-sort"
              form={kitFormId}
              name="sort"
              defaultValue={state.sort ?? sorts[0]?.order}
            >
              {sorts.map(({ order, label }) => (
                <option key={order} value={order}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </ToolBarSort>
        )}
      </ToolBar>
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
