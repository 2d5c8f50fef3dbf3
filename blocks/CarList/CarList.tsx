import { Heading, headingLevels } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldText } from '../../design-system/fields/FieldText';
import { styled } from '../../design-system/stitches';
import type { CarListProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { clientScript } from '../../rendering/clientScript';
import { usePageInfo } from '../../rendering/pageInfo';
import { ActiveFilters } from '../../features/car/ui/list/ActiveFilters';
import { useVisitorPlaceJson } from '../../features/car/ui/usePlaceTexts';
import type { CarListData } from '../../features/car/ui/list/carListData';
import { ContinueBrowsing } from '../ContinueBrowsing/ContinueBrowsing';
import { ListBody } from '../../features/search/ui/ListBody';
import { ListSkeleton } from '../../features/search/ui/ListResults';
import { ChipsPlace, ListFrame } from '../../features/search/ui/listLayout';
import { CarFilters } from '../../features/car/ui/list/CarFilters';
import { CarGrid } from '../../features/car/ui/list/CarResults';
import { CarToolbar, useSearchInWords } from '../../features/car/ui/list/CarToolbar';
import { ListView } from '../../features/car/ui/list/ListView';
import { listAddress } from '../../features/car/ui/list/listState';
import { useListTexts } from '../../features/car/ui/list/listTexts';
import { UnknownPlaceNote } from '../../features/car/ui/list/UnknownPlaceNote';
import { WordNotes } from '../../features/car/ui/list/WordNotes';

/** A note about a filter field, shown only if the column of filters is not visible. */
const WithoutColumn = styled('div', { '@lg': { '[data-layout="sticky"] &': { display: 'none' } } });

/**
 * The cars of the site with search, filters and sorting. The form and all links lead to addresses that the server
 * answers with the list in that state; in the browser the list changes in place (CarList.client.ts).
 */
export function CarList(props: WithData<CarListProps, CarListData>) {
  const { Title, TitleTag = 'h1', Text: text, Filters, ApiKey, data } = props;
  const texts = useListTexts();
  const { currency } = usePageInfo();
  const search = useSearchInWords(data);
  const visitorPlace = useVisitorPlaceJson();
  if (!data) return null;
  const { state, listPath, perPage, searchPhrase, total } = data;
  const heading = data.pathValues ? texts.listHeading(data.pathValues) : data.title;
  return (
    <>
      <Section padding="none">
        <ListFrame
          {...clientScript('CarList')}
          data-car-list=""
          data-list-path={listPath}
          data-layout="sticky"
          data-fixed={Filters?.value}
          data-address={listAddress(listPath, state)}
          data-total={total}
          data-searched={searchPhrase}
          data-search={data.failed ? '' : search}
          data-place={visitorPlace(state.place)}
          data-per-page={perPage}
          data-currency={currency}
          data-default-order={data.sorts[0]?.order}
        >
          {(Title || text) && (
            <Stack gap={2}>
              {Title && (
                <Heading level={headingLevels[TitleTag]} size={2} data-list-swap="heading">
                  {heading ?? <FieldText field={Title} />}
                </Heading>
              )}
              {text && (
                <Text color="muted" measured>
                  <FieldText field={text} />
                </Text>
              )}
            </Stack>
          )}
          <CarToolbar data={data} />
          <ChipsPlace data-list-swap="chips">
            <ActiveFilters data={data} />
            <WordNotes data={data} />
            {data.unknownPlace && (
              <WithoutColumn>
                <UnknownPlaceNote data={data} unknown={data.unknownPlace} />
              </WithoutColumn>
            )}
          </ChipsPlace>
          <ListBody filters={<CarFilters data={data} />}>
            <ListView data={data} level={Title ? 2 : 3} apiKey={ApiKey} />
          </ListBody>
          <ListSkeleton cards={24} grid={CarGrid} tall />
        </ListFrame>
      </Section>
      <ContinueBrowsing />
    </>
  );
}
