import { useCallback, useState } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { showToast } from '../../../../design-system/components/Toast/showToast';
import { styled } from '../../../../design-system/stitches';
import { showFailure } from '../../describeFailure';
import type { ViewProps } from '../../views/view.types';
import { PanelFrame } from '../PanelFrame';
import { deleteItem } from '../siteApi';
import { siteTexts } from '../siteTexts';
import { useSitePart } from '../useSitePart';
import { useSiteSave } from '../useSiteSave';
import { checkRules } from './redirectsApi';
import { RedirectDialog } from './RedirectDialog';
import {
  toItemFields,
  newRule,
  readRules,
  type RedirectRule,
  type SavedRedirectRule,
} from './redirectRules';
import { redirectsTexts as texts } from './redirectsTexts';
import { RedirectTable } from './RedirectTable';
import { AddressTest } from './AddressTest';
import { useRoutes } from './useRoutes';
import { useLoaded } from '../../useLoaded';

const Tools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '$3 $4',
  '& > :first-child': { flex: '1 1 $sizes$column' },
});

/** The redirects of a site in the drafts. All rules are checked together. */
export function RedirectsPanel(view: ViewProps) {
  const { authoring, place } = view;
  const { name: site, languages } = place.site;
  const [language = ''] = languages;
  const loaded = useSitePart(authoring, site, 'REDIRECTS');
  const saving = useSiteSave(authoring, site, 'REDIRECTS', loaded);
  const routes = useRoutes(authoring, site, languages);
  const [search, setSearch] = useState('');
  const [editedRule, setEditedRule] = useState<RedirectRule | SavedRedirectRule>();
  const { content } = loaded;

  const { value } = useLoaded(
    useCallback(() => {
      if (!content || !routes) return undefined;
      return checkRules(authoring, { site, rules: readRules(content.items, language), routes });
    }, [authoring, site, language, content, routes]),
    showFailure,
  );
  const findings = value?.findings ?? [];

  async function remove(rule: SavedRedirectRule): Promise<void> {
    const { itemId, version: expectedVersion, pattern } = rule;
    try {
      await deleteItem(authoring, { itemId, language, expectedVersion });
      showToast({ title: siteTexts.removed({ name: pattern }), id: 'site' });
    } catch (error) {
      showFailure(error);
    }
    await loaded.refresh();
  }

  return (
    <PanelFrame view={view} part="REDIRECTS" loaded={loaded} saving={saving}>
      {({ items }) => {
        const rules = readRules(items, language);
        const needle = search.toLowerCase();
        const matchingRules = rules.filter(({ pattern, target }) =>
          `${pattern} ${target}`.toLowerCase().includes(needle),
        );
        return (
          <Stack gap={5}>
            <AddressTest authoring={authoring} site={site} rules={rules} routes={routes ?? []} />
            <Tools>
              <TextField
                type="search"
                label={texts.find}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
              <Button type="button" variant="outline" onClick={() => setEditedRule(newRule)}>
                <Icon name="plus" />
                {texts.add}
              </Button>
            </Tools>
            <Text as="div" size="caption" color="muted" role="status">
              {rules.length === 0
                ? texts.none
                : matchingRules.length === 0
                  ? texts.noneFound
                  : texts.count({ shown: matchingRules.length, all: rules.length })}
            </Text>
            {matchingRules.length > 0 && (
              <RedirectTable
                rules={matchingRules}
                getFindings={(rule) =>
                  findings.filter(({ order }) => rules[order]?.itemId === rule.itemId)
                }
                onEdit={setEditedRule}
                onRemove={(rule) => void remove(rule)}
              />
            )}
            {editedRule && (
              <RedirectDialog
                authoring={authoring}
                site={site}
                languages={languages}
                rule={editedRule}
                rules={rules}
                routes={routes ?? []}
                onSave={(rule) =>
                  saving.save({
                    itemId: 'itemId' in editedRule ? editedRule.itemId : undefined,
                    language,
                    expectedVersion: 'version' in editedRule ? editedRule.version : 0,
                    values: changedFields(editedRule, rule),
                  })
                }
                onClose={() => setEditedRule(undefined)}
              />
            )}
          </Stack>
        );
      }}
    </PanelFrame>
  );
}

/** Returns all fields of a new rule, or only the changed fields of an existing rule. */
function changedFields(
  previous: RedirectRule | SavedRedirectRule,
  next: RedirectRule,
): Readonly<Record<string, unknown>> {
  const nextFields = toItemFields(next);
  if (!('itemId' in previous)) return nextFields;
  const previousFields = toItemFields(previous);
  return Object.fromEntries(
    Object.entries(nextFields).filter(([name, value]) => value !== previousFields[name]),
  );
}
