import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { useEditing } from '../../design-system/fields/EditingContext';
import { FieldDate } from '../../design-system/fields/FieldDate';
import { FieldButton } from '../../design-system/fields/FieldLink';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { css, styled } from '../../design-system/stitches';
import type { Tone } from '../../design-system/tones';
import type { CountdownBackground, CountdownProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { clientScript } from '../../rendering/clientScript';
import type { CountdownData } from './Countdown.data';

const tones = {
  Default: 'default',
  Surface: 'surface',
  Dark: 'dark',
  Primary: 'primary',
} as const satisfies Record<CountdownBackground, Tone>;

const Layout = styled('div', {
  display: 'grid',
  gap: '$6',
  '@lg': { gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: '$space$section' },
  // Hides the text that is for before or for after the target time.
  '&[data-ended] [data-until], &:not([data-ended]) [data-after]': { display: 'none' },
  '&[data-far] [data-clock]': { display: 'none' },
  '&[data-far] [data-date]': { display: 'block' },
});

const Clock = styled('div', {
  display: 'grid',
  // For a year or more the days have three digits.
  gridTemplateColumns: 'minmax(min-content, 1.2fr) repeat(3, minmax(0, 1fr))',
  gap: '$2',
  maxInlineSize: '$form',
  '@sm': { gap: '$3' },
  '@noScript': { display: 'none' },
  '@print': { display: 'none' },
});

const Unit = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '$1',
  minInlineSize: 0,
  padding: '$4 $2',
  border: '1px solid $line',
  borderRadius: '$card',
  '@sm': { minInlineSize: '$swatch' },
});

const Digits = styled('span', {
  fontFamily: '$heading',
  fontWeight: '$heading',
  fontSize: '$h1',
  lineHeight: '$none',
  fontVariantNumeric: 'tabular-nums',
});

const Name = styled('span', {
  maxInlineSize: '100%',
  color: '$muted',
  fontSize: '$caption',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

const withoutClock = css({
  display: 'none',
  '@noScript': { display: 'block' },
  '@print': { display: 'block' },
});

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Counts down to a time and stops at zero. The page may be cached, so script fills in the numbers
 * (Countdown.client.ts). The date is shown instead without script, and while the time is far away.
 */
export function Countdown({ data, ...fields }: WithData<CountdownProps, CountdownData>) {
  const { Title, Text: text, TargetDate, EndedText, Link, BackgroundColor = 'Default' } = fields;
  const message = useMessages();
  // While the page is edited the date must be visible, to be editable in place.
  const editing = useEditing();
  if (!TargetDate || (Number.isNaN(Date.parse(TargetDate.value)) && !editing)) return null;
  return (
    <Section tone={tones[BackgroundColor]}>
      <Layout
        {...clientScript('Countdown')}
        data-target={TargetDate.value}
        data-far={data?.isFar ? '' : undefined}
      >
        <Stack gap={4} align="start">
          {Title && (
            <Heading level={2}>
              <FieldText field={Title} />
            </Heading>
          )}
          {text && (
            <Text size="lead" measured data-until={EndedText ? '' : undefined}>
              <FieldText field={text} />
            </Text>
          )}
          {EndedText && (
            <Text size="lead" measured data-after="">
              <FieldText field={EndedText} />
            </Text>
          )}
          <Text className={editing ? undefined : withoutClock()} weight="bold" data-date="">
            <FieldDate field={TargetDate} />
          </Text>
          {Link && <FieldButton field={Link} />}
        </Stack>
        <Clock role="timer" data-clock="" aria-label={Title?.value}>
          {units.map((unit) => (
            <Unit key={unit}>
              <Digits data-unit={unit}>–</Digits>
              <Name data-unit-name={unit}>{message(unit)}</Name>
            </Unit>
          ))}
        </Clock>
      </Layout>
    </Section>
  );
}
