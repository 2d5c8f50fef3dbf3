import { useState } from 'react';
import { Select } from '../../../../design-system/components/Select/Select';
import { FormDialog } from '../../FormDialog';
import { Text } from '../../../../design-system/components/Text/Text';
import type { ViewProps } from '../../views/view.types';
import type { SiteItem, TagUse } from '../siteApi';
import { StoryLinks } from './StoryLinks';
import { tagName } from './tagName';
import { tagsTexts as texts } from './tagsTexts';

interface RemoveTagDialogProps {
  tag: SiteItem;
  /** Tags that stories can get instead. */
  others: readonly SiteItem[];
  uses: readonly TagUse[];
  view: Pick<ViewProps, 'place' | 'onOpenPage'>;
  /** Tells how it went, and closes this. */
  onRemove: (replaceWith: string | undefined) => Promise<undefined>;
  onClose: () => void;
}

/** A tag goes at once when no story carries it; else the stories get another one. */
export function RemoveTagDialog({
  tag,
  others,
  uses,
  view,
  onRemove,
  onClose,
}: RemoveTagDialogProps) {
  const [other, setOther] = useState('');
  const { language } = view.place;
  const isUsed = uses.length > 0;
  return (
    <FormDialog
      title={texts.removeTitle(tagName(tag, language))}
      send={isUsed ? texts.replace : texts.remove}
      size="medium"
      disabled={isUsed && other === ''}
      onSend={() => onRemove(other || undefined)}
      onClose={onClose}
    >
      <Text>{isUsed ? texts.used(uses.length) : texts.unused}</Text>
      {isUsed && <StoryLinks uses={uses} view={view} />}
      {isUsed && others.length === 0 && <Text tone="warning">{texts.noOther}</Text>}
      {isUsed && others.length > 0 && (
        <Select
          label={texts.replaceWith}
          placeholder={texts.choose}
          value={other}
          onChange={(event) => setOther(event.target.value)}
        >
          {others.map((one) => (
            <option key={one.itemId} value={one.itemId}>
              {tagName(one, language)}
            </option>
          ))}
        </Select>
      )}
    </FormDialog>
  );
}
