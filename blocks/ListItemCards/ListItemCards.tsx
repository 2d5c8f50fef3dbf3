import { Card } from '../../design-system/components/Card/Card';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { findIcon } from '../../design-system/components/Icon/findIcon';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldImage } from '../../design-system/fields/FieldImage';
import { FieldLink } from '../../design-system/fields/FieldLink';
import { FieldText } from '../../design-system/fields/FieldText';
import { styled } from '../../design-system/stitches';
import type { ListItemCardFields, ListItemCardsProps } from '../../schema/generated/fields';
import { columnsOf } from '../../rendering/columnsOf';

const Body = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: '$3',
  padding: '$5',
});

const IconBox = styled('span', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$control',
  blockSize: '$control',
  borderRadius: '$round',
  backgroundColor: '$surface',
  color: '$link',
});

/** At the bottom of the card, which is clickable as a whole; only the text is the link for screen readers. */
const CardLink = styled('div', {
  marginBlockStart: 'auto',
  paddingBlockStart: '$2',
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$card' },
});

/** Cards of one kind, each with a picture or icon and a link. */
export function ListItemCards({ Title, Items = [], BackgroundColor }: ListItemCardsProps) {
  const items = Items.filter(({ Title: title, Text: text }) => title ?? text);
  if (items.length === 0) return null;
  return (
    <Section tone={BackgroundColor === 'Surface' ? 'surface' : 'default'}>
      <Stack gap={6}>
        {Title && (
          <Heading level={2}>
            <FieldText field={Title} />
          </Heading>
        )}
        <Grid as="ul" role="list" columns={columnsOf(items.length)} gap="grid">
          {items.map((item, index) => (
            <ListItem key={index} item={item} level={Title ? 3 : 2} />
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}

function ListItem({ item, level }: { item: ListItemCardFields; level: 2 | 3 }) {
  const { Title, Text: text, Image, Icon: icon, Link, ButtonText } = item;
  const mark = Image ? undefined : findIcon(icon);
  return (
    <Card as="li" variant="raised" padding="none" interactive={Boolean(Link)}>
      {Image && (
        <FieldImage
          field={Image}
          ratio="16 / 9"
          sizes="(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 92vw"
        />
      )}
      <Body>
        {mark && (
          <IconBox>
            <Icon name={mark} size="medium" />
          </IconBox>
        )}
        {Title && (
          <Heading level={level} size={4}>
            <FieldText field={Title} />
          </Heading>
        )}
        {text && (
          <Text color="muted">
            <FieldText field={text} />
          </Text>
        )}
        {Link && (
          <CardLink>
            <FieldLink field={Link} variant="standalone" arrow>
              {ButtonText ? <FieldText field={ButtonText} /> : undefined}
            </FieldLink>
          </CardLink>
        )}
      </Body>
    </Card>
  );
}
