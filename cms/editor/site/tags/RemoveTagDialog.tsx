import { useState } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Dialog } from '../../../../design-system/components/Dialog/Dialog';
import { Select } from '../../../../design-system/components/Select/Select';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import type { ViewProps } from '../../views/view.types';
import type { SiteItem, TagUse } from '../siteApi';
import { siteTexts } from '../siteTexts';
import { StoryLinks } from './StoryLinks';
import { tagName } from './tagName';
import { tagsTexts as texts } from './tagsTexts';

interface RemoveTagDialogProps {
  tag: SiteItem;
  /** Tags that stories can get instead. */
  others: readonly SiteItem[];
  uses: readonly TagUse[];
  view: Pick<ViewProps, 'place' | 'onOpenPage'>;
  onRemove: (replaceWith: string | undefined) => Promise<void>;
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
  const [busy, setBusy] = useState(false);
  const { language } = view.place;
  const isUsed = uses.length > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.removeTitle(tagName(tag, language))}
      actions={
        <>
          <Button
            type="button"
            disabled={busy || (isUsed && other === '')}
            onClick={() => {
              setBusy(true);
              // The panel tells how it went, and closes this.
              void onRemove(other || undefined);
            }}
          >
            {isUsed ? texts.replace : texts.remove}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {siteTexts.cancel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
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
      </Stack>
    </Dialog>
  );
}
