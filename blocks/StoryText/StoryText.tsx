import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { FieldImage } from '../../design-system/fields/FieldImage';
import { FieldRichText } from '../../design-system/fields/FieldRichText';
import { FieldText } from '../../design-system/fields/FieldText';
import { useFieldVisibility } from '../../design-system/fields/useFieldVisibility';
import { styled } from '../../design-system/stitches';
import type { StoryTextProps } from '../../schema/generated/fields';

/** The block has padding only above, so that texts follow each other like paragraphs. */
const Band = styled(Section, { paddingBlockStart: '$7' });

const Picture = styled('figure', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  paddingBlockStart: '$4',
  '& img': { borderRadius: '$card' },
  '& figcaption': { color: '$muted', fontSize: '$small' },
});

/** Text and a picture in a narrow column. */
export function StoryText({ Title, RichText, Image, Caption }: StoryTextProps) {
  const isShown = useFieldVisibility();
  if (![Title, RichText, Image].some(isShown)) return null;
  return (
    <Band padding="none" width="narrow">
      <Stack gap={4}>
        {isShown(Title) && (
          <Heading level={2} size={3}>
            <FieldText field={Title} />
          </Heading>
        )}
        <FieldRichText field={RichText} />
        {isShown(Image) && (
          <Picture>
            <FieldImage field={Image} ratio="16 / 9" sizes="(min-width: 768px) 48rem, 92vw" />
            {isShown(Caption) && (
              <figcaption>
                <FieldText field={Caption} />
              </figcaption>
            )}
          </Picture>
        )}
      </Stack>
    </Band>
  );
}
