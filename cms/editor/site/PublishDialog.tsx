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
  const { name, languages } = place.site;
  // The number is a help; without it one can publish all the same.
  const { value: lists } = useLoaded(
    useCallback(
      () => Promise.all(languages.map((language) => authoring.listPages(name, language))),
      [authoring, name, languages],
    ),
  );
  const pages = lists?.flat().filter((page) => page.isPublished).length;

  async function publish(): Promise<undefined> {
    try {
      await publishPart(authoring, name, part, changes);
      showToast({ title: texts.published, look: 'success', id: 'site' });
    } catch (error) {
      const isLate = error instanceof AuthoringFailure && error.kind === 'conflict';
      const text = isLate ? texts.publishLate : describeFailure(error);
      showToast({ title: texts.publishFailed, text, look: 'danger', id: 'failure' });
    }
    onDone();
  }

  return (
    <FormDialog
      title={texts.publishTitle(texts.parts[part])}
      send={texts.publish}
      sending={texts.publishing}
      size="medium"
      onSend={publish}
      onClose={onClose}
    >
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
            {languages.length > 1 && <Badge look="outline">{change.language}</Badge>}
            {change.kind === 'CHANGED' && (
              <Text as="span" size="small" tone="muted">
                {change.fields.map((field) => changedField(change.template, field)).join(', ')}
              </Text>
            )}
          </Line>
        ))}
      </List>
    </FormDialog>
  );
}
