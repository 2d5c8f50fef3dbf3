import { useCallback } from 'react';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { styled } from '../../../../design-system/stitches';
import type { RawValue } from '../../authoring';
import type { ViewProps } from '../../views/view.types';
import { settingsTexts as texts } from './settingsTexts';
import { useLoaded } from '../../useLoaded';

const Card = styled('div', {
  display: 'grid',
  gap: '$3',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$card',
  overflowWrap: 'anywhere',
});

interface TitleExamplesProps {
  view: Pick<ViewProps, 'authoring' | 'place'>;
  values: Readonly<Record<string, RawValue>>;
}

/** Example titles of pages with the edited title template. The front page and error pages do not use the template. */
export function TitleExamples({ view: { authoring, place }, values }: TitleExamplesProps) {
  const { name } = place.site;
  const { language } = place;
  // The examples are optional: the form works without them.
  const { value: allPages } = useLoaded(
    useCallback(() => authoring.listPages(name, language), [authoring, name, language]),
  );
  const pages = (allPages ?? []).filter(({ route }) => !/^\/(\d+)?$/.test(route)).slice(0, 3);
  const template =
    typeof values.titleTemplate === 'string' && values.titleTemplate ? values.titleTemplate : '%s';
  return (
    <Stack gap={3} as="section" aria-labelledby="title-examples">
      <Heading level={3} size={6} id="title-examples">
        {texts.examples}
      </Heading>
      <Card>
        {pages.map(({ itemId, displayName }) => (
          <Text key={itemId} as="div" size="small" weight="medium">
            {template.replace('%s', () => displayName)}
          </Text>
        ))}
      </Card>
    </Stack>
  );
}
