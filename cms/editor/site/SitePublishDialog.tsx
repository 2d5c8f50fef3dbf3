import { useCallback } from 'react';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Text } from '../../../design-system/components/Text/Text';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import { AuthoringFailure } from '../authoring';
import { describeFailure } from '../describeFailure';
import { FormDialog } from '../FormDialog';
import { useLoaded } from '../useLoaded';
import type { ViewProps } from '../views/view.types';
import { languageName } from '../languageName';
import { getChangeLabel, getItemLabel } from './itemLabels';
import { publishPart, type SiteChange, type SiteItem, type SitePart } from './siteApi';
import { siteTexts as texts } from './siteTexts';
import { texts as editorTexts } from '../texts';

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

interface SitePublishDialogProps {
  view: Pick<ViewProps, 'authoring' | 'place'>;
  part: SitePart;
  changes: readonly SiteChange[];
  /** The items of the part, with their drafts and what is public. */
  items: readonly SiteItem[];
  /** Called when the part must be reloaded. */
  onDone: () => void;
  onClose: () => void;
}

/** Shows the versions that will be published and what they affect. Exactly these versions are published. */
export function SitePublishDialog({
  view,
  part,
  changes,
  items,
  onDone,
  onClose,
}: SitePublishDialogProps) {
  const { authoring, place } = view;
  const { name, languages } = place.site;
  // The number of affected pages is optional: publishing works without it.
  const { value: pageLists } = useLoaded(
    useCallback(
      () => Promise.all(languages.map((language) => authoring.listPages(name, language))),
      [authoring, name, languages],
    ),
  );
  const publishedPageCount = pageLists?.flat().filter((page) => page.isPublished).length;

  async function publish(): Promise<undefined> {
    try {
      const { isVisible } = await publishPart(authoring, name, part, changes);
      const title = isVisible ? texts.published : editorTexts.publishedSoon;
      showToast({ title, variant: 'success', id: 'site' });
    } catch (error) {
      const isConflict = error instanceof AuthoringFailure && error.kind === 'conflict';
      const text = isConflict ? texts.publishLate : describeFailure(error);
      showToast({ title: texts.publishFailed, text, variant: 'danger', id: 'failure' });
    }
    onDone();
  }

  return (
    <FormDialog
      title={texts.publishTitle({ part: texts.parts[part] })}
      sendLabel={texts.publish}
      sendingLabel={texts.publishing}
      size="medium"
      onSend={publish}
      onClose={onClose}
    >
      <Text>
        {texts.affects[part]}{' '}
        {publishedPageCount !== undefined && texts.pages({ count: publishedPageCount })}
      </Text>
      <List>
        {changes.map((change) => (
          <Line key={`${change.itemId} ${change.language}`}>
            <Text as="span" size="small" weight="medium">
              {getItemLabel(change)}
            </Text>
            <Badge variant={change.kind === 'REMOVED' ? 'campaign' : 'neutral'}>
              {texts.kinds[change.kind]}
            </Badge>
            {languages.length > 1 && (
              <Badge variant="outline">{languageName(change.language)}</Badge>
            )}
            {change.kind === 'CHANGED' && (
              <Text as="span" size="small" color="muted">
                {change.fields.map((field) => getChangeLabel(change, field, items)).join(', ')}
              </Text>
            )}
          </Line>
        ))}
      </List>
    </FormDialog>
  );
}
