import { useState, type FormEvent } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { styled } from '../../../../design-system/stitches';
import type { Authoring } from '../../authoring';
import { describeFailure } from '../../describeFailure';
import { checkRules, type Trail } from './checkApi';
import type { Rule } from './redirectRules';
import { redirectsTexts as texts } from './redirectsTexts';

const Room = styled('section', {
  display: 'grid',
  gap: '$3',
  padding: '$4',
  borderRadius: '$card',
  backgroundColor: '$surface',
});

const Line = styled('form', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '$3',
  '& > :first-child': { flex: '1 1 $sizes$column' },
});

const Way = styled('ol', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  paddingInlineStart: '$5',
  fontSize: '$small',
  overflowWrap: 'anywhere',
});

interface TryAddressProps {
  authoring: Authoring;
  site: string;
  rules: readonly Rule[];
  routes: readonly string[];
}

/** Follows an address through the site's table and the drafted rules, step by step. */
export function TryAddress({ authoring, site, rules, routes }: TryAddressProps) {
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const [found, setFound] = useState<{ address: string; trail: Trail; rules: readonly Rule[] }>();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFound(undefined);
    if (!/^\/(?![/\\])/.test(address)) return setProblem(texts.tryProblem);
    setProblem(undefined);
    try {
      const { trail } = await checkRules(authoring, { site, rules, routes, address });
      if (trail) setFound({ address, trail, rules });
    } catch (error) {
      setProblem(describeFailure(error));
    }
  }

  return (
    <Room aria-labelledby="try-address">
      <Stack gap={1}>
        <Heading level={3} size={6} id="try-address">
          {texts.tryTitle}
        </Heading>
        <Text size="small" tone="muted">
          {texts.tryHint}
        </Text>
      </Stack>
      {/* `send` tells its failure at the field. */}
      <Line noValidate onSubmit={(event) => void send(event)}>
        <TextField
          label={texts.tryLabel}
          error={problem}
          value={address}
          onChange={(event) => setAddress(event.target.value.trim())}
        />
        <Button type="submit" variant="outline">
          {texts.tryButton}
        </Button>
      </Line>
      <div role="status" data-trail={found?.trail.end}>
        {found && <TrailSteps {...found} />}
      </div>
    </Room>
  );
}

interface TrailStepsProps {
  address: string;
  trail: Trail;
  /** Those that the trail was followed by. */
  rules: readonly Rule[];
}

function TrailSteps({ address, trail, rules }: TrailStepsProps) {
  if (trail.hops.length === 0) return <Text size="small">{texts.unmoved}</Text>;
  return (
    <Stack gap={2}>
      <Way>
        <li>{address}</li>
        {trail.hops.map((hop, index) => (
          <li key={index}>
            <strong>{hop.address}</strong>{' '}
            <Text as="span" size="caption" tone="muted">
              {hop.order === undefined
                ? texts.byTable
                : texts.byRule(rules[hop.order]?.pattern ?? '')}
            </Text>
          </li>
        ))}
      </Way>
      <Text size="small" weight="medium" tone={trail.end === 'loop' ? 'danger' : 'default'}>
        {texts.ends[trail.end]}
      </Text>
    </Stack>
  );
}
