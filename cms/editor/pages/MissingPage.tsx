import { useCallback, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { showFailure } from '../describeFailure';
import { languageName } from '../languageName';
import { texts } from '../texts';
import type { Place } from './usePages';
import { AddLanguageDialog } from './AddLanguageDialog';
import { readPageTree } from './pagesApi';
import { useLoaded } from '../useLoaded';

const Layout = styled('main', {
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
  /** Called when the page exists in the language. */
  onAdded: () => void;
}

/** Shown when the address has no page in the language. Offers to add the language or to open an existing one. */
export function MissingPage({ authoring, place, onPlace, onAdded }: MissingPageProps) {
  const { site, language, route } = place;
  const { value, failure } = useLoaded(
    useCallback(() => readPageTree(authoring, site.name), [authoring, site.name]),
    showFailure,
  );
  const nodes = value ?? (failure === undefined ? undefined : []);
  const [isAdding, setAdding] = useState(false);
  const node = nodes?.find((candidate) => candidate.template && candidate.route === route);
  const existingLanguage = node?.languages.find(({ state }) => state)?.language;
  if (!nodes) {
    return (
      <Layout>
        <Spinner role="status" aria-label={texts.loadingPage} />
      </Layout>
    );
  }
  return (
    <Layout data-missing-page={node ? 'language' : 'page'}>
      <Stack gap={4}>
        <div role="status">
          <Heading level={2} size={4}>
            {node
              ? texts.notInLanguage({ page: node.displayName, language: languageName(language) })
              : texts.noPage}
          </Heading>
          <Text color="muted">{route}</Text>
        </div>
        <Stack direction="row" gap={3} wrap>
          {node && (
            <Button type="button" onClick={() => setAdding(true)}>
              {texts.addInLanguage({ language: languageName(language) })}
            </Button>
          )}
          {existingLanguage ? (
            <Button
              type="button"
              variant="outline"
              onClick={() => onPlace({ ...place, language: existingLanguage })}
            >
              {texts.backTo({ language: languageName(existingLanguage) })}
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
        <AddLanguageDialog
          authoring={authoring}
          node={node}
          language={language}
          onDone={onAdded}
          onClose={() => setAdding(false)}
        />
      )}
    </Layout>
  );
}
