import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { styled } from '../../design-system/stitches';
import { sharedTokens, tokenVariable } from '../../design-system/tokens';

const Bar = styled('span', {
  display: 'block',
  blockSize: '$space$4',
  maxInlineSize: '100%',
  borderRadius: '$small',
  backgroundColor: '$primary',
  '@forcedColors': { border: '1px solid CanvasText' },
});

const Line = styled('span', { display: 'block', lineHeight: '$heading', overflowWrap: 'anywhere' });

/** Values of a scale of lengths, each drawn to size. */
export function Lengths({ scale }: { scale: 'space' }) {
  return (
    <Stack gap={3}>
      {Object.entries(sharedTokens[scale]).map(([name, value]) => (
        <Stack key={name} gap={1}>
          <Text size="caption" color="muted">
            {`$${name} · ${value}`}
          </Text>
          <Bar style={{ inlineSize: `var(${tokenVariable(scale, name)})` }} />
        </Stack>
      ))}
    </Stack>
  );
}

/** All font sizes in the theme's two font families. */
export function FontSizes() {
  return (
    <Stack gap={5}>
      {Object.entries(sharedTokens.fontSizes).map(([name, value]) => (
        <Stack key={name} gap={1}>
          <Text size="caption" color="muted">
            {`$${name} · ${value}`}
          </Text>
          <Line
            style={{
              fontSize: `var(${tokenVariable('fontSizes', name)})`,
              fontFamily: `var(${tokenVariable('fonts', /^h\d$|display/.test(name) ? 'heading' : 'body')})`,
            }}
          >
            Räckvidd 560 km, från 3 495 kr
          </Line>
        </Stack>
      ))}
    </Stack>
  );
}
