import { useState } from 'react';
import { ChoiceField } from '../../ChoiceField';
import { FormDialog } from '../../FormDialog';
import { Text } from '../../../../design-system/components/Text/Text';
import type { ViewProps } from '../../views/view.types';
import type { SiteItem, TagUse } from '../siteApi';
import { StoryLinks } from './StoryLinks';
import { tagName } from './tagName';
import { tagsTexts as texts } from './tagsTexts';

interface RemoveTagDialogProps {
  tag: SiteItem;
  /** Tags that can replace the removed tag. */
  replacements: readonly SiteItem[];
  uses: readonly TagUse[];
  view: Pick<ViewProps, 'place' | 'onOpenPage'>;
  /** Removes the tag, shows the result, and closes the dialog. */
  onRemove: (replaceWith: string | undefined) => Promise<undefined>;
  onClose: () => void;
}

/** Confirms the removal of a tag. If stories have the tag, asks which tag replaces it. */
export function RemoveTagDialog({
  tag,
  replacements,
  uses,
  view,
  onRemove,
  onClose,
}: RemoveTagDialogProps) {
  const [replacementId, setReplacementId] = useState('');
  const { language } = view.place;
  const isUsed = uses.length > 0;
  return (
    <FormDialog
      title={texts.removeTitle({ name: tagName(tag, language) })}
      sendLabel={isUsed ? texts.replace : texts.remove}
      size="medium"
      disabled={isUsed && replacementId === ''}
      onSend={() => onRemove(replacementId || undefined)}
      onClose={onClose}
    >
      <Text>{isUsed ? texts.used({ count: uses.length }) : texts.unused}</Text>
      {isUsed && <StoryLinks uses={uses} view={view} />}
      {isUsed && replacements.length === 0 && <Text color="warning">{texts.noOther}</Text>}
      {isUsed && replacements.length > 0 && (
        <ChoiceField
          label={texts.replaceWith}
          value={replacementId}
          choices={[
            ['', texts.choose],
            ...replacements.map(
              (candidate) => [candidate.itemId, tagName(candidate, language)] as const,
            ),
          ]}
          onChoose={setReplacementId}
        />
      )}
    </FormDialog>
  );
}
