import { useCallback, useState } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { styled } from '../../../../design-system/stitches';
import type { EditorSite } from '../../../../features/editing/model/editorView.types';
import type { Authoring, PageSummary } from '../../authoring';
import { showFailure } from '../../describeFailure';
import { ErrorText } from '../../ErrorText';
import { PageChoice } from '../../links/PageChoice';
import { siteLabel } from '../../siteLabel';
import { useLoaded } from '../../useLoaded';
import { viewTexts as texts } from './accountsTexts';

const Chosen = styled('ul', {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$2',
    fontSize: '$small',
  },
});

interface PagesFieldProps {
  authoring: Authoring;
  /** The sites whose pages can be chosen; the pages are read again when the sites change. */
  sites: readonly EditorSite[];
  /** Ids of the chosen pages. */
  value: readonly string[];
  error?: string;
  onChange: (value: readonly string[]) => void;
}

/** Chooses pages of some sites: the account may change them and all below them. */
export function PagesField({ authoring, sites, value, error, onChange }: PagesFieldProps) {
  const [isAdding, setAdding] = useState(value.length === 0);
  // Kept when a site is no longer among them: its pages are not deleted.
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const { value: pages, failure } = useLoaded(
    useCallback(async () => {
      const found = await readPages(authoring, sites);
      const entries = found.map(({ itemId, displayName }) => [itemId, displayName] as const);
      setNames((known) => new Map([...known, ...entries]));
      return found;
    }, [authoring, sites]),
    showFailure,
  );
  const isLoading = !pages && failure === undefined;
  const missingName = failure === undefined ? texts.deletedPage : texts.unreadPage;
  const nameOf = (id: string) => names.get(id) ?? (isLoading ? texts.loading : missingName);
  return (
    <Stack gap={3}>
      <Text size="small" color="muted">
        {texts.somePagesHint}
      </Text>
      {value.length > 0 && (
        <Chosen aria-label={texts.somePages}>
          {value.map((id) => (
            <li key={id}>
              {nameOf(id)}
              <Button
                type="button"
                variant="ghost"
                size="small"
                disabled={isLoading}
                aria-label={texts.removePage({ name: nameOf(id) })}
                onClick={() => {
                  onChange(value.filter((one) => one !== id));
                  setAdding(true);
                }}
              >
                <Icon name="close" />
              </Button>
            </li>
          ))}
        </Chosen>
      )}
      {isAdding ? (
        <PageChoice
          label={texts.addPage}
          searchLabel={texts.searchPage}
          pages={(pages ?? []).filter(({ itemId }) => !value.includes(itemId))}
          chosenId={undefined}
          onChoose={({ itemId }) => onChange([...value, itemId])}
        />
      ) : (
        <Button type="button" variant="outline" size="small" onClick={() => setAdding(true)}>
          {texts.addPage}
        </Button>
      )}
      <ErrorText>{error}</ErrorText>
    </Stack>
  );
}

/** The pages of sites in their main languages, each with the name of its site if there are several sites. */
async function readPages(
  authoring: Authoring,
  sites: readonly EditorSite[],
): Promise<readonly PageSummary[]> {
  const pagesBySite = await Promise.all(
    sites.map(async ({ name, languages }) => {
      const pages = await authoring.listPages(name, languages[0] ?? '');
      if (sites.length === 1) return pages;
      return pages.map((page) => ({
        ...page,
        displayName: `${page.displayName} (${siteLabel(name)})`,
      }));
    }),
  );
  return pagesBySite.flat();
}
