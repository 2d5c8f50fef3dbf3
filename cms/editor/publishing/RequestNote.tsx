import { useCallback } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import type { Authoring } from '../authoring';
import { readLatestRequest, type PublishRequest } from '../requests/requestsApi';
import { useSiteTime } from '../siteTime';
import { NoteBox } from '../pages/pageStyles';
import { publishTexts as texts } from './publishTexts';
import { useLoaded } from '../useLoaded';
import { personName } from '../people/personName';

interface RequestNoteProps {
  authoring: Authoring;
  item: { itemId: string; language: string };
}

/** A note above the publishing dialog: who requested publication, or why the request was sent back. */
export function RequestNote({ authoring, item: { itemId, language } }: RequestNoteProps) {
  // The dialog shows failures of the platform.
  const { value: request } = useLoaded(
    useCallback(
      () => readLatestRequest(authoring, { itemId, language }),
      [authoring, itemId, language],
    ),
  );
  const formatTime = useSiteTime();
  const text = request && describeRequest(request, formatTime(request.requested));
  return (
    <div role="status">
      {text && (
        <NoteBox variant="warning" data-request-note={request.state}>
          <Icon name="info" />
          <span>{text}</span>
        </NoteBox>
      )}
    </div>
  );
}

function describeRequest(request: PublishRequest, requestedAt: string): string | undefined {
  const { state, requestedBy, note, answer, decidedBy, isChanged } = request;
  if (state === 'open') {
    const changedText = isChanged ? ` ${texts.requestChanged}` : '';
    const requestText = note
      ? texts.requestOpenNoted({ name: personName(requestedBy), when: requestedAt, note })
      : texts.requestOpen({ name: personName(requestedBy), when: requestedAt });
    return requestText + changedText;
  }
  if (state === 'sentBack')
    return texts.requestSentBack({
      name: personName(requestedBy),
      by: personName(decidedBy ?? ''),
      answer: answer ?? '',
    });
  return undefined;
}
