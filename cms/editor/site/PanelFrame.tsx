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
import { HistoryDialog } from './HistoryDialog';
import { PublishDialog } from './PublishDialog';
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
  /** Draws the panel once its part is known. */
  children: (content: SitePartContent) => ReactNode;
}

/** What all parts of a site have in common: what is not published, publishing it, history, conflicts. */
export function PanelFrame({ view, part, loaded, saving, children }: PanelFrameProps) {
  const [open, setOpen] = useState<'history' | 'publish'>();
  const mayPublish = useHasRole('publisher');
  const { content, failed, refresh } = loaded;
  const changes = content?.changes ?? [];
  return (
    <>
      <Head>
        <Stack gap={1}>
          <Heading level={2} size={3}>
            {texts.parts[part]}
          </Heading>
          <Text size="small" tone="muted" measured>
            {texts.intros[part]}
          </Text>
        </Stack>
        <Actions>
          <Text as="div" size="small" tone="muted" role="status" data-unpublished={changes.length}>
            {content &&
              (changes.length > 0 ? texts.unpublished(changes.length) : texts.allPublished)}
          </Text>
          <Button type="button" size="small" variant="outline" onClick={() => setOpen('history')}>
            <Icon name="clock" />
            {texts.history}
          </Button>
          {mayPublish && (
            <Button
              type="button"
              size="small"
              disabled={changes.length === 0}
              onClick={() => setOpen('publish')}
            >
              {texts.publish}
            </Button>
          )}
        </Actions>
      </Head>
      {failed && (
        <Stack direction="row" gap={4} align="center" role="alert">
          <Text tone="danger">{texts.failed}</Text>
          {/* `refresh` tells its failure by the state. */}
          <Button type="button" size="small" variant="outline" onClick={() => void refresh()}>
            {texts.tryAgain}
          </Button>
        </Stack>
      )}
      {content
        ? children(content)
        : !failed && <Spinner role="status" aria-label={texts.loading} />}
      {open === 'publish' && content && (
        <PublishDialog
          view={view}
          part={part}
          changes={changes}
          onDone={() => {
            setOpen(undefined);
            void refresh();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'history' && (
        <HistoryDialog
          view={view}
          part={part}
          onRestored={() => void refresh()}
          onClose={() => setOpen(undefined)}
        />
      )}
      {saving.conflict && (
        <ConflictDialog
          fields={saving.conflict}
          // How it went is told by whoever waits for the save.
          onSettle={(choice) => void saving.settle(choice)}
          onClose={saving.dismiss}
        />
      )}
    </>
  );
}
