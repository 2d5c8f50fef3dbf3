import { Image } from '../../../../design-system/components/Image/Image';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { CarInspection, CarWear } from '../../../../domain/documents/carHistory.types';
import { placeNames, wearNames } from './historyNames';
import { useHistoryFormats } from './useHistoryFormats';
import { WearDrawing } from './WearDrawing';

const Layout = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'min(32%, $sizes$menuColumn) minmax(0, 1fr)',
  gap: '$4',
  '@md': { gap: '$5' },
  alignItems: 'start',
});

const List = styled('ol', {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '$3',
    paddingBlock: '$3',
    borderBlockEnd: '1px solid $line',
    lineHeight: '$snug',
  },
  '& > li:first-child': { paddingBlockStart: 0 },
  '& > li:last-child': { borderBlockEnd: 0 },
});

const NumberMark = styled('span', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$target',
  blockSize: '$target',
  borderRadius: '50%',
  backgroundColor: '$text',
  color: '$bg',
  fontSize: '$caption',
  fontWeight: '$bold',
  '@forcedColors': { border: '1px solid CanvasText' },
  '@print': { border: '1px solid $text', backgroundColor: 'transparent', color: '$text' },
});

const TextColumn = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$1',
});
const Description = styled('span', { fontWeight: '$medium', overflowWrap: 'anywhere' });
const Details = styled('span', { color: '$muted' });

const Picture = styled('div', {
  position: 'relative',
  inlineSize: 'min(100%, $sizes$column)',
  aspectRatio: '4 / 3',
  marginBlockStart: '$2',
  borderRadius: '$small',
  overflow: 'clip',
  backgroundColor: '$surface',
});

/** Findings of an inspection: their places on a drawing of the car, and a list with photos. */
export function InspectionFindings({ inspection }: { inspection: CarInspection }) {
  const message = useMessages();
  const formats = useHistoryFormats();
  const { date, by, points, wear } = inspection;
  const details = [
    fillIn(message('historyInspected'), { date: formats.day(date) }),
    by && fillIn(message('historyInspectedBy'), { by }),
    points !== undefined && fillIn(message('historyPoints'), { count: points }),
  ].filter(Boolean);
  return (
    <>
      <Text color="muted">{details.join(' · ')}</Text>
      {wear.length === 0 ? (
        <Text>{message('historyNoWear')}</Text>
      ) : (
        <Layout>
          <WearDrawing wear={wear} />
          <List role="list">
            {wear.map((finding, index) => (
              <Finding key={index} wear={finding} number={index + 1} />
            ))}
          </List>
        </Layout>
      )}
    </>
  );
}

function Finding({ wear: finding, number }: { wear: CarWear; number: number }) {
  const message = useMessages();
  const formats = useHistoryFormats();
  const { kind, place, sizeMm, note, picture } = finding;
  const description = `${message(wearNames[kind])}, ${message(placeNames[place])}`;
  const details = [
    sizeMm !== undefined && fillIn(message('historySize'), { size: formats.size(sizeMm) }),
    note,
  ].filter(Boolean);
  return (
    <li>
      <NumberMark>{number}</NumberMark>
      <TextColumn>
        <Description>{description}</Description>
        {details.length > 0 && <Details>{details.join(' · ')}</Details>}
        {picture && (
          <Picture>
            <Image src={picture} alt={description} layout="fill" sizes="13rem" subject="car" />
          </Picture>
        )}
      </TextColumn>
    </li>
  );
}
