import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import { showFailure } from '../describeFailure';
import { useHasRole } from '../people/me';
import { languageName } from '../languageName';
import { useSiteTime } from '../siteTime';
import {
  markAnswerRead,
  readOwnRequests,
  readOpenRequests,
  sendRequestBack,
  withdrawRequest,
  type PublishRequest,
} from './requestsApi';
import { ReviewRequestDialog } from './ReviewRequestDialog';
import { SendBackDialog } from './SendBackDialog';
import { canDecide } from './canDecide';
import { StageProgress } from './StageProgress';
import { useDecidesOnRequests } from './useDecidesOnRequests';
import { requestsTexts as texts } from './requestsTexts';
import type { Place } from '../pages/usePages';
import type { ViewProps } from '../views/view.types';
import { personName } from '../people/personName';

const Page = styled('div', {
  display: 'grid',
  gap: '$8',
  maxInlineSize: '$narrow',
  marginInline: 'auto',
});

const ListSection = styled('section', { display: 'grid', gap: '$3' });

const List = styled('ul', { display: 'grid', gap: '$3', margin: 0, padding: 0, listStyle: 'none' });

const Card = styled('li', {
  display: 'grid',
  gap: '$3',
  padding: '$4 $5',
  border: '1px solid $line',
  borderRadius: '$card',
  backgroundColor: '$bg',
});

const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '$2 $4',
});

const Quote = styled('blockquote', {
  margin: 0,
  paddingInlineStart: '$4',
  borderInlineStart: '3px solid $line',
  whiteSpace: 'pre-line',
});

const Buttons = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

/**
 * Requests to publish: all open ones of the site for publishers, those in their stages for others, and those of the
 * account itself.
 */
