import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Text } from '../../../../design-system/components/Text/Text';
import { styled } from '../../../../design-system/stitches';
import { ToolButton } from '../../ToolButton';
import type { ViewProps } from '../../views/view.types';
import { InlineText } from '../InlineText';
import { languageName } from '../../languageName';
import { PartTable } from '../PartTable';
import { findVersion, type SiteItem, type TagUse } from '../siteApi';
import { siteTexts } from '../siteTexts';
import { StoryLinks } from './StoryLinks';
import { tagName } from './tagName';
import { tagsTexts as texts } from './tagsTexts';

const Uses = styled('details', {
  '& > summary': { paddingBlock: '$3', cursor: 'pointer' },
  '& > ul': { paddingBlockEnd: '$3' },
});

interface TagTableProps {
  tags: readonly SiteItem[];
  languages: readonly string[];
  getUses: (tag: SiteItem) => readonly TagUse[];
  view: Pick<ViewProps, 'place' | 'onOpenPage'>;
  /** Resolves with an error message if saving failed. */
  onRename: (tag: SiteItem, language: string, name: string) => Promise<string | undefined>;
  onRemove: (tag: SiteItem) => void;
}

/** A table with a row for each tag: its name in each language, editable in place, and the stories that have it. */
export function TagTable({ tags, languages, getUses, view, onRename, onRemove }: TagTableProps) {
  return (
    <PartTable keys>
      <thead>
        <tr>
          <th scope="col">{texts.key}</th>
          {languages.map((language) => (
            <th key={language} scope="col">
              {languageName(language)}
            </th>
          ))}
          <th scope="col">{texts.uses}</th>
          <th scope="col" data-tools="">
            {texts.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {tags.map((tag) => {
          const uses = getUses(tag);
          return (
            <tr key={tag.itemId} data-tag={tag.name}>
              <th scope="row">{tag.name}</th>
              {languages.map((language) => {
                const name = findVersion(tag, language)?.fields?.value;
                return (
                  <td key={language} lang={language}>
                    <InlineText
                      label={texts.cell({ key: tag.name, language: languageName(language) })}
                      value={typeof name === 'string' ? name : undefined}
                      fallback={undefined}
                      placeholder={texts.nothing}
                      validate={(text) => (text === '' ? texts.required : undefined)}
                      onSave={(text) => onRename(tag, language, text)}
                    />
                  </td>
                );
              })}
              <td>
                {uses.length > 0 ? (
                  <Uses>
                    <summary>{texts.usedBy({ count: uses.length })}</summary>
                    <StoryLinks uses={uses} view={view} />
                  </Uses>
                ) : (
                  <Text as="div" size="small" color="muted" data-cell="">
                    {texts.usedBy({ count: 0 })}
                  </Text>
                )}
              </td>
              <td data-tools="">
                <ToolButton
                  label={siteTexts.remove({ name: tagName(tag, view.place.language) })}
                  onPress={() => onRemove(tag)}
                >
                  <Icon name="close" />
                </ToolButton>
              </td>
            </tr>
          );
        })}
      </tbody>
    </PartTable>
  );
}
