import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldImage } from '../../design-system/fields/FieldImage';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import type { VideoProps } from '../../schema/generated/fields';
import { Film } from '../../features/film/ui/Film';

/** A film on our own server, with buttons for play and sound. */
export function Video(fields: VideoProps) {
  const { Title, Text: text, Image, ImagePhone, Autoplay, HasControlBar } = fields;
  const message = useMessages();
  const film = fields.Video ?? fields.VideoPhone;
  if (!film) return null;
  return (
    <Section>
      <Stack gap={5}>
        {Title && (
          <Heading level={2}>
            <FieldText field={Title} />
          </Heading>
        )}
        <Film
          video={film}
          phoneVideo={fields.VideoPhone}
          label={Title?.value ?? message('film')}
          autoplay={Autoplay}
          controls={HasControlBar ? 'bar' : 'buttons'}
        >
          {Image && (
            <FieldImage
              field={Image}
              phone={ImagePhone}
              layout="fill"
              sizes="(min-width: 1440px) 1344px, 92vw"
            />
          )}
        </Film>
        {text && (
          <Text color="muted" measured>
            <FieldText field={text} />
          </Text>
        )}
      </Stack>
    </Section>
  );
}
