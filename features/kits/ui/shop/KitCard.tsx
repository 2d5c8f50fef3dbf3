import { Card } from '../../../../design-system/components/Card/Card';
import { Heading, type HeadingLevel } from '../../../../design-system/components/Heading/Heading';
import { Image } from '../../../../design-system/components/Image/Image';
import { Link } from '../../../../design-system/components/Link/Link';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { KitRecord } from '../../../../domain/search/kitSearch';
import { AddKit } from './AddKit';
import { kitPicture } from './kitPictures';
import { useKitTexts } from './useKitTexts';

/** In a grid the picture is above the text, in a list next to it. */
const Surface = styled(Card, {
  blockSize: '100%',
  '[data-view="list"] &': {
    '@sm': { flexDirection: 'row', alignItems: 'center' },
  },
});

const Picture = styled('div', {
  position: 'relative',
  flexShrink: 0,
  aspectRatio: '16 / 9',
  overflow: 'clip',
  backgroundColor: '$surface',
  '[data-view="list"] &': { '@sm': { inlineSize: '$menuColumn', alignSelf: 'stretch' } },
});

const TextColumn = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: '$3',
  padding: '$4',
  minInlineSize: 0,
  '[data-view="list"] &': {
    '@sm': { flexDirection: 'row', alignItems: 'center', gap: '$5' },
  },
});

/** The whole card is a link for the mouse; for screen readers only the kit's name is. */
const Name = styled('div', {
  display: 'grid',
  gap: '$1',
  flexGrow: 1,
  minInlineSize: 0,
  alignContent: 'start',
  overflowWrap: 'anywhere',
  '& a': { display: 'block' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$card' },
  '& a:focus-visible': { outline: 'none' },
});

const Footer = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  fontVariantNumeric: 'tabular-nums',
  '[data-view="list"] &': { '@sm': { flexWrap: 'nowrap', flexShrink: 0, gap: '$5' } },
});

interface KitCardProps {
  kit: KitRecord;
  /** Address of the page with the kit's details. */
  href: string;
  level: HeadingLevel & (2 | 3);
  priority?: boolean;
}

/** A kit of the list: picture, name, price with VAT, and the button that adds it to the quote. */
export function KitCard({ kit, href, level, priority }: KitCardProps) {
  const message = useMessages();
  const texts = useKitTexts();
  const { kitId, kitCode, name, kitCategory, retailPrice } = kit;
  return (
    <Surface padding="none" interactive>
      <Picture>
        <Image
          src={kitPicture(kit)}
          alt=""
          layout="fill"
          sizes="(min-width: 1280px) 22vw, (min-width: 640px) 46vw, 92vw"
          priority={priority}
        />
      </Picture>
      <TextColumn>
        <Name>
          <Heading level={level} size={5}>
            <Link href={href} variant="plain" rel="nofollow" data-kit-open={kitId}>
              {name}
            </Link>
          </Heading>
          <Text size="small" color="muted">
            {[kitCategory, kitCode].filter(Boolean).join(' · ')}
          </Text>
        </Name>
        <Footer>
          <div>
            <Text weight="bold">{texts.price(retailPrice)}</Text>
            <Text size="caption" color="muted">
              {fillIn(message('kitInclVat'), { percent: texts.vatPercent })}
            </Text>
          </div>
          <AddKit kitId={kitId} name={name} />
        </Footer>
      </TextColumn>
    </Surface>
  );
}
