import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldImage } from '../../design-system/fields/FieldImage';
import { FieldButton } from '../../design-system/fields/FieldLink';
import { FieldText } from '../../design-system/fields/FieldText';
import { styled } from '../../design-system/stitches';
import type { Tone } from '../../design-system/tones';
import type { CallToActionBannerProps, CallToActionTone } from '../../schema/generated/fields';
import { buttonVariants } from '../../rendering/buttonVariants';

const tones = {
  Dark: 'dark',
  Primary: 'primary',
  Surface: 'surface',
  Accent: 'accent',
} as const satisfies Record<CallToActionTone, Tone>;

const Layout = styled('div', {
  display: 'grid',
  gap: '$6',
  alignItems: 'center',
  variants: {
    picture: {
      true: { '@lg': { gridTemplateColumns: '3fr 2fr', columnGap: '$space$section' } },
      false: { '@lg': { gridTemplateColumns: '1fr auto' } },
    },
  },
});

const Picture = styled('div', { '& img': { borderRadius: '$card' } });

/** A band that promotes one action: title, text, link and an optional picture. */
export function CallToActionBanner(fields: CallToActionBannerProps) {
  const { Title, Text: text, Link, ButtonType = 'Primary', Image, Tone: tone = 'Dark' } = fields;
  if (!Title && !text && !Link) return null;
  const button = Link && (
    <FieldButton field={Link} variant={buttonVariants[ButtonType]} size="large" />
  );
  return (
    <Section tone={tones[tone]}>
      <Layout picture={Boolean(Image)}>
        <Stack gap={4} align="start">
          {Title && (
            <Heading level={2}>
              <FieldText field={Title} />
            </Heading>
          )}
          {text && (
            <Text size="lead" measured>
              <FieldText field={text} />
            </Text>
          )}
          {Image && button}
        </Stack>
        {Image ? (
          <Picture>
            <FieldImage field={Image} sizes="(min-width: 1024px) 35vw, 92vw" />
          </Picture>
        ) : (
          button && <div>{button}</div>
        )}
      </Layout>
    </Section>
  );
}
