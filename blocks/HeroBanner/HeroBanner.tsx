import { Container } from '../../design-system/components/Container/Container';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldImage } from '../../design-system/fields/FieldImage';
import { FieldButton } from '../../design-system/fields/FieldLink';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { HeroBannerProps } from '../../schema/generated/fields';
import { buttonVariants } from '../buttonVariants';
import type { WithData } from '../blockData';
import { Film } from '../Film/Film';
import type { HeroBannerData } from './HeroBanner.data';
import { SearchBar } from './SearchBar';

const Stage = styled('div', {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'end',
  // The picture's height on narrow windows; the words begin in its lower edge, where it fades out.
  '--hero-picture': 'calc(max(14rem, min(90vw, 28rem, 56svh)) + var(--bar-over-page))',
  paddingBlock: 'calc(var(--hero-picture) - $space$6) $8',
  '@lg': {
    alignItems: 'center',
    // The navigation bar may lie over the picture (NavigationBar).
    paddingBlockStart: 'calc($space$9 + var(--bar-over-page))',
    paddingBlockEnd: '$8',
    // Lower on narrower windows, where the picture would be cut on both sides.
    minBlockSize: 'calc(min($sizes$hero, 82svh, 56vw) + var(--bar-over-page))',
  },
  variants: {
    /** No crop for phones: hardly cut at the sides. */
    wide: {
      true: {
        '--hero-picture': 'calc(max(14rem, min(62vw, 28rem, 56svh)) + var(--bar-over-page))',
      },
    },
    full: {
      true: {
        // The window with the header; the picture takes what the words leave.
        '--hero-picture': 'max(14rem, 100svh - $sizes$header - 23rem + var(--bar-over-page))',
        minBlockSize: 'calc(100svh - $sizes$header + var(--bar-over-page))',
        // Clear of the arrow that leads on.
        paddingBlockEnd: '$10',
        '@lg': {
          minBlockSize: 'calc(100svh - $sizes$header + var(--bar-over-page))',
          paddingBlockEnd: '$10',
        },
      },
    },
  },
});

const Backdrop = styled('div', {
  position: 'absolute',
  inset: '0 0 auto 0',
  blockSize: 'var(--hero-picture)',
  zIndex: '$behind',
  overflow: 'clip',
  // Below the middle is where the scenes have what they show.
  '& img': { objectPosition: '50% 72%' },
  // The picture grows out of the ground that the words stand on: above them on narrow windows, beside them on wide ones.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'linear-gradient(to top, $colors$bg 4%, $colors$scrimClear 36%)',
  },
  '@lg': {
    inset: '0 0 0 24%',
    blockSize: 'auto',
    // The words stand on the left, so pictures have what they show on the right: it is never cut.
    '& img': { objectPosition: '85% 50%' },
    '&::after': {
      background:
        'linear-gradient(to right, $colors$bg 0%, $colors$scrim 22%, $colors$scrimClear 64%)',
    },
  },
});

const Words = styled('div', {
  display: 'grid',
  // Also narrower than the search field would like to be.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  maxInlineSize: '$form',
});

/** On wide windows lines end before the middle, where the picture has what it shows. */
const Lead = styled('div', { '@lg': { maxInlineSize: '$lead' } });

const Eyebrow = styled('p', {
  margin: 0,
  fontSize: '$small',
  fontWeight: '$semibold',
  letterSpacing: '$label',
  textTransform: 'uppercase',
});

const ScrollOn = styled('a', {
  position: 'absolute',
  insetBlockEnd: '$5',
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$touch',
  blockSize: '$touch',
  borderRadius: '$round',
  border: '1.5px solid currentColor',
  color: 'inherit',
});

/**
 * Large opening banner. Renders nothing when it shows a picture and the picture has no source
 * (spec 1 §2.7).
 */
export function HeroBanner(fields: WithData<HeroBannerProps, HeroBannerData>) {
  const { ContentType = 'Image', Image, ImagePhone, Video, VideoPhone, FullScreen } = fields;
  const message = useMessages();
  if (ContentType !== 'Video' && !Image?.value.src) return null;
  const film = ContentType === 'Video' ? (Video ?? VideoPhone) : undefined;
  const picture = Image && <FieldImage field={Image} phone={ImagePhone} place="fill" priority />;
  return (
    <Section tone="dark" space="none" width="bleed">
      <Stage full={FullScreen} wide={ContentType === 'Image' && !ImagePhone}>
        <Backdrop>
          {film ? (
            <Film video={film} phoneVideo={VideoPhone} autoplay controls="buttons" place="fill">
              {picture}
            </Film>
          ) : (
            picture
          )}
        </Backdrop>
        <Container width="wide">
          <HeroWords {...fields} />
        </Container>
        {FullScreen && (
          <ScrollOn href="#after-hero" aria-label={message('scrollDown')}>
            <Icon name="arrowDown" size="medium" />
          </ScrollOn>
        )}
      </Stage>
      {FullScreen && <span id="after-hero" />}
    </Section>
  );
}

function HeroWords({
  SubTitle,
  Title,
  Text: text,
  Link,
  ButtonType = 'Primary',
  SecondaryLink,
  ShowSearchBar,
  SearchBarUrl,
  SearchBarPlaceHolderText,
  SearchBarFindsCars,
  data,
}: WithData<HeroBannerProps, HeroBannerData>) {
  return (
    <Words>
      {SubTitle && (
        <Eyebrow>
          <FieldText field={SubTitle} />
        </Eyebrow>
      )}
      {Title && (
        <Heading level={1} size="display">
          <FieldText field={Title} />
        </Heading>
      )}
      {text && (
        <Lead>
          <Text size="lead">
            <FieldText field={text} />
          </Text>
        </Lead>
      )}
      {(Link || SecondaryLink) && (
        <Stack direction="row" wrap gap={3}>
          {Link && <FieldButton field={Link} variant={buttonVariants[ButtonType]} size="large" />}
          {SecondaryLink && <FieldButton field={SecondaryLink} variant="outline" size="large" />}
        </Stack>
      )}
      {ShowSearchBar && SearchBarUrl && (
        <SearchBar
          action={SearchBarUrl.value.href}
          placeholder={SearchBarPlaceHolderText?.value}
          findsCars={SearchBarFindsCars}
          cars={data?.cars}
        />
      )}
    </Words>
  );
}
