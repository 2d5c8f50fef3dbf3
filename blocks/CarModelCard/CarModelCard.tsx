import { Badge } from '../../design-system/components/Badge/Badge';
import { Card } from '../../design-system/components/Card/Card';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Text } from '../../design-system/components/Text/Text';
import { FieldImage } from '../../design-system/fields/FieldImage';
import { FieldLink } from '../../design-system/fields/FieldLink';
import { FieldText } from '../../design-system/fields/FieldText';
import { styled } from '../../design-system/stitches';
import { useMessages } from '../../design-system/messages';
import type { CarModelCardProps, TextField } from '../../schema/generated/fields';

const NoWrap = styled('span', { whiteSpace: 'nowrap' });

/** Maximum number of letters of a word that fits into a line of the narrowest card. */
const MAX_WORD_LENGTH = 18;

/** Keeps words with a hyphen, such as names of models, on one line. */
function keepHyphenatedWords(text: string) {
  if (!/\S-\S/.test(text)) return text;
  return text
    .split(/(\s+)/)
    .map((word, index) =>
      /\S-\S/.test(word) && word.length <= MAX_WORD_LENGTH ? (
        <NoWrap key={index}>{word}</NoWrap>
      ) : (
        word
      ),
    );
}

const Picture = styled('div', {
  position: 'relative',
  backgroundColor: '$surface',
  borderRadius: 'var(--card-corner)',
  paddingInline: '$4',
  paddingBlock: '$6 $4',
  '& img': { inlineSize: '100%', blockSize: 'auto', aspectRatio: '2', objectFit: 'contain' },
});

const Campaign = styled('div', {
  position: 'absolute',
  insetBlockStart: '$3',
  insetInlineStart: '$3',
});

const Body = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: '$3',
  padding: '$5 var(--card-inset)',
});

/** At the bottom of the card, so that the figures of cards in a row are aligned; in two columns if they fit. */
const FigureList = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3 $4',
  '& > div': { flex: '1 1 40%' },
  margin: 0,
  marginBlockStart: 'auto',
  paddingBlockStart: '$4',
  borderBlockStart: '1px solid $line',
});

const Label = styled('dt', { color: '$muted', fontSize: '$caption' });
const Value = styled('dd', {
  margin: 0,
  fontSize: '$small',
  fontWeight: '$semibold',
  overflowWrap: 'break-word',
});

/** Makes the whole card clickable, while only the link's text is the link for screen readers. */
const CardLink = styled('div', {
  marginBlockStart: 'auto',
  paddingBlockStart: '$2',
  'dl + &': { marginBlockStart: 0 },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$card' },
});

/** A car model with picture, text and up to four key figures. */
export function CarModelCard(fields: CarModelCardProps) {
  const { Title, Text: text, Image, Link, IsCampaign, CampaignText } = fields;
  const message = useMessages();
  return (
    <Card padding="none" interactive={Boolean(Link)}>
      {Image && (
        <Picture>
          <FieldImage
            field={Image}
            subject="car"
            sizes="(min-width: 1024px) 25vw, (min-width: 768px) 50vw, 82vw"
          />
          {IsCampaign && (
            <Campaign>
              <Badge variant="campaign">
                {CampaignText ? <FieldText field={CampaignText} /> : message('campaign')}
              </Badge>
            </Campaign>
          )}
        </Picture>
      )}
      <Body>
        {Title && (
          <Heading level={3} size={4}>
            {Title.metadata ? <FieldText field={Title} /> : keepHyphenatedWords(Title.value)}
          </Heading>
        )}
        {text && (
          <Text color="muted">
            <FieldText field={text} />
          </Text>
        )}
        <KeyFigures {...fields} />
        {Link && (
          <CardLink>
            <FieldLink field={Link} variant="standalone" arrow />
          </CardLink>
        )}
      </Body>
    </Card>
  );
}

function KeyFigures(fields: CarModelCardProps) {
  const pairs: [TextField | undefined, TextField | undefined][] = [
    [fields.Label1, fields.LabelValue1],
    [fields.Label2, fields.LabelValue2],
    [fields.Label3, fields.LabelValue3],
    [fields.Label4, fields.LabelValue4],
  ];
  const facts = pairs.flatMap(([label, value]) => (label && value ? [{ label, value }] : []));
  if (facts.length === 0) return null;
  return (
    <FigureList>
      {facts.map(({ label, value }) => (
        <div key={label.value}>
          <Label>
            <FieldText field={label} />
          </Label>
          <Value>
            <FieldText field={value} />
          </Value>
        </div>
      ))}
    </FigureList>
  );
}
