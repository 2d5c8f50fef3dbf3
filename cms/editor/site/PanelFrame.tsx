import { useState, type ReactNode } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import { ConflictDialog } from '../items/ConflictDialog';
import type { UndoHistory } from '../items/useUndo';
import { arrangingTexts } from '../lists/arrangingTexts';
import { ReadOnlyNote } from '../pages/ReadOnlyNote';
import { useHasRole } from '../people/me';
import { texts as editorTexts } from '../texts';
import { ToolButton } from '../ToolButton';
import type { ViewProps } from '../views/view.types';
import { SiteHistoryDialog } from './SiteHistoryDialog';
import { SitePublishDialog } from './SitePublishDialog';
import type { SitePart, SitePartContent } from './siteApi';
import { siteTexts as texts } from './siteTexts';
import type { LoadedPart } from './useSitePart';
import type { SiteSave } from './useSiteSave';

const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '$3 $5',
  paddingBlockEnd: '$5',
});

/** Its controls are disabled for accounts that cannot change the part. */
const Content = styled('fieldset', { minInlineSize: 0, margin: 0, padding: 0, border: 0 });

const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $3',
});

interface PanelFrameProps {
  view: Pick<ViewProps, 'authoring' | 'place'>;
  part: SitePart;
  loaded: LoadedPart;
  saving: SiteSave;
  /** The steps that can be undone; left out where a part has none. */
  history?: Pick<UndoHistory, 'canUndo' | 'canRedo' | 'undo' | 'redo'>;
  /** Renders the panel once its part is loaded. */
  children: (content: SitePartContent) => ReactNode;
}

/** The common frame of a site's parts: the number of unpublished changes, publishing, history and conflicts. */
export function PanelFrame(props: PanelFrameProps) {
  const { view, part, loaded, saving, history, children } = props;
  const [openDialog, setOpenDialog] = useState<'history' | 'publish'>();
  const canPublish = useHasRole('publisher');
  const { content, hasFailed, refresh } = loaded;
  const changes = content?.changes ?? [];
  return (
    <>
      <Head>
        <Stack gap={1}>
          <Heading level={2} size={3}>
            {texts.parts[part]}
          </Heading>
          <Text size="small" color="muted" measured>
            {texts.intros[part]}
          </Text>
        </Stack>
        <Actions>
          <Text as="div" size="small" color="muted" role="status" data-unpublished={changes.length}>
            {content &&
              (changes.length > 0
                ? texts.unpublished({ count: changes.length })
                : texts.allPublished)}
          </Text>
          {history && content?.isEditable && (
            <div role="group" aria-label={texts.steps}>
              {/* Both show their failures. */}
              <ToolButton
                label={editorTexts.undo}
                disabled={!history.canUndo}
                onPress={() => void history.undo()}
              >
                {editorTexts.undo}
              </ToolButton>
              <ToolButton
                label={arrangingTexts.redo}
                disabled={!history.canRedo}
                onPress={() => void history.redo()}
              >
                {arrangingTexts.redo}
              </ToolButton>
            </div>
          )}
          <Button
            type="button"
            size="small"
            variant="outline"
            onClick={() => setOpenDialog('history')}
          >
            <Icon name="clock" />
            {texts.history}
          </Button>
          {canPublish && content?.isEditable && (
            <Button
              type="button"
              size="small"
              disabled={changes.length === 0}
              onClick={() => setOpenDialog('publish')}
            >
              {texts.publish}
            </Button>
          )}
        </Actions>
      </Head>
      {hasFailed && (
        <Stack direction="row" gap={4} align="center" role="alert">
          <Text color="danger">{texts.failed}</Text>
          {/* `refresh` stores its failure in the state. */}
          <Button type="button" size="small" variant="outline" onClick={() => void refresh()}>
            {texts.tryAgain}
          </Button>
        </Stack>
      )}
      {content?.isEditable === false && <ReadOnlyNote text={texts.readOnly} />}
      {content ? (
        <Content disabled={!content.isEditable}>{children(content)}</Content>
      ) : (
        !hasFailed && <Spinner role="status" aria-label={texts.loading} />
      )}
      {openDialog === 'publish' && content && (
        <SitePublishDialog
          view={view}
          part={part}
          changes={changes}
          items={content.items}
          onDone={() => {
            setOpenDialog(undefined);
            void refresh();
          }}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {openDialog === 'history' && (
        <SiteHistoryDialog
          view={view}
          part={part}
          canRestore={content?.isEditable === true}
          onRestored={() => void refresh()}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {saving.conflict && (
        <ConflictDialog
          fields={saving.conflict}
          // The caller of `saving.save` gets the result.
          onResolve={(choice) => void saving.settle(choice)}
          onClose={saving.dismiss}
        />
      )}
    </>
  );
}
