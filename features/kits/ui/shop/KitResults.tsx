import { Button } from '../../../../design-system/components/Button/Button';
import { Grid } from '../../../../design-system/components/Grid/Grid';
import type { HeadingLevel } from '../../../../design-system/components/Heading/Heading';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { withoutChoice } from '../../../search/ui/changeState';
import { isChosen } from '../../../search/ui/listState';
import { KitCard } from './KitCard';
import { KitPages } from './KitPages';
import type { KitShopData } from './kitShopData';
import { detailsAddress, kitAddressing } from './kitFacets';

/** Kits that staff may see before scrolling; their pictures are fetched first. */
const firstInSight = 2;

const Results = styled('div', {
  display: 'grid',
  gap: '$7',
  '@motion': { transition: 'opacity $base' },
  '[aria-busy="true"] > &': { opacity: 0.6 },
});

export const KitGrid = styled(Grid, {
  '[data-view="list"] &': { '@sm': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$3' } },
  '&[hidden]': { display: 'none' },
});

const Box = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$4',
  padding: '$6',
  borderRadius: '$card',
  backgroundColor: '$surface',
  '&[hidden]': { display: 'none' },
});

/** The kits that were found, or what there is to say when there are none. */
export function KitResults({ data, level }: { data: KitShopData; level: HeadingLevel & (2 | 3) }) {
  const { kits, total, failed, state, listPath } = data;
  return (
    <Results>
      <ListFailure hidden={!failed} />
      <NothingFound data={data} hidden={Boolean(failed) || total > 0} />
      {kits.length > 0 && (
        <KitGrid as="ul" columns="fill" role="list" data-list-items="">
          {kits.map((kit, at) => (
            <li key={kit.kitId}>
              <KitCard
                kit={kit}
                level={level}
                href={detailsAddress(listPath, state, kit.kitId)}
                priority={at < firstInSight}
              />
            </li>
          ))}
        </KitGrid>
      )}
      {!failed && <KitPages data={data} />}
    </Results>
  );
}

/** Nothing fits: names the vehicle that nothing fits, where one is chosen (spec 3 §8.2). */
function NothingFound({ data, hidden }: { data: KitShopData; hidden: boolean }) {
  const message = useMessages();
  const { vehicle, state, listPath } = data;
  // Always there, so that the page has its looks when a choice leaves nothing.
  return (
    <Box hidden={hidden} data-list-nothing="">
      <Heading level={2} size={4}>
        {vehicle ? message('kitNoneForVehicle').replace('%s', () => vehicle) : message('kitNone')}
      </Heading>
      {isChosen(state) && (
        <Button
          as="a"
          variant="outline"
          href={kitAddressing.address(listPath, withoutChoice(state))}
          data-list-link=""
        >
          {message('carClearAll')}
        </Button>
      )}
    </Box>
  );
}

/** The search service does not answer (spec 3 §8.2). */
function ListFailure({ hidden }: { hidden: boolean }) {
  const message = useMessages();
  return (
    <Box hidden={hidden} role="alert" data-list-failure="">
      <Heading level={2} size={4}>
        {message('kitListError')}
      </Heading>
      <Button type="button" variant="outline" data-reload="">
        {message('kitRetry')}
      </Button>
    </Box>
  );
}
