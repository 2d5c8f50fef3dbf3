import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { FieldImage } from '../../design-system/fields/FieldImage';
import { FieldText } from '../../design-system/fields/FieldText';
import type { VideoEmbedProps } from '../../schema/generated/fields';
import { useBlockNote } from '../../rendering/blockNotes';
import { findFilmId } from '../../features/film/ui/provider/filmId';
import { ProviderFilm } from '../../features/film/ui/provider/ProviderFilm';

/** A film of the video provider, which is loaded once the visitor has agreed. */
export function VideoEmbed({ Title, YoutubeID, Image, HasControlBar }: VideoEmbedProps) {
  const logNote = useBlockNote('VideoEmbed');
  const id = findFilmId(YoutubeID?.value);
  if (!id) {
    if (YoutubeID) logNote(`No film id: “${YoutubeID.value}”`);
    return null;
  }
  return (
    <Section>
      <Stack gap={5}>
        {Title && (
          <Heading level={2}>
            <FieldText field={Title} />
          </Heading>
        )}
        <ProviderFilm id={id} title={Title?.value ?? ''} hasControlBar={HasControlBar === true}>
          {Image && (
            <FieldImage field={Image} layout="fill" sizes="(min-width: 1440px) 1344px, 92vw" />
          )}
        </ProviderFilm>
      </Stack>
    </Section>
  );
}
