import { useCallback, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { tellFailure } from '../describeFailure';
import { languageName } from '../languageName';
import { texts } from '../texts';
import type { Place } from './usePages';
import { LanguageDialog } from './LanguageDialog';
import { readPageTree } from './pagesApi';
import { useLoaded } from '../useLoaded';

const Ground = styled('main', {
  display: 'grid',
  placeItems: 'center',
  padding: '$5',
  backgroundColor: '$surface',
  overflowY: 'auto',
});

interface MissingPageProps {
  authoring: Authoring;
  place: Place;
  onPlace: (place: Place) => void;
  /** The page exists in the language now. */
  onAdded: () => void;
}

/** Where the address names no page of the language: adds the page in it, or leads back to where it is. */
export function MissingPage({ authoring, place, onPlace, onAdded }: MissingPageProps) {
  const { site, language, route } = place;
  const { value, failure } = useLoaded(
    useCallback(() => readPageTree(authoring, site.name), [authoring, site.name]),
    tellFailure,
  );
  const nodes = value ?? (failure === undefined ? undefined : []);
  const [isAdding, setAdding] = useState(false);
  const node = nodes?.find((one) => one.template && one.route === route);
  const back = node?.languages.find(({ state }) => state)?.language;
  if (!nodes) {
    return (
      <Ground>
        <Spinner role="status" aria-label={texts.loadingPage} />
      </Ground>
    );
  }
  return (
    <Ground data-missing-page={node ? 'language' : 'page'}>
      <Stack gap={4}>
        <div role="status">
          <Heading level={2} size={4}>
            {node ? texts.notInLanguage(node.displayName, languageName(language)) : texts.noPage}
          </Heading>
          <Text tone="muted">{route}</Text>
        </div>
        <Stack direction="row" gap={3} wrap>
          {node && (
            <Button type="button" onClick={() => setAdding(true)}>
              {texts.addInLanguage(languageName(language))}
            </Button>
          )}
          {back ? (
            <Button
              type="button"
              variant="outline"
              onClick={() => onPlace({ ...place, language: back })}
            >
              {texts.backTo(languageName(back))}
            </Button>
          ) : (
            <Button
              type="button"
              variant="outline"
              onClick={() => onPlace({ ...place, route: '/' })}
            >
              {texts.toFrontPage}
            </Button>
          )}
        </Stack>
      </Stack>
      {isAdding && node && (
        <LanguageDialog
          authoring={authoring}
          node={node}
          language={language}
          onDone={onAdded}
          onClose={() => setAdding(false)}
        />
      )}
    </Ground>
  );
}
