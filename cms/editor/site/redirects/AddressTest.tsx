import { useState, type FormEvent } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { styled } from '../../../../design-system/stitches';
import type { Authoring } from '../../authoring';
import { describeFailure } from '../../describeFailure';
import { checkRules, type Trail } from './redirectsApi';
import type { RedirectRule } from './redirectRules';
import { redirectsTexts as texts } from './redirectsTexts';

const Section = styled('section', {
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

const HopList = styled('ol', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  paddingInlineStart: '$5',
  fontSize: '$small',
  overflowWrap: 'anywhere',
});

interface AddressTestProps {
  authoring: Authoring;
  site: string;
  rules: readonly RedirectRule[];
  routes: readonly string[];
}

/** Follows an address through the site's own redirects and the rules in the drafts, step by step. */
export function AddressTest({ authoring, site, rules, routes }: AddressTestProps) {
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const [result, setResult] = useState<{
    address: string;
    trail: Trail;
    rules: readonly RedirectRule[];
  }>();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setResult(undefined);
    if (!/^\/(?![/\\])/.test(address)) return setProblem(texts.tryProblem);
    setProblem(undefined);
    try {
      const { trail } = await checkRules(authoring, { site, rules, routes, address });
      if (trail) setResult({ address, trail, rules });
    } catch (error) {
      setProblem(describeFailure(error));
    }
  }

  return (
    <Section aria-labelledby="try-address">
      <Stack gap={1}>
        <Heading level={3} size={6} id="try-address">
          {texts.tryTitle}
        </Heading>
        <Text size="small" color="muted">
          {texts.tryHint}
        </Text>
      </Stack>
      {/* `send` shows its failures at the field. */}
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
      <div role="status" data-trail={result?.trail.end}>
        {result && <RedirectChain {...result} />}
      </div>
    </Section>
  );
}

interface RedirectChainProps {
  address: string;
  trail: Trail;
  /** The rules with which the address was followed. */
  rules: readonly RedirectRule[];
}

function RedirectChain({ address, trail, rules }: RedirectChainProps) {
  if (trail.hops.length === 0) return <Text size="small">{texts.unmoved}</Text>;
  return (
    <Stack gap={2}>
      <HopList>
        <li>{address}</li>
        {trail.hops.map((hop, index) => (
          <li key={index}>
            <strong>{hop.address}</strong>{' '}
            <Text as="span" size="caption" color="muted">
              {hop.order === undefined
                ? texts.byTable
                : texts.byRule({ pattern: rules[hop.order]?.pattern ?? '' })}
            </Text>
          </li>
        ))}
      </HopList>
      <Text size="small" weight="medium" color={trail.end === 'loop' ? 'danger' : 'default'}>
        {texts.ends[trail.end]}
      </Text>
    </Stack>
  );
}
