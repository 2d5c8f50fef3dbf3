import { useEffect, useState } from 'react';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import { AuthoringFailure } from '../authoring';
import { describeFailure } from '../describeFailure';
import type { ViewProps } from '../views/view.types';
import { changedField, itemLabel } from './describeItem';
import { publishPart, type SiteChange, type SitePart } from './siteApi';
import { siteTexts as texts } from './siteTexts';

const List = styled('ul', { display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const Line = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $3',
  paddingBlock: '$2',
  borderBlockEnd: '1px solid $line',
  fontSize: '$small',
  overflowWrap: 'anywhere',
});

interface PublishDialogProps {
  view: Pick<ViewProps, 'authoring' | 'place'>;
  part: SitePart;
  changes: readonly SiteChange[];
  /** The part is to be looked at anew. */
  onDone: () => void;
  onClose: () => void;
}

/** Shows what will be published and what it affects, before it is. Just these versions are published. */
export function PublishDialog({ view, part, changes, onDone, onClose }: PublishDialogProps) {
  const { authoring, place } = view;
  const [busy, setBusy] = useState(false);
  const [pages, setPages] = useState<number>();

  useEffect(() => {
    let isCurrent = true;
    Promise.all(
      place.site.languages.map((language) => authoring.listPages(place.site.name, language)),
    ).then(
      (lists) => isCurrent && setPages(lists.flat().filter((page) => page.isPublished).length),
      // The number is a help; without it one can publish all the same.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, place.site]);

  async function publish(): Promise<void> {
    setBusy(true);
    try {
      await publishPart(authoring, place.site.name, part, changes);
      showToast({ title: texts.published, look: 'success', id: 'site' });
    } catch (error) {
      const isLate = error instanceof AuthoringFailure && error.kind === 'conflict';
      const text = isLate ? texts.publishLate : describeFailure(error);
      showToast({ title: texts.publishFailed, text, look: 'danger', id: 'failure' });
    }
    onDone();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.publishTitle(texts.parts[part])}
      actions={
        <>
          {/* `publish` tells its failure itself. */}
          <Button type="button" disabled={busy} onClick={() => void publish()}>
            {busy ? texts.publishing : texts.publish}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>
          {texts.affects[part]} {pages !== undefined && texts.pages(pages)}
        </Text>
        <List>
          {changes.map((change) => (
            <Line key={`${change.itemId} ${change.language}`}>
              <Text as="span" size="small" weight="medium">
                {itemLabel(change)}
              </Text>
              <Badge look={change.kind === 'REMOVED' ? 'campaign' : 'neutral'}>
                {texts.kinds[change.kind]}
              </Badge>
              {place.site.languages.length > 1 && <Badge look="outline">{change.language}</Badge>}
              {change.kind === 'CHANGED' && (
                <Text as="span" size="small" tone="muted">
                  {change.fields.map((field) => changedField(change.template, field)).join(', ')}
                </Text>
              )}
            </Line>
          ))}
        </List>
      </Stack>
    </Dialog>
  );
}
