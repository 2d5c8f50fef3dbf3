import { Button } from '../../../../design-system/components/Button/Button';
import { Grid } from '../../../../design-system/components/Grid/Grid';
import type { HeadingLevel } from '../../../../design-system/components/Heading/Heading';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { withoutChoice } from '../../../search/ui/changeState';
import { ListNotice, ListResults } from '../../../search/ui/ListResults';
import { hasFilters } from '../../../search/ui/listState';
import { KitCard } from './KitCard';
import { KitPages } from './KitPages';
import type { KitShopData } from './kitShopData';
import { detailsAddress, kitAddressing } from './kitFacets';

/** Number of kits that may be visible without scrolling; their pictures are loaded first. */
const PRIORITY_KIT_COUNT = 2;

export const KitGrid = styled(Grid, {
  '[data-view="list"] &': { '@sm': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$3' } },
  '&[hidden]': { display: 'none' },
});

/** The kits that were found, or a message when there are none. */
export function KitResults({ data, level }: { data: KitShopData; level: HeadingLevel & (2 | 3) }) {
  const { kits, total, failed, state, listPath } = data;
  return (
    <ListResults>
      <ListFailure hidden={!failed} />
      <NothingFound data={data} hidden={Boolean(failed) || total > 0} />
      {kits.length > 0 && (
        <KitGrid as="ul" columns="fill" role="list" data-list-items="">
          {kits.map((kit, index) => (
            <li key={kit.kitId}>
              <KitCard
                kit={kit}
                level={level}
                href={detailsAddress(listPath, state, kit.kitId)}
                priority={index < PRIORITY_KIT_COUNT}
              />
            </li>
          ))}
        </KitGrid>
      )}
      {!failed && <KitPages data={data} />}
    </ListResults>
  );
}

/** Shown if nothing was found; names the chosen vehicle, if any. */
function NothingFound({ data, hidden }: { data: KitShopData; hidden: boolean }) {
  const message = useMessages();
  const { vehicle, state, listPath } = data;
  const title = vehicle
    ? message('kitNoneForVehicle').replace('%s', () => vehicle)
    : message('kitNone');
  return (
    <ListNotice about="nothing" hidden={hidden} title={title}>
      {hasFilters(state) && (
        <Button
          as="a"
          variant="outline"
          href={kitAddressing.address(listPath, withoutChoice(state))}
          data-list-link=""
        >
          {message('carClearAll')}
        </Button>
      )}
    </ListNotice>
  );
}

/** Shown if the search service does not answer. */
function ListFailure({ hidden }: { hidden: boolean }) {
  const message = useMessages();
  return (
    <ListNotice about="failure" hidden={hidden} title={message('kitListError')}>
      <Button type="button" variant="outline" data-reload="">
        {message('kitRetry')}
      </Button>
    </ListNotice>
  );
}
