import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { showToast } from '../../../../design-system/components/Toast/showToast';
import { tellFailure } from '../../describeFailure';
import type { ViewProps } from '../../views/view.types';
import { PanelFrame } from '../PanelFrame';
import { readTagUses, removeTag, versionIn, type SiteItem, type TagUse } from '../siteApi';
import { useSitePart } from '../useSitePart';
import { useSiteSave } from '../useSiteSave';
import { AddTagDialog } from './AddTagDialog';
import { RemoveTagDialog } from './RemoveTagDialog';
import { StoryLinks } from './StoryLinks';
import { tagName } from './tagName';
import { tagsTexts as texts } from './tagsTexts';
import { TagTable } from './TagTable';

/** What stories may be about: the tags of the site in its languages, and who carries them. */
export function TagsPanel(view: ViewProps) {
  const { authoring, place } = view;
  const site = place.site.name;
  const loaded = useSitePart(authoring, site, 'TAGS');
  const saving = useSiteSave(authoring, site, 'TAGS', loaded);
  const [uses, setUses] = useState<readonly TagUse[]>([]);
  const [removing, setRemoving] = useState<SiteItem>();
  const [adding, setAdding] = useState(false);

  const loadUses = useCallback(
    () => readTagUses(authoring, site).then(setUses, tellFailure),
    [authoring, site],
  );
  useEffect(() => {
    void loadUses();
  }, [loadUses]);

  async function remove(tag: SiteItem, replaceWith: string | undefined): Promise<undefined> {
    try {
      const count = await removeTag(authoring, { site, itemId: tag.itemId, replaceWith });
      const text = count > 0 ? texts.replaced(count) : undefined;
      showToast({ title: texts.removed(tagName(tag, place.language)), text, id: 'site' });
    } catch (error) {
      tellFailure(error);
    }
    setRemoving(undefined);
    await Promise.all([loaded.refresh(), loadUses()]);
  }

  return (
    <PanelFrame view={view} part="TAGS" loaded={loaded} saving={saving}>
      {({ items }) => {
        const tags = items.filter(({ versions }) => versions.some(({ fields }) => fields));
        const gone = items.filter((item) => !tags.includes(item));
        const usesOf = ({ itemId }: SiteItem) => uses.filter(({ tagId }) => tagId === itemId);
        return (
          <Stack gap={4}>
            <div>
              <Button type="button" size="small" variant="outline" onClick={() => setAdding(true)}>
                <Icon name="plus" />
                {texts.add}
              </Button>
            </div>
            {gone.map((tag) => {
              const shown = usesOf(tag).filter(({ isPublished }) => isPublished);
              return (
                shown.length > 0 && (
                  <div key={tag.itemId} role="note">
                    <Text size="small" tone="warning">
                      {texts.stillShown(tagName(tag, place.language), shown.length)}
                    </Text>
                    <StoryLinks uses={shown} view={view} />
                  </div>
                )
              );
            })}
            {tags.length === 0 && <Text tone="muted">{texts.none}</Text>}
            {tags.length > 0 && (
              <TagTable
                tags={tags}
                languages={place.site.languages}
                usesOf={usesOf}
                view={view}
                onRename={(tag, language, value) => {
                  const version = versionIn(tag, language);
                  return saving.save({
                    itemId: tag.itemId,
                    language,
                    expectedVersion: version?.version ?? 0,
                    values: version?.fields ? { value } : { key: tag.name, value },
                  });
                }}
                onRemove={setRemoving}
              />
            )}
            {adding && (
              <AddTagDialog
                authoring={authoring}
                site={site}
                languages={place.site.languages}
                taken={items.map(({ name }) => name)}
                onDone={() => void loaded.refresh()}
                onClose={() => setAdding(false)}
              />
            )}
            {removing && (
              <RemoveTagDialog
                tag={removing}
                others={tags.filter((tag) => tag !== removing)}
                uses={usesOf(removing).filter(({ isDraft }) => isDraft)}
                view={view}
                onRemove={(replaceWith) => remove(removing, replaceWith)}
                onClose={() => setRemoving(undefined)}
              />
            )}
          </Stack>
        );
      }}
    </PanelFrame>
  );
}
