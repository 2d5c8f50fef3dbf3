import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { FieldImage } from '../../design-system/fields/FieldImage';
import { FieldRichText } from '../../design-system/fields/FieldRichText';
import { FieldText } from '../../design-system/fields/FieldText';
import { useShown } from '../../design-system/fields/useShown';
import { styled } from '../../design-system/stitches';
import type { StoryTextProps } from '../../schema/generated/fields';

/** Room above alone: one stretch follows another as paragraphs do. */
const Band = styled(Section, { paddingBlockStart: '$7' });

const Picture = styled('figure', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  paddingBlockStart: '$4',
  '& img': { borderRadius: '$card' },
  '& figcaption': { color: '$muted', fontSize: '$small' },
});

/** Text and a picture in a column made for reading. */
export function StoryText({ Title, RichText, Image, Caption }: StoryTextProps) {
  const shown = useShown();
  if (![Title, RichText, Image].some(shown)) return null;
  return (
    <Band space="none" width="narrow">
      <Stack gap={4}>
        {shown(Title) && (
          <Heading level={2} size={3}>
            <FieldText field={Title} />
          </Heading>
        )}
        <FieldRichText field={RichText} />
        {shown(Image) && (
          <Picture>
            <FieldImage field={Image} ratio="16 / 9" sizes="(min-width: 768px) 48rem, 92vw" />
            {shown(Caption) && (
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
