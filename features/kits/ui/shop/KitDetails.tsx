import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Image } from '../../../../design-system/components/Image/Image';
import { Link } from '../../../../design-system/components/Link/Link';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Table } from '../../../../design-system/components/Table/Table';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { KitRecord } from '../../../../domain/search/kitSearch';
import { AddKit } from './AddKit';
import { fitments } from './fitments';
import type { KitShopData } from './kitShopData';
import { kitAddressing } from './kitFacets';
import { kitPicture } from './kitPictures';
import { useKitTexts } from './useKitTexts';

/** Has a border on the page only, because in the dialog it is the only content. */
const Panel = styled('section', {
  '[data-kit-shop] > &': {
    padding: '$5',
    border: '1px solid $line',
    borderRadius: '$card',
  },
});

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  '@md': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
});

const Picture = styled('div', {
  position: 'relative',
  aspectRatio: '16 / 9',
  borderRadius: '$card',
  overflow: 'clip',
});

/** Hidden in the dialog, which has a close button. */
const BackLink = styled('p', { margin: 0, 'dialog &': { display: 'none' } });

const List = styled('ul', { margin: 0, paddingInlineStart: '$5', fontSize: '$small' });

/** A kit with its parts, the vehicles that it fits, and the labour. */
export function KitDetails({ kit, data }: { kit: KitRecord; data: KitShopData }) {
  const message = useMessages();
  const texts = useKitTexts();
  const { parts = [], labourSpecifications = [], vehicleFitmentSpecifications = [] } = kit;
  const models = fitments(vehicleFitmentSpecifications);
  return (
    <Panel aria-labelledby="kit-details-title" data-kit-details={kit.kitId}>
      <Stack gap={5}>
        <BackLink>
          <Link href={kitAddressing.address(data.listPath, data.state)}>
            {message('kitBackToList')}
          </Link>
        </BackLink>
        <Heading level={2} size={3} id="kit-details-title">
          {kit.name}
        </Heading>
        <Columns>
          <Picture>
            <Image
              src={kitPicture(kit)}
              alt=""
              layout="fill"
              sizes="(min-width: 768px) 24rem, 92vw"
            />
          </Picture>
          <Stack gap={3} align="start">
            {kit.description && <Text>{kit.description}</Text>}
            <Text size="small" color="muted">
              {`${message('kitCode')}: ${kit.kitCode ?? kit.kitId}`}
            </Text>
            <Text size="small" color="muted">
              {[kit.kitCategory, ...(kit.subcategories ?? [])].filter(Boolean).join(' · ')}
            </Text>
            <div>
              <Text size="lead" weight="bold">
                {texts.price(kit.retailPrice)}
              </Text>
              <Text size="small" color="muted">
                {fillIn(message('kitInclVat'), { percent: texts.vatPercent })}
                {'; '}
                {fillIn(message('kitExclVat'), { price: texts.withoutVat(kit.retailPrice) })}
              </Text>
            </div>
            <AddKit kitId={kit.kitId} name={kit.name} />
          </Stack>
        </Columns>
        {parts.length > 0 && (
          <Table
            caption={message('kitParts')}
            density="compact"
            responsive="stack"
            columns={[
              { title: message('kitPartName') },
              { title: message('kitPartNumber') },
              { title: message('kitQuantity'), align: 'end' },
            ]}
            rows={parts.map(({ name, partNumber, quantity }) => [
              name,
              partNumber,
              texts.number(quantity),
            ])}
          />
        )}
        {labourSpecifications.length > 0 && (
          <Stack gap={2}>
            <Heading level={3} size={5}>
              {message('kitLabour')}
            </Heading>
            <List>
              {labourSpecifications.map(({ code, description, hours }) => (
                <li key={code}>
                  {`${description}, ${fillIn(message('kitHours'), { hours: texts.number(hours) })}`}
                </li>
              ))}
            </List>
          </Stack>
        )}
        {models.length > 0 && (
          <Stack gap={2}>
            <Heading level={3} size={5}>
              {message('kitFits')}
            </Heading>
            <List>
              {models.map(({ model, years }) => (
                <li key={model}>{`${model}, ${years}`}</li>
              ))}
            </List>
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
