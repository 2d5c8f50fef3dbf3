import { FieldImage } from '../../design-system/fields/FieldImage';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { BlurbProps } from '../../schema/generated/fields';
import { Film } from '../../features/film/ui/Film';
import { findFilmId } from '../../features/film/ui/provider/filmId';
import { ProviderFilm } from '../../features/film/ui/provider/ProviderFilm';

const Box = styled('div', { '& img': { borderRadius: '$card' } });

const sizes = '(min-width: 1024px) 54vw, 92vw';

/** Whether a blurb has anything to show beside its text. */
export function hasMedia({
  ImageDesktop,
  ImagePhone,
  VideoDesktop,
  VideoPhone,
  YoutubeID,
}: BlurbProps) {
  return Boolean(ImageDesktop || ImagePhone || VideoDesktop || VideoPhone || YoutubeID);
}

/** Whether that is a picture: films keep their shape. */
export function showsPicture(fields: BlurbProps) {
  const { VideoDesktop, VideoPhone, YoutubeID } = fields;
  return hasMedia(fields) && !VideoDesktop && !VideoPhone && !findFilmId(YoutubeID?.value);
}

/** The film or picture of a blurb: the provider's film first, then a film of ours, then the picture. */
export function BlurbMedia(fields: BlurbProps) {
  const { Title, ImageDesktop, ImagePhone, VideoDesktop, VideoPhone, YoutubeID, HasControlBar } =
    fields;
  const message = useMessages();
  const image = ImageDesktop ?? ImagePhone;
  const id = findFilmId(YoutubeID?.value);
  if (id) {
    return (
      <ProviderFilm id={id} title={Title?.value ?? ''} hasControlBar={HasControlBar === true}>
        {image && <FieldImage field={image} place="fill" sizes={sizes} />}
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
        {image && <FieldImage field={image} phone={ImagePhone} place="fill" sizes={sizes} />}
      </Film>
    );
  }
  return (
    image && (
      <Box>
        <FieldImage field={image} phone={ImagePhone} sizes={sizes} />
      </Box>
    )
  );
}
