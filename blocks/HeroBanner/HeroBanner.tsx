import { Container } from '../../design-system/components/Container/Container';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Section } from '../../design-system/components/Section/Section';
import { FieldImage } from '../../design-system/fields/FieldImage';
import { useThemeLayout } from '../../design-system/layouts/LayoutContext';
import type { HeroForm } from '../../design-system/layouts/ThemeLayout';
import { useMessages } from '../../design-system/messages';
import type { Tone } from '../../design-system/tones';
import type { HeroBackground, HeroBannerProps, HeroLayout } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { Film } from '../../features/film/ui/Film';
import type { HeroBannerData } from './HeroBanner.data';
import { Backdrop, ScrollDownLink, Stage } from './heroStyles';
import { HeroText } from './HeroText';

const forms = {
  Split: 'split',
  FullBleed: 'fullBleed',
  TypeLed: 'typeLed',
  Plinth: 'plinth',
} as const satisfies Record<HeroLayout, HeroForm>;

const tones = {
  Default: 'default',
  Surface: 'surface',
  Dark: 'dark',
  Primary: 'primary',
  Accent: 'accent',
} as const satisfies Record<HeroBackground, Tone>;

/** The picture's `sizes` attribute, by layout. */
const sizes: Record<HeroForm, string | undefined> = {
  split: '(min-width: 1024px) 54vw, 85vw',
  fullBleed: undefined,
  typeLed: undefined,
  plinth: '(min-width: 1536px) 1440px, (min-width: 768px) 94vw, 80vw',
};

/**
 * Large banner at the top of a page, in the theme's layout unless editors choose another one. Renders nothing if it
 * should show a picture without a source.
 */
export function HeroBanner(fields: WithData<HeroBannerProps, HeroBannerData>) {
  const { ContentType = 'Image', Image, ImagePhone, Video, VideoPhone, FullScreen } = fields;
  const { hero } = useThemeLayout();
  const message = useMessages();
  if (ContentType !== 'Video' && !Image?.value.src) return null;
  const chosenForm = fields.Layout ? forms[fields.Layout] : hero.form;
  const form = FullScreen ? 'fullBleed' : chosenForm;
  const backgroundTone = fields.BackgroundColor ? tones[fields.BackgroundColor] : hero.tone;
  const tone = form === 'fullBleed' ? 'dark' : backgroundTone;
  const film = ContentType === 'Video' ? (Video ?? VideoPhone) : undefined;
  const image = Image && (
    <FieldImage field={Image} phone={ImagePhone} layout="fill" priority sizes={sizes[form]} />
  );
  const isTextFirst = form === 'typeLed' || form === 'plinth';
  const picture = (
    <Backdrop form={form} reverse={fields.Reverse}>
      {film ? (
        <Film video={film} phoneVideo={VideoPhone} autoplay controls="buttons" layout="fill">
          {image}
        </Film>
      ) : (
        image
      )}
    </Backdrop>
  );
  const textContent = (
    <Container width="wide">
      <HeroText {...fields} form={form} />
    </Container>
  );
  return (
    <Section tone={tone} padding="none" width="bleed" data-hero={form} data-opening={tone}>
      <Stage
        form={form}
        full={FullScreen}
        wide={form === 'fullBleed' && ContentType === 'Image' && !ImagePhone}
      >
        {isTextFirst ? textContent : picture}
        {isTextFirst ? picture : textContent}
        {FullScreen && (
          <ScrollDownLink href="#after-hero" aria-label={message('scrollDown')}>
            <Icon name="arrowDown" size="medium" />
          </ScrollDownLink>
        )}
      </Stage>
      {FullScreen && <span id="after-hero" />}
    </Section>
  );
}