export default function RequestsView({ authoring, sites, place, onOpenPage }: ViewProps) {
  const isPublisher = useHasRole('publisher');
  const [openRequests, setOpenRequests] = useState<readonly PublishRequest[]>();
  const [ownRequests, setOwnRequests] = useState<readonly PublishRequest[]>();
  const [hasFailed, setFailed] = useState(false);
  const isDecider = useDecidesOnRequests(authoring, place.site.name, isPublisher);
  const [requestToSendBack, setRequestToSendBack] = useState<PublishRequest>();
  const [requestToReview, setRequestToReview] = useState<PublishRequest>();
  const site = place.site.name;

  const loadRequests = useCallback(async () => {
    try {
      const [siteRequests, accountRequests] = await Promise.all([
        isDecider ? readOpenRequests(authoring, site) : [],
        readOwnRequests(authoring),
      ]);
      setOpenRequests(siteRequests);
      setOwnRequests(accountRequests);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [authoring, site, isDecider]);
  useEffect(() => {
    void loadRequests();
    return authoring.onSessionRenewed(() => void loadRequests());
  }, [authoring, loadRequests]);

  async function runAction(
    action: Promise<unknown>,
    title?: string,
    request?: PublishRequest,
  ): Promise<void> {
    const text =
      request &&
      texts.pageIn({
        page: request.pageName ?? texts.pageGone,
        language: languageName(request.language),
      });
    try {
      await action;
      if (title) showToast({ title, text, variant: 'success', id: 'editor' });
    } catch (error) {
      showFailure(error);
    } finally {
      await loadRequests();
    }
  }

  function findPlace({ site: siteName, language, route }: PublishRequest): Place | undefined {
    const requestSite = sites.find(({ name }) => name === siteName);
    return requestSite && route ? { site: requestSite, language, route } : undefined;
  }

  function openPage(request: PublishRequest): void {
    const requestPlace = findPlace(request);
    if (requestPlace) onOpenPage(requestPlace);
  }

  if (hasFailed) {
    return (
      <Page role="alert">
        <Text>{texts.failed}</Text>
        <div>
          <Button type="button" onClick={() => void loadRequests()}>
            {texts.tryAgain}
          </Button>
        </div>
      </Page>
    );
  }
  if (!openRequests || !ownRequests) return <Spinner role="status" aria-label={texts.loading} />;
  const reviewedPlace = requestToReview && findPlace(requestToReview);
  return (
    <Page>
      {isDecider && (
        <ListSection>
          <Heading level={2} size={4}>
            {texts.listTitle}
          </Heading>
          <Text color="muted" size="small">
            {openRequests.length > 0 ? texts.listIntro : texts.none}
          </Text>
          <List>
            {openRequests.map((request) => (
              <RequestCard key={request.id} request={request} onOpen={() => openPage(request)}>
                {canDecide(request, isPublisher) && (
                  <>
                    {findPlace(request) && (
                      <Button
                        type="button"
                        size="small"
                        onClick={() => setRequestToReview(request)}
                      >
                        {texts.review}
                      </Button>
                    )}
                    <Button
                      type="button"
                      variant="outline"
                      size="small"
                      onClick={() => setRequestToSendBack(request)}
                    >
                      {texts.sendBack}
                    </Button>
                  </>
                )}
              </RequestCard>
            ))}
          </List>
        </ListSection>
      )}
      <ListSection>
        <Heading level={2} size={4}>
          {texts.ownTitle}
        </Heading>
        {ownRequests.length === 0 && (
          <Text color="muted" size="small">
            {texts.noneOwn}
          </Text>
        )}
        <List>
          {ownRequests.map((request) => (
            <RequestCard key={request.id} request={request} onOpen={() => openPage(request)}>
              {request.state === 'open' ? (
                <Button
                  type="button"
                  variant="outline"
                  size="small"
                  onClick={() =>
                    void runAction(withdrawRequest(authoring, request), texts.withdrawn, request)
                  }
                >
                  {texts.withdraw}
                </Button>
              ) : (
                <Button
                  type="button"
                  variant="outline"
                  size="small"
                  onClick={() => void runAction(markAnswerRead(authoring, request.id))}
                >
                  {texts.seen}
                </Button>
              )}
            </RequestCard>
          ))}
        </List>
      </ListSection>
      {requestToReview && reviewedPlace && (
        <ReviewRequestDialog
          authoring={authoring}
          request={requestToReview}
          {...reviewedPlace}
          onOpen={() => openPage(requestToReview)}
          onChanged={() => void loadRequests()}
          onClose={() => setRequestToReview(undefined)}
        />
      )}
      {requestToSendBack && (
        <SendBackDialog
          onSend={async (answer) => {
            await sendRequestBack(authoring, requestToSendBack, answer);
            setRequestToSendBack(undefined);
            await runAction(Promise.resolve(), texts.sentBack, requestToSendBack);
          }}
          onClose={() => setRequestToSendBack(undefined)}
        />
      )}
    </Page>
  );
}

interface RequestCardProps {
  request: PublishRequest;
  onOpen: () => void;
  children: ReactNode;
}

function RequestCard({ request, onOpen, children }: RequestCardProps) {
  const { pageName, route, language, note, requestedBy, requested, state } = request;
  const { answer, decidedBy, isChanged } = request;
  const formatTime = useSiteTime();
  return (
    <Card data-request="">
      <Head>
        <div>
          <Heading level={3} size={5}>
            {pageName ?? texts.pageGone}
          </Heading>
          <Text as="div" size="caption" color="muted">
            {[route, languageName(language)].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <Badge variant={state === 'sentBack' ? 'campaign' : 'neutral'}>{texts.states[state]}</Badge>
      </Head>
      <Text size="small" color="muted">
        {texts.by({ name: personName(requestedBy), time: formatTime(requested) })}
      </Text>
      {note && <Quote>{note}</Quote>}
      {isChanged && (
        <Text size="small" color="warning" weight="medium">
          {texts.changedSince}
        </Text>
      )}
      <StageProgress request={request} />
      {answer && decidedBy && (
        <div>
          <Text size="small">{texts.answeredBy({ name: decidedBy })}</Text>
          <Quote>{answer}</Quote>
        </div>
      )}
      <Buttons>
        {children}
        {route && (
          <Button type="button" variant="ghost" size="small" onClick={onOpen}>
            {texts.openPage}
          </Button>
        )}
      </Buttons>
    </Card>
  );
}
