import { FieldImage } from '../../design-system/fields/FieldImage';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { BlurbProps } from '../../schema/generated/fields';
import { Film } from '../../features/film/ui/Film';
import { findFilmId } from '../../features/film/ui/provider/filmId';
import { ProviderFilm } from '../../features/film/ui/provider/ProviderFilm';

const Box = styled('div', { '& img': { borderRadius: '$card' } });

const SIZES = '(min-width: 1024px) 54vw, 92vw';

/** Whether a blurb has a picture or film. */
export function hasMedia({
  ImageDesktop,
  ImagePhone,
  VideoDesktop,
  VideoPhone,
  YoutubeID,
}: BlurbProps) {
  return Boolean(ImageDesktop || ImagePhone || VideoDesktop || VideoPhone || YoutubeID);
}

/** Whether a blurb shows a picture: films have a fixed aspect ratio. */
export function showsPicture(fields: BlurbProps) {
  const { VideoDesktop, VideoPhone, YoutubeID } = fields;
  return hasMedia(fields) && !VideoDesktop && !VideoPhone && !findFilmId(YoutubeID?.value);
}

/** The film or picture of a blurb: the provider's film, else a film of our own, else the picture. */
export function BlurbMedia(fields: BlurbProps) {
  const { Title, ImageDesktop, ImagePhone, VideoDesktop, VideoPhone, YoutubeID, HasControlBar } =
    fields;
  const message = useMessages();
  const image = ImageDesktop ?? ImagePhone;
  const id = findFilmId(YoutubeID?.value);
  if (id) {
    return (
      <ProviderFilm id={id} title={Title?.value ?? ''} hasControlBar={HasControlBar === true}>
        {image && <FieldImage field={image} layout="fill" sizes={SIZES} />}
      </ProviderFilm>
    );
  }
  const film = VideoDesktop ?? VideoPhone;
  if (film) {
    return (
      <Film
        video={film}
        phoneVideo={VideoPhone}
        label={Title?.value ?? message('film')}
        controls={HasControlBar ? 'bar' : 'buttons'}
      >
        {image && <FieldImage field={image} phone={ImagePhone} layout="fill" sizes={SIZES} />}
      </Film>
    );
  }
  return (
    image && (
      <Box>
        <FieldImage field={image} phone={ImagePhone} sizes={SIZES} />
      </Box>
    )
  );
}
