import { useCallback, useState } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { showToast } from '../../../../design-system/components/Toast/showToast';
import { styled } from '../../../../design-system/stitches';
import { tellFailure } from '../../describeFailure';
import type { ViewProps } from '../../views/view.types';
import { PanelFrame } from '../PanelFrame';
import { deleteItem } from '../siteApi';
import { siteTexts } from '../siteTexts';
import { useSitePart } from '../useSitePart';
import { useSiteSave } from '../useSiteSave';
import { checkRules } from './checkApi';
import { RedirectDialog } from './RedirectDialog';
import { fieldsOfRule, newRule, readRules, type Rule, type SavedRule } from './redirectRules';
import { redirectsTexts as texts } from './redirectsTexts';
import { RedirectTable } from './RedirectTable';
import { TryAddress } from './TryAddress';
import { useRoutes } from './useRoutes';
import { useLoaded } from '../../useLoaded';

const Tools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '$3 $4',
  '& > :first-child': { flex: '1 1 $sizes$column' },
});

/** The redirects of a site, checked together as they are drafted. */
export function RedirectsPanel(view: ViewProps) {
  const { authoring, place } = view;
  const { name: site, languages } = place.site;
  const [language = ''] = languages;
  const loaded = useSitePart(authoring, site, 'REDIRECTS');
  const saving = useSiteSave(authoring, site, 'REDIRECTS', loaded);
  const routes = useRoutes(authoring, site, language);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Rule | SavedRule>();
  const { content } = loaded;

  const { value } = useLoaded(
    useCallback(() => {
      if (!content || !routes) return undefined;
      return checkRules(authoring, { site, rules: readRules(content.items, language), routes });
    }, [authoring, site, language, content, routes]),
    tellFailure,
  );
  const findings = value?.findings ?? [];

  async function remove(rule: SavedRule): Promise<void> {
    const { itemId, version: expectedVersion, pattern } = rule;
    try {
      await deleteItem(authoring, { itemId, language, expectedVersion });
      showToast({ title: siteTexts.removed(pattern), id: 'site' });
    } catch (error) {
      tellFailure(error);
    }
    await loaded.refresh();
  }

  return (
    <PanelFrame view={view} part="REDIRECTS" loaded={loaded} saving={saving}>
      {({ items }) => {
        const rules = readRules(items, language);
        const words = search.toLowerCase();
        const shown = rules.filter(({ pattern, target }) =>
          `${pattern} ${target}`.toLowerCase().includes(words),
        );
        return (
          <Stack gap={5}>
            <TryAddress authoring={authoring} site={site} rules={rules} routes={routes ?? []} />
            <Tools>
              <TextField
                type="search"
                label={texts.find}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
              <Button type="button" variant="outline" onClick={() => setOpen(newRule)}>
                <Icon name="plus" />
                {texts.add}
              </Button>
            </Tools>
            <Text as="div" size="caption" tone="muted" role="status">
              {rules.length === 0
                ? texts.none
                : shown.length === 0
                  ? texts.noneFound
                  : texts.count(shown.length, rules.length)}
            </Text>
            {shown.length > 0 && (
              <RedirectTable
                rules={shown}
                findingsOf={(rule) =>
                  findings.filter(({ order }) => rules[order]?.itemId === rule.itemId)
                }
                onEdit={setOpen}
                onRemove={(rule) => void remove(rule)}
              />
            )}
            {open && (
              <RedirectDialog
                authoring={authoring}
                site={site}
                languages={languages}
                rule={open}
                rules={rules}
                routes={routes ?? []}
                onSave={(rule) =>
                  saving.save({
                    itemId: 'itemId' in open ? open.itemId : undefined,
                    language,
                    expectedVersion: 'version' in open ? open.version : 0,
                    values: changedFields(open, rule),
                  })
                }
                onClose={() => setOpen(undefined)}
              />
            )}
          </Stack>
        );
      }}
    </PanelFrame>
  );
}

/** All fields of a new rule, those that differ of another. */
function changedFields(before: Rule | SavedRule, after: Rule): Readonly<Record<string, unknown>> {
  const own = fieldsOfRule(after);
  if (!('itemId' in before)) return own;
  const old = fieldsOfRule(before);
  return Object.fromEntries(Object.entries(own).filter(([name, value]) => value !== old[name]));
}
