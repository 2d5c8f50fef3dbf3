import { Badge } from '../../design-system/components/Badge/Badge';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { styled } from '../../design-system/stitches';
import { brandColors } from '../../design-system/themes/brandColors';
import { computeContrasts } from '../../design-system/themes/rolePairs';
import { themes } from '../../design-system/themes/themes';
import { type ColorRole, colorRoles, tokenVariable } from '../../design-system/tokens';
import { type Tone, tones } from '../../design-system/tones';
import { FactScroller, FactTable } from './FactTable';
import { useChosenTheme } from './Guideline';

const Swatch = styled('span', {
  display: 'block',
  blockSize: '$space$8',
  borderRadius: '$control',
  border: '1px solid $line',
  forcedColorAdjust: 'none',
});

const Sample = styled('span', {
  display: 'inline-block',
  padding: '$1 $3',
  borderRadius: '$small',
  border: '1px solid $line',
  forcedColorAdjust: 'none',
});

const color = (role: ColorRole) => `var(${tokenVariable('colors', role)})`;

/** All roles with their colours in the chosen theme. */
export function Roles() {
  const theme = useChosenTheme();
  const colors = brandColors(themes[theme]);
  return (
    <Grid columns={{ '@initial': 2, '@md': 4 }} gap="small">
      {colorRoles.map((role) => (
        <Stack key={role} gap={1}>
          <Swatch style={{ backgroundColor: color(role) }} />
          <Text size="small" weight="medium">
            {role}
          </Text>
          <Text size="caption" color="muted">
            {colors[tones.default[role]]}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}

/** Contrast of all pairs of roles in the chosen theme and one tone, computed as in the test. */
export function Contrasts({ tone }: { tone: Tone }) {
  const theme = useChosenTheme();
  const colors = brandColors(themes[theme]);
  return (
    <FactScroller tabIndex={0} role="region" aria-label={`Contrasts on ${tone}`}>
      <FactTable>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Sample</th>
            <th scope="col">Contrast</th>
            <th scope="col">Least</th>
            <th scope="col">Passes</th>
          </tr>
        </thead>
        <tbody>
          {computeContrasts(theme, tone).map(
            ({ foreground: over, background: under, ratio, minContrast }) => (
              <tr key={`${over} ${under}`}>
                <th scope="row">{`${over} on ${under}`}</th>
                <td>
                  <Sample
                    aria-hidden="true"
                    style={{
                      color: colors[tones[tone][over]],
                      backgroundColor: colors[tones[tone][under]],
                    }}
                  >
                    Aa
                  </Sample>
                </td>
                <td>{ratio.toFixed(2)}</td>
                <td>{minContrast}</td>
                <td>
                  <Badge variant={ratio >= minContrast ? 'outline' : 'campaign'}>
                    {ratio >= minContrast ? 'yes' : 'no'}
                  </Badge>
                </td>
              </tr>
            ),
          )}
        </tbody>
      </FactTable>
    </FactScroller>
  );
}
