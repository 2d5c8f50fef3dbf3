import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { scrollRoom } from '../../design-system/scrollRoom';
import { styled } from '../../design-system/stitches';
import type { CarListProps } from '../../schema/generated/fields';
import type { WithData } from '../blockData';
import { clientScript } from '../clientScript';
import { headingLevels } from '../headingLevels';
import { usePageInfo } from '../pageInfo';
import { ActiveFilters } from './ActiveFilters';
import type { CarListData } from './CarList.data';
import { CarResults } from './CarResults';
import { FilterDrawer } from './FilterDrawer';
import { FilterForm } from './FilterForm';
import { ListToolbar } from './ListToolbar';
import { listAddress } from './listState';
import { useListTexts } from './listTexts';
import { SkeletonCards } from './SkeletonCards';
import { WordNotes } from './WordNotes';

const List = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  paddingBlockEnd: '$section',
});

/** Takes no room, nor the gap around it, while nothing is chosen. */
const Chips = styled('div', { '&:empty': { display: 'none' } });

/** Beside the cars from 1024 px where the layout is sticky; else in a drawer (spec 2 §2). */
const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  '@lg': {
    '[data-layout="sticky"] > &': {
      gridTemplateColumns: '$sizes$panel minmax(0, 1fr)',
      alignItems: 'start',
    },
  },
});

const Aside = styled('aside', {
  // Without script there is no drawer: the filters stand above the cars.
  '@media (scripting: enabled)': {
    '@belowLg': { display: 'none' },
    '[data-layout="toggle"] &': { display: 'none' },
  },
  ...scrollRoom,
  // Room for focus rings, which the column that scrolls would cut off.
  '@lg': { padding: '$1', margin: '-$space$1' },
  '@media (min-width: 1024px) and (min-height: 500px)': {
    position: 'sticky',
    insetBlockStart: 'calc($sizes$header + $space$3)',
    maxBlockSize: 'calc(100svh - $sizes$header - $space$5)',
    'body:has([data-compare-tray]) &': {
      maxBlockSize: 'calc(100svh - $sizes$header - $space$5 - $sizes$tray)',
    },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
});

/**
 * The cars of the site with every way to narrow them down (spec 2 §2). The form and all links lead to
 * addresses that the server answers with the list in that state; in the browser the list changes in
 * place (CarList.client.ts).
 */
export function CarList(props: WithData<CarListProps, CarListData>) {
  const { Title, TitleTag = 'h1', Text: text, Filters, data } = props;
  const message = useMessages();
  const texts = useListTexts();
  const { currency } = usePageInfo();
  if (!data) return null;
  const { state, listPath, perPage, searched, total } = data;
  const heading = data.named ? texts.names(data.named) : data.title;
  return (
    <Section space="none">
      <List
        {...clientScript('CarList')}
        data-car-list={listPath}
        data-layout="sticky"
        data-fixed={Filters?.value}
        data-address={listAddress(listPath, state)}
        data-total={total}
        data-searched={searched}
        data-per-page={perPage}
        data-currency={currency}
        data-default-order={data.sorts[0]?.order}
      >
        {(Title || text) && (
          <Stack gap={2}>
            {Title && (
              <Heading level={headingLevels[TitleTag]} size={2}>
                {heading ?? <FieldText field={Title} />}
              </Heading>
            )}
            {text && (
              <Text tone="muted" measured>
                <FieldText field={text} />
              </Text>
            )}
          </Stack>
        )}
        <ListToolbar data={data} />
        <Chips data-list-swap="chips">
          <ActiveFilters data={data} />
          <WordNotes data={data} />
        </Chips>
        <Columns>
          <Aside aria-label={message('carFilters')} data-list-aside="">
            <FilterForm data={data} />
          </Aside>
          <div data-list-swap="results" data-list-results="">
            <CarResults data={data} level={Title ? 2 : 3} />
          </div>
        </Columns>
        <FilterDrawer />
        <SkeletonCards />
      </List>
    </Section>
  );
}
