import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring } from '../authoring';
import { showFailure } from '../describeFailure';
import { languageName } from '../languageName';
import { markAnswerRead, readOwnRequests, type PublishRequest } from './requestsApi';
import { requestsTexts as texts } from './requestsTexts';

/**
 * Shows a writer the results of own requests, one at a time, until each is read. A result is no longer shown once
 * its page has a newer request.
 * @param refreshKey a new value reads the requests again
 */
export function useRequestOutcomes(authoring: Authoring, refreshKey: unknown): void {
  const [outcomes, setOutcomes] = useState<readonly PublishRequest[]>([]);
  /** What was read here: the platform may answer before it knows. */
  const readIds = useRef(new Set<string>());
  useEffect(() => {
    let isCurrent = true;
    readOwnRequests(authoring).then(
      (requests) => {
        if (!isCurrent) return;
        setOutcomes(findOutcomes(requests).filter(({ id }) => !readIds.current.has(id)));
      },
      // The requests view shows failures as well.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, refreshKey]);

  const outcome = outcomes[0];
  const read = (id: string) => {
    readIds.current.add(id);
    setOutcomes((all) => all.filter((one) => one.id !== id));
    // If this fails, the result is shown again next time.
    markAnswerRead(authoring, id).catch(showFailure);
  };
  const show = useEffectEvent((until: Promise<void>) => {
    if (outcome) showOutcome(outcome, until, () => read(outcome.id));
  });
  const shownId = outcome?.id;
  useEffect(() => {
    if (shownId === undefined) return undefined;
    let end: () => void = () => undefined;
    show(
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    return () => end();
  }, [shownId]);
}

/** The answered requests that are the newest of their page. Requests are sorted, newest first. */
function findOutcomes(requests: readonly PublishRequest[]): PublishRequest[] {
  return requests.filter(
    ({ itemId, language, state }, index) =>
      (state === 'approved' || state === 'sentBack') &&
      index ===
        requests.findIndex((other) => other.itemId === itemId && other.language === language),
  );
}

function showOutcome(request: PublishRequest, until: Promise<void>, onRead: () => void): void {
  const { id, state, pageName, answer } = request;
  const name = pageName
    ? texts.pageIn({ page: pageName, language: languageName(request.language) })
    : texts.pageGone;
  showToast({
    title:
      state === 'approved'
        ? texts.toastApproved({ page: name })
        : texts.toastSentBack({ page: name }),
    text: answer ?? undefined,
    variant: state === 'approved' ? 'success' : 'neutral',
    durationMs: 0,
    until,
    id: `request ${id}`,
    action: { label: texts.seen, onAction: onRead },
  });
}
