import { useCallback } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import type { Authoring } from '../authoring';
import { readLatestRequest, type PublishRequest } from '../requests/requestsApi';
import { useSiteTime } from '../siteTime';
import { NoteBox } from '../pages/pageLook';
import { publishTexts as texts } from './publishTexts';
import { useLoaded } from '../useLoaded';

interface RequestNoteProps {
  authoring: Authoring;
  item: { itemId: string; language: string };
}

/** Before a page is published: who asked for that, or why it was sent back to whoever asked. */
export function RequestNote({ authoring, item: { itemId, language } }: RequestNoteProps) {
  // The dialog tells what keeps the platform from answering.
  const { value: request } = useLoaded(
    useCallback(
      () => readLatestRequest(authoring, { itemId, language }),
      [authoring, itemId, language],
    ),
  );
  const when = useSiteTime();
  const words = request && wordsOf(request, when(request.requested));
  return (
    <div role="status">
      {words && (
        <NoteBox tone="warning" data-request-note={request.state}>
          <Icon name="info" />
          <span>{words}</span>
        </NoteBox>
      )}
    </div>
  );
}

function wordsOf(request: PublishRequest, when: string): string | undefined {
  const { state, requestedBy, note, answer, decidedBy, isChanged } = request;
  if (state === 'open') {
    const changed = isChanged ? ` ${texts.requestChanged}` : '';
    return texts.requestOpen(requestedBy, when, note) + changed;
  }
  if (state === 'sentBack')
    return texts.requestSentBack(requestedBy, decidedBy ?? '', answer ?? '');
  return undefined;
}
