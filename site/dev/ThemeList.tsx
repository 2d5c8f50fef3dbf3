import { Button } from '../../design-system/components/Button/Button';
import { Card } from '../../design-system/components/Card/Card';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { styled } from '../../design-system/stitches';
import type { BrandTheme } from '../../design-system/themes/BrandTheme';
import { brandColors } from '../../design-system/themes/brandColors';
import { themeVariables } from '../../design-system/themes/themeCss';
import { type ThemeName, themes } from '../../design-system/themes/themes';
import { colorRoles, tokenVariable } from '../../design-system/tokens';
import { tones } from '../../design-system/tones';
import { customProperties } from '../../design-system/styling/customProperties';
import { keysOf } from '../../domain/typedKeys';
import { devAddress } from './exampleAddress';
import { texts } from './texts';

const Swatches = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax($sizes$swatch, 1fr))',
  gap: '$3',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Swatch = styled('li', {
  display: 'grid',
  alignContent: 'start',
  gap: '$1',
  fontSize: '$caption',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  '&::before': {
    content: '""',
    blockSize: '$space$7',
    border: '1px solid $line',
    borderRadius: '$small',
    background: 'var(--swatch)',
  },
});

const Sample = styled(Card, { fontFamily: '$body', color: '$text' });

/** Each theme with its fonts, its button and the colour of every role. */
export function ThemeList() {
  return (
    <Grid as="ul" columns={{ '@initial': 1, '@lg': 2 }}>
      {keysOf(themes).map((name) => (
        <Sample key={name} as="li" style={customProperties(themeVariables(name))}>
          <ThemeCard name={name} theme={themes[name]} />
        </Sample>
      ))}
    </Grid>
  );
}

function ThemeCard({ name, theme }: { name: ThemeName; theme: BrandTheme }) {
  const colors: Record<string, string | undefined> = brandColors(theme);
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={3}>{theme.label}</Heading>
        <Text size="small" color="muted">
          {texts.headingFont}: {theme.fonts.heading}. {texts.bodyFont}: {theme.fonts.body}.
        </Text>
      </Stack>
      <Stack gap={3} align="start">
        <Heading level={4} size={2}>
          {texts.sampleHeading}
        </Heading>
        <Text>{texts.sampleText}</Text>
        <Button as="a" href={devAddress(name)}>
          {texts.showBlocks}
        </Button>
      </Stack>
      <Swatches>
        {colorRoles.map((role) => (
          <Swatch
            key={role}
            style={customProperties({ '--swatch': `var(${tokenVariable('colors', role)})` })}
          >
            <strong>{role}</strong>
            {colors[tones.default[role]]}
          </Swatch>
        ))}
      </Swatches>
    </Stack>
  );
}
