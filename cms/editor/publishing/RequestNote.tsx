import { useCallback } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import type { Authoring } from '../authoring';
import { readLatestRequest, type PublishRequest } from '../requests/requestsApi';
import { StageProgress } from '../requests/StageProgress';
import { useSiteTime } from '../siteTime';
import { NoteBox } from '../pages/pageStyles';
import { publishTexts as texts } from './publishTexts';
import { useLoaded } from '../useLoaded';
import { personName } from '../people/personName';

interface RequestNoteProps {
  authoring: Authoring;
  item: { itemId: string; language: string };
  /** Whether the request is being decided on; otherwise publishing passes it by. */
  isReview: boolean;
}

/** A note above the publishing dialog: who requested publication, or why the request was sent back. */
export function RequestNote({ authoring, item, isReview }: RequestNoteProps) {
  const { itemId, language } = item;
  // The dialog shows failures of the platform.
  const { value: request } = useLoaded(
    useCallback(
      () => readLatestRequest(authoring, { itemId, language }),
      [authoring, itemId, language],
    ),
  );
  const formatTime = useSiteTime();
  const text = request && describeRequest(request, formatTime(request.requested), isReview);
  return (
    <>
      <div role="status">
        {text && (
          <NoteBox variant="warning" data-request-note={request.state}>
            <Icon name="info" />
            <span>{text}</span>
          </NoteBox>
        )}
      </div>
      {request?.state === 'open' && <StageProgress request={request} />}
    </>
  );
}

function describeRequest(
  request: PublishRequest,
  requestedAt: string,
  isReview: boolean,
): string | undefined {
  const { state, requestedBy, note, answer, decidedBy, isChanged, stage } = request;
  if (state === 'open') {
    const values = { name: personName(requestedBy), when: requestedAt };
    const [plain, noted] = stage
      ? [texts.requestInStage, texts.requestInStageNoted]
      : [texts.requestOpen, texts.requestOpenNoted];
    return [
      note ? noted({ ...values, note }) : plain(values),
      isChanged && texts.requestChanged,
      stage && !isReview && texts.requestSkipsStages({ stage: stage.name }),
    ]
      .filter(Boolean)
      .join(' ');
  }
  if (state === 'sentBack')
    return texts.requestSentBack({
      name: personName(requestedBy),
      by: personName(decidedBy ?? ''),
      answer: answer ?? '',
    });
  return undefined;
}
