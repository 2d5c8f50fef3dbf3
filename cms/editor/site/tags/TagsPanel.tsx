import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { showToast } from '../../../../design-system/components/Toast/showToast';
import { showFailure } from '../../describeFailure';
import type { ViewProps } from '../../views/view.types';
import { PanelFrame } from '../PanelFrame';
import { readTagUses, removeTag, findVersion, type SiteItem, type TagUse } from '../siteApi';
import { useSitePart } from '../useSitePart';
import { useSiteSave } from '../useSiteSave';
import { AddTagDialog } from './AddTagDialog';
import { RemoveTagDialog } from './RemoveTagDialog';
import { StoryLinks } from './StoryLinks';
import { tagName } from './tagName';
import { tagsTexts as texts } from './tagsTexts';
import { TagTable } from './TagTable';

/** The tags of the site in all its languages, with the stories that have them. */
export function TagsPanel(view: ViewProps) {
  const { authoring, place } = view;
  const site = place.site.name;
  const loaded = useSitePart(authoring, site, 'TAGS');
  const saving = useSiteSave(authoring, site, 'TAGS', loaded);
  const [uses, setUses] = useState<readonly TagUse[]>([]);
  const [tagToRemove, setTagToRemove] = useState<SiteItem>();
  const [isAdding, setAdding] = useState(false);

  const loadUses = useCallback(
    () => readTagUses(authoring, site).then(setUses, showFailure),
    [authoring, site],
  );
  useEffect(() => {
    void loadUses();
  }, [loadUses]);

  async function remove(tag: SiteItem, replaceWith: string | undefined): Promise<undefined> {
    try {
      const count = await removeTag(authoring, { site, itemId: tag.itemId, replaceWith });
      const text = count > 0 ? texts.replaced({ count }) : undefined;
      showToast({ title: texts.removed({ name: tagName(tag, place.language) }), text, id: 'site' });
    } catch (error) {
      showFailure(error);
    }
    setTagToRemove(undefined);
    await Promise.all([loaded.refresh(), loadUses()]);
  }

  return (
    <PanelFrame view={view} part="TAGS" loaded={loaded} saving={saving}>
      {({ items }) => {
        const tags = items.filter(({ versions }) => versions.some(({ fields }) => fields));
        const deletedTags = items.filter((item) => !tags.includes(item));
        const getUses = ({ itemId }: SiteItem) => uses.filter(({ tagId }) => tagId === itemId);
        return (
          <Stack gap={4}>
            <div>
              <Button type="button" size="small" variant="outline" onClick={() => setAdding(true)}>
                <Icon name="plus" />
                {texts.add}
              </Button>
            </div>
            {deletedTags.map((tag) => {
              const publishedUses = getUses(tag).filter(({ isPublished }) => isPublished);
              return (
                publishedUses.length > 0 && (
                  <div key={tag.itemId} role="note">
                    <Text size="small" color="warning">
                      {texts.stillShown({
                        name: tagName(tag, place.language),
                        count: publishedUses.length,
                      })}
                    </Text>
                    <StoryLinks uses={publishedUses} view={view} />
                  </div>
                )
              );
            })}
            {tags.length === 0 && <Text color="muted">{texts.none}</Text>}
            {tags.length > 0 && (
              <TagTable
                tags={tags}
                languages={place.site.languages}
                getUses={getUses}
                view={view}
                onRename={(tag, language, value) => {
                  const version = findVersion(tag, language);
                  return saving.save({
                    itemId: tag.itemId,
                    language,
                    expectedVersion: version?.version ?? 0,
                    values: version?.fields ? { value } : { key: tag.name, value },
                  });
                }}
                onRemove={setTagToRemove}
              />
            )}
            {isAdding && (
              <AddTagDialog
                authoring={authoring}
                site={site}
                languages={place.site.languages}
                existingKeys={items.map(({ name }) => name)}
                onDone={() => void loaded.refresh()}
                onClose={() => setAdding(false)}
              />
            )}
            {tagToRemove && (
              <RemoveTagDialog
                tag={tagToRemove}
                replacements={tags.filter((tag) => tag !== tagToRemove)}
                uses={getUses(tagToRemove).filter(({ isDraft }) => isDraft)}
                view={view}
                onRemove={(replaceWith) => remove(tagToRemove, replaceWith)}
                onClose={() => setTagToRemove(undefined)}
              />
            )}
          </Stack>
        );
      }}
    </PanelFrame>
  );
}
