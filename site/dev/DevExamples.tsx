import { Heading } from '../../design-system/components/Heading/Heading';
import { Link } from '../../design-system/components/Link/Link';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { styled } from '../../design-system/stitches';
import type { ThemeName } from '../../design-system/themes/themes';
import { DevShell } from './DevShell';
import { devAddress, exampleAddress } from './exampleAddress';
import { texts } from './texts';

const Frame = styled('iframe', {
  display: 'block',
  inlineSize: '100%',
  // The frame can be resized between phone and desktop widths.
  resize: 'horizontal',
  blockSize: '$frame',
  border: '1px solid $line',
  borderRadius: '$card',
  backgroundColor: '$bg',
});

interface DevExamplesProps {
  block: string;
  examples: readonly string[];
  theme: ThemeName;
}

/** All examples of a block, each in a separate frame. */
export function DevExamples({ block, examples, theme }: DevExamplesProps) {
  return (
    <DevShell
      title={texts.examplesOf(block)}
      theme={theme}
      addressIn={(otherTheme) => exampleAddress(block, otherTheme)}
      home={devAddress(theme)}
    >
      <Section padding="small" width="wide">
        <Stack gap={8}>
          {examples.map((example) => (
            <Stack key={example} gap={3}>
              <Stack direction="row" justify="between" align="baseline" wrap>
                <Heading level={2} size={4}>
                  {example}
                </Heading>
                <Link href={exampleAddress(block, theme, example)}>{texts.openExample}</Link>
              </Stack>
              <Frame
                src={exampleAddress(block, theme, example)}
                title={texts.exampleOf(block, example)}
                loading="lazy"
              />
            </Stack>
          ))}
        </Stack>
      </Section>
    </DevShell>
  );
}
