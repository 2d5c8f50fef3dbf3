import { useState, type ReactNode } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import { ConflictDialog } from '../items/ConflictDialog';
import { useHasRole } from '../people/me';
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
  /** Renders the panel once its part is loaded. */
  children: (content: SitePartContent) => ReactNode;
}

/** The common frame of a site's parts: the number of unpublished changes, publishing, history and conflicts. */
export function PanelFrame({ view, part, loaded, saving, children }: PanelFrameProps) {
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
          <Button
            type="button"
            size="small"
            variant="outline"
            onClick={() => setOpenDialog('history')}
          >
            <Icon name="clock" />
            {texts.history}
          </Button>
          {canPublish && (
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
      {content
        ? children(content)
        : !hasFailed && <Spinner role="status" aria-label={texts.loading} />}
      {openDialog === 'publish' && content && (
        <SitePublishDialog
          view={view}
          part={part}
          changes={changes}
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
