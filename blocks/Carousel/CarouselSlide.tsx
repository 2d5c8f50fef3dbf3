import { Heading, headingLevels } from '../../design-system/components/Heading/Heading';
import { Text } from '../../design-system/components/Text/Text';
import { FieldImage } from '../../design-system/fields/FieldImage';
import { isFilled } from '../../design-system/fields/useFieldVisibility';
import { FieldButton } from '../../design-system/fields/FieldLink';
import { FieldText } from '../../design-system/fields/FieldText';
import { fillIn, useMessages } from '../../design-system/messages';
import type {
  CarouselHeight,
  CarouselSlideFields,
  CarouselXAxis,
  CarouselYAxis,
} from '../../schema/generated/fields';
import { buttonVariants } from '../../rendering/buttonVariants';
import { Film } from '../../features/film/ui/Film';
import { SlideSubTitle } from './SlideSubTitle';
import { Backdrop, Shade, Slide, SlideText } from './slideStyles';

export interface CarouselSlideProps {
  slide: CarouselSlideFields;
  place: { index: number; count: number };
  x: CarouselXAxis;
  y: CarouselYAxis;
  height: CarouselHeight;
  /** Whether a search bar overlaps the lower edge. */
  search: boolean;
  mediaButtons: boolean;
}

/** A slide: picture or film, with a shade and text over it. */
export function CarouselSlide(props: CarouselSlideProps) {
  const { slide, place, x, y, height, search, mediaButtons } = props;
  const { Title, TitleTag = 'h2', Text: text, TextColor = 'White', TextShadow } = slide;
  const { Button, ButtonType = 'Primary', Video, VideoPhone } = slide;
  const message = useMessages();
  const label = fillIn(message('slidePosition'), { number: place.index + 1, count: place.count });
  const isFirst = place.index === 0;
  const hasText = Boolean(Title ?? text ?? Button ?? slide.SubTitle ?? slide.SubTitleLink);
  // While a page is edited, empty fields are present too.
  const film = [Video, VideoPhone].find(isFilled);
  const picture = (
    <FieldImage field={slide.Image} phone={slide.ImagePhone} layout="fill" priority={isFirst} />
  );
  return (
    <Slide
      color={TextColor}
      height={height}
      search={search && height !== 'FullHeight'}
      role="group"
      aria-roledescription={message('slide')}
      aria-label={label}
      data-selected={isFirst ? '' : undefined}
    >
      <Backdrop y={y} bare={!hasText}>
        {film ? (
          <Film
            video={film}
            phoneVideo={VideoPhone}
            layout="fill"
            autoplay
            controls={mediaButtons ? 'buttons' : 'none'}
          >
            {picture}
          </Film>
        ) : (
          picture
        )}
      </Backdrop>
      {hasText && (
        <>
          <Shade x={x} y={y} aria-hidden />
          <SlideText x={x} y={y} shadow={TextShadow} search={search} height={height}>
            <SlideSubTitle slide={slide} />
            {Title && (
              <Heading level={headingLevels[TitleTag]} size={height === 'Medium' ? 2 : 1}>
                <FieldText field={Title} />
              </Heading>
            )}
            {text && (
              <Text size="lead">
                <FieldText field={text} />
              </Text>
            )}
            {Button && (
              <FieldButton field={Button} variant={buttonVariants[ButtonType]} size="large" />
            )}
          </SlideText>
        </>
      )}
    </Slide>
  );
}
