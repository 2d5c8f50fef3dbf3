import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import { tellFailure } from '../describeFailure';
import { useHasRole } from '../people/me';
import { languageName } from '../languageName';
import { useSiteTime } from '../siteTime';
import {
  approveRequest,
  markAnswerRead,
  readOwnRequests,
  readRequests,
  sendRequestBack,
  withdrawRequest,
  type PublishRequest,
} from './requestsApi';
import { SendBackDialog } from './SendBackDialog';
import { requestTexts as texts } from './requestsTexts';
import type { ViewProps } from '../views/view.types';

const Page = styled('div', {
  display: 'grid',
  gap: '$8',
  maxInlineSize: '$narrow',
  marginInline: 'auto',
});

const Part = styled('section', { display: 'grid', gap: '$3' });

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

/** Requests to publish: a publisher's list of the site, and one's own. */
export default function RequestsView({ authoring, sites, place, onOpenPage }: ViewProps) {
  const isPublisher = useHasRole('publisher');
  const [open, setOpen] = useState<readonly PublishRequest[]>();
  const [own, setOwn] = useState<readonly PublishRequest[]>();
  const [hasFailed, setFailed] = useState(false);
  const [sendingBack, setSendingBack] = useState<PublishRequest>();
  const site = place.site.name;

  const load = useCallback(async () => {
    try {
      const [ofSite, mine] = await Promise.all([
        isPublisher ? readRequests(authoring, site) : [],
        readOwnRequests(authoring),
      ]);
      setOpen(ofSite);
      setOwn(mine);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [authoring, site, isPublisher]);
  useEffect(() => {
    void load();
    return authoring.whenRenewed(() => void load());
  }, [authoring, load]);

  async function run(
    action: Promise<unknown>,
    title?: string,
    about?: PublishRequest,
  ): Promise<void> {
    const text =
      about && texts.pageIn(about.pageName ?? texts.pageGone, languageName(about.language));
    try {
      await action;
      if (title) showToast({ title, text, look: 'success', id: 'editor' });
    } catch (error) {
      tellFailure(error);
    } finally {
      await load();
    }
  }

  function openPage({ site: of, language, route }: PublishRequest): void {
    const found = sites.find(({ name }) => name === of);
    if (found && route) onOpenPage({ site: found, language, route });
  }

  if (hasFailed) {
    return (
      <Page role="alert">
        <Text>{texts.failed}</Text>
        <div>
          <Button type="button" onClick={() => void load()}>
            {texts.tryAgain}
          </Button>
        </div>
      </Page>
    );
  }
  if (!open || !own) return <Spinner role="status" aria-label={texts.loading} />;
  return (
    <Page>
      {isPublisher && (
        <Part>
          <Heading level={2} size={4}>
            {texts.listTitle}
          </Heading>
          <Text tone="muted" size="small">
            {open.length > 0 ? texts.listIntro : texts.none}
          </Text>
          <List>
            {open.map((request) => (
              <RequestCard key={request.id} request={request} onOpen={() => openPage(request)}>
                {!request.isMine && (
                  <>
                    <Button
                      type="button"
                      size="small"
                      onClick={() =>
                        void run(
                          approveRequest(authoring, request, request.isChanged),
                          texts.approved,
                          request,
                        )
                      }
                    >
                      {request.isChanged ? texts.approveChanged : texts.approve}
                    </Button>
                    <Button
                      type="button"
                      variant="outline"
                      size="small"
                      onClick={() => setSendingBack(request)}
                    >
                      {texts.sendBack}
                    </Button>
                  </>
                )}
              </RequestCard>
            ))}
          </List>
        </Part>
      )}
      <Part>
        <Heading level={2} size={4}>
          {texts.ownTitle}
        </Heading>
        {own.length === 0 && (
          <Text tone="muted" size="small">
            {texts.noneOwn}
          </Text>
        )}
        <List>
          {own.map((request) => (
            <RequestCard key={request.id} request={request} onOpen={() => openPage(request)}>
              {request.state === 'open' ? (
                <Button
                  type="button"
                  variant="outline"
                  size="small"
                  onClick={() =>
                    void run(withdrawRequest(authoring, request), texts.withdrawn, request)
                  }
                >
                  {texts.withdraw}
                </Button>
              ) : (
                <Button
                  type="button"
                  variant="outline"
                  size="small"
                  onClick={() => void run(markAnswerRead(authoring, request.id))}
                >
                  {texts.seen}
                </Button>
              )}
            </RequestCard>
          ))}
        </List>
      </Part>
      {sendingBack && (
        <SendBackDialog
          onSend={async (answer) => {
            await sendRequestBack(authoring, sendingBack, answer);
            setSendingBack(undefined);
            await run(Promise.resolve(), texts.sentBack, sendingBack);
          }}
          onClose={() => setSendingBack(undefined)}
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
  const when = useSiteTime();
  return (
    <Card data-request="">
      <Head>
        <div>
          <Heading level={3} size={5}>
            {pageName ?? texts.pageGone}
          </Heading>
          <Text as="div" size="caption" tone="muted">
            {[route, languageName(language)].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <Badge look={state === 'sentBack' ? 'campaign' : 'neutral'}>{texts.states[state]}</Badge>
      </Head>
      <Text size="small" tone="muted">
        {texts.by(requestedBy, when(requested))}
      </Text>
      {note && <Quote>{note}</Quote>}
      {isChanged && (
        <Text size="small" tone="warning" weight="medium">
          {texts.changedSince}
        </Text>
      )}
      {answer && decidedBy && (
        <div>
          <Text size="small">{texts.answeredBy(decidedBy)}</Text>
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
