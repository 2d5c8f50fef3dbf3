import { FieldImage } from '../../design-system/fields/FieldImage';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { BlurbProps } from '../../schema/generated/fields';
import { Island } from '../Island';
import { YoutubeEmbed } from './YoutubeEmbed.island';

const Box = styled('div', {
  '& img, & video': { display: 'block', inlineSize: '100%', borderRadius: '$card' },
  '& video': { aspectRatio: '16 / 9', objectFit: 'cover' },
});

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

/** The film or picture of a blurb: the provider's film first, then a film of ours, then the picture. */
export function BlurbMedia(fields: BlurbProps) {
  const { Title, ImageDesktop, ImagePhone, VideoDesktop, VideoPhone, YoutubeID, HasControlBar } =
    fields;
  const message = useMessages();
  const image = ImageDesktop ?? ImagePhone;
  if (YoutubeID) {
    return (
      <Island
        name="YoutubeEmbed"
        component={YoutubeEmbed}
        when="interaction"
        props={{
          videoId: YoutubeID.value,
          title: Title?.value ?? '',
          hasControlBar: HasControlBar === true,
          labels: { text: message('youtubeConsentText'), button: message('youtubeConsentButton') },
        }}
      />
    );
  }
  const video = VideoDesktop ?? VideoPhone;
  if (video) {
    return (
      <Box>
        {/* Without script nothing else could start it, so its own controls are always there. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the contract has no captions; the text beside it says the same */}
        <video
          controls
          playsInline
          preload="none"
          poster={image?.value.src}
          aria-label={Title?.value}
        >
          {VideoPhone && <source src={VideoPhone.value.src} media="(max-width: 767px)" />}
          <source src={video.value.src} />
        </video>
      </Box>
    );
  }
  return (
    image && (
      <Box>
        <FieldImage field={image} phone={ImagePhone} sizes="(min-width: 1024px) 45vw, 92vw" />
      </Box>
    )
  );
}
