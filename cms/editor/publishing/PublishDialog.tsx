import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Checkbox } from '../../../design-system/components/Checkbox/Checkbox';
import { EditorDialog } from '../EditorDialog';
import { Tabs } from '../../../design-system/components/Tabs/Tabs';
import { Text } from '../../../design-system/components/Text/Text';
import { TextArea } from '../../../design-system/components/TextArea/TextArea';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import { ChoiceField } from '../ChoiceField';
import type { Authoring } from '../authoring';
import { describeFailure, waitForRecovery, showFailure } from '../describeFailure';
import { languageName } from '../languageName';
import type { PageItem } from '../items/usePageItem';
import type { Place } from '../pages/usePages';
import { ChangeList } from '../checks/ChangeList';
import { CheckList } from '../checks/CheckList';
import { Comparison } from '../checks/Comparison';
import { getFindings } from '../checks/getFindings';
import { PublishLaterForm } from '../releases/PublishLaterForm';
import { listChanges, unpublish } from './publishApi';
import { publishTexts as texts } from './publishTexts';
import { RequestNote } from './RequestNote';
import { approveRequest, approveStage, type PublishRequest } from '../requests/requestsApi';
import { requestsTexts } from '../requests/requestsTexts';
import { ShareDraft } from '../draftLinks/ShareDraft';
import { useChecks } from '../checks/useChecks';
import { texts as editorTexts } from '../texts';
import { ConfirmDialog } from '../ConfirmDialog';
import { useLoaded } from '../useLoaded';
import { keysOf } from '../../../domain/typedKeys';

/** All tabs have the same minimum height, so that the layout does not shift. */
const TabPanel = styled('div', { minBlockSize: '50dvh' });

/** Messages above the tabs. */
const Messages = styled('div', {
  display: 'grid',
  gap: '$3',
  paddingBlockEnd: '$3',
  // Takes no space when empty, but stays in the document as a live region.
  '& > :empty': { marginBlockStart: 'calc(-1 * $space$3)' },
});

/** Addresses of the page in the editor's frames. */
interface FrameAddresses {
  edited: string;
  preview: string;
  published: string;
}

interface PublishDialogProps {
  authoring: Authoring;
  place: Place;
  page: PageItem;
  /** Name of the page. */
  name: string;
  /** Whether the page is public. */
  isPublic: boolean;
  addresses: FrameAddresses;
  /** Languages to choose from, with their states; absent if the page or the request has set the language. */
  languages?: readonly { language: string; state: string }[];
  onLanguageChange?: (language: string) => void;
  /** Other changes that are published, such as a new place of the page. */
  otherChanges?: readonly string[];
  /** The request that is decided on: approved in its stage, or by publishing the page. */
  request?: PublishRequest;
  /** Shows a block on the page. */
  onShowBlock: (uid: string) => void;
  /** Called when public content may have changed. */
  onChanged: () => void;
  onClose: () => void;
}

/**
 * Shows problems and changes of a page, and publishes it now or at a time, or approves its request. The main
 * button has the focus at first, so that Enter publishes or approves.
 */
export function PublishDialog(props: PublishDialogProps) {
  const { authoring, place, page, name, isPublic, addresses, onShowBlock, onChanged, onClose } =
    props;
  const { languages = [], onLanguageChange, otherChanges = [], request } = props;
  const { itemId, language, unpublished } = page;
  const [section, setSection] = useState('check');
  const [shouldPublishShared, setShouldPublishShared] = useState(false);
  const { value: loaded } = useLoaded(
    useCallback(
      async () => ({ language, changes: await listChanges(authoring, { itemId, language }) }),
      [authoring, itemId, language],
    ),
    showFailure,
  );
  const stage = request?.stage;
  const [note, setNote] = useState('');
  const [isPublishRequested, setPublishRequested] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isConfirmingUnpublish, setConfirmingUnpublish] = useState(false);
  const publishButton = useRef<HTMLButtonElement>(null);
  const checks = useChecks(authoring, page, addresses, showFailure);
  const findings = getFindings(checks, page.item.placeholders);
  const errorCount = findings.filter(({ severity }) => severity === 'error').length;
  const isChecked = checks.content !== undefined && checks.headings !== undefined;
  const isBlocked = errorCount > 0;

  const sharedItemId = shouldPublishShared ? (unpublished.sharedItemId ?? undefined) : undefined;
  const pageLabel = texts.pageIn({ page: name, language: languageName(language) });
  const allChanges = loaded?.language === language ? loaded.changes : undefined;
  // Shared content is published only if that is requested.
  const changes = allChanges?.filter(({ isShared }) => shouldPublishShared || !isShared);

  useEffect(() => publishButton.current?.focus(), []);

  // The button can be pressed before the checks are done: publishes as soon as they pass.
  useEffect(() => {
    if (!isPublishRequested || !isChecked) return;
    setPublishRequested(false);
    if (isBlocked) setSection('check');
    else void publish();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the request is handled once
  }, [isPublishRequested, isChecked, isBlocked]);

  async function publishNow(): Promise<string> {
    // Shared content first: if it fails, nothing of the page is public.
    const itemIds = [...(sharedItemId ? [sharedItemId] : []), itemId];
    const results = [];
    for (const id of itemIds) results.push(await authoring.publishItem(id, language));
    return describeResults(results);
  }

  async function approve(openRequest: PublishRequest): Promise<string> {
    // The label of the button says whether the page was changed after the request, so the approver knows it.
    const { isChanged: knowsChanges, stage: openStage } = openRequest;
    if (!openStage) {
      await approveRequest(authoring, openRequest, knowsChanges);
      return requestsTexts.approved;
    }
    const { id: stageId, name: stageName } = openStage;
    await approveStage(authoring, openRequest, { stageId, note, knowsChanges });
    return requestsTexts.stageApproved({ stage: stageName });
  }

  async function publish(): Promise<void> {
    setBusy(true);
    try {
      const title = request ? await approve(request) : await publishNow();
      showToast({ title, text: pageLabel, variant: 'success', id: 'editor' });
      onClose();
    } catch (error) {
      const text = describeFailure(error);
      const title = stage ? requestsTexts.stageFailed : editorTexts.publishFailed;
      showToast({ title, text, variant: 'danger', until: waitForRecovery(error), id: 'failure' });
    } finally {
      setBusy(false);
      onChanged();
    }
  }

  async function unpublishPage(): Promise<void> {
    setBusy(true);
    try {
      await unpublish(authoring, { itemId, language });
      showToast({ title: texts.takenAway, text: pageLabel, variant: 'success', id: 'editor' });
      onChanged();
      onClose();
    } catch (error) {
      showFailure(error);
      setConfirmingUnpublish(false);
    } finally {
      setBusy(false);
    }
  }

  function finish(message: string): void {
    showToast({ title: message, text: pageLabel, variant: 'success', id: 'editor' });
    onChanged();
    onClose();
  }

  if (isConfirmingUnpublish) {
    return (
      <ConfirmDialog
        title={texts.takeAwayTitle}
        text={texts.takeAwayText}
        confirmLabel={texts.takeAwayYes}
        onConfirm={() => void unpublishPage()}
        onClose={() => setConfirmingUnpublish(false)}
      />
    );
  }
  const item = { itemId, language };
  const sections = {
    check: <CheckList checks={checks} findings={findings} onShow={onShowBlock} />,
    changes: <ChangeList changes={changes} />,
    compare: (
      <Comparison published={addresses.published} draft={addresses.preview} isPublic={isPublic} />
    ),
    later: (
      <PublishLaterForm
        authoring={authoring}
        site={place.site}
        item={item}
        sharedItemId={sharedItemId}
        isBlocked={isBlocked}
        isPublic={isPublic}
        onDone={finish}
      />
    ),
    share: <ShareDraft authoring={authoring} site={place.site} item={item} />,
  };
  // A request is decided at once, so it is neither scheduled nor shared.
  const visibleTabs = request ? (['check', 'changes', 'compare'] as const) : keysOf(sections);
  const labels = {
    check: texts.check({ count: findings.length }),
    changes: texts.changes({ count: changes?.length ?? 0 }),
    compare: texts.compare,
    later: texts.later,
    share: texts.share,
  };
  const isWaiting = isPublishRequested && !isChecked;
  const buttonLabel = request ? labelApproval(request) : texts.now;
  const busyLabel = stage ? requestsTexts.approving : texts.publishing;
  return (
    <EditorDialog
      open
      // The comparison shows two pages next to each other and needs all available space.
      size={section === 'compare' ? 'window' : 'large'}
      title={
        stage
          ? requestsTexts.reviewTitle({ page: name, stage: stage.name })
          : texts.title({ page: name })
      }
      onClose={onClose}
      actions={
        <>
          <Button
            type="button"
            ref={publishButton}
            // The form for a scheduled time has its own primary button.
            variant={section === 'later' ? 'outline' : 'primary'}
            disabled={isBusy || isBlocked}
            aria-busy={isWaiting}
            onClick={() => setPublishRequested(true)}
          >
            {isBusy ? busyLabel : isWaiting ? texts.checking : buttonLabel}
          </Button>
          {isPublic && !unpublished.stays && !request && (
            <Button
              type="button"
              variant="ghost"
              disabled={isBusy}
              onClick={() => setConfirmingUnpublish(true)}
            >
              {texts.takeAway}
            </Button>
          )}
        </>
      }
    >
      <Messages>
        {languages.length > 1 && (
          <ChoiceField
            label={texts.language}
            value={language}
            choices={languages.map((option) => [
              option.language,
              texts.languageLine({ language: languageName(option.language), state: option.state }),
            ])}
            onChoose={(code) => onLanguageChange?.(code)}
          />
        )}
        <RequestNote authoring={authoring} item={item} isReview={request !== undefined} />
        {otherChanges.map((text) => (
          <Text key={text} size="small">
            {text}
          </Text>
        ))}
        <div role="status">
          {isBlocked && (
            <Text color="danger" weight="medium">
              {texts.blocked({ count: errorCount })}
            </Text>
          )}
          {changes?.length === 0 && otherChanges.length === 0 && (
            <Text color="muted">{texts.allSeen}</Text>
          )}
        </div>
        {stage && (
          <TextArea
            label={requestsTexts.stageNote}
            optional
            rows={2}
            maxLength={1000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
        {unpublished.shared > 0 && !request && (
          <Checkbox
            label={texts.withShared({ count: unpublished.shared })}
            checked={shouldPublishShared}
            onChange={(event) => setShouldPublishShared(event.currentTarget.checked)}
          />
        )}
      </Messages>
      <Tabs
        label={texts.sections}
        value={section}
        onChange={setSection}
        tabs={visibleTabs.map((value) => ({
          value,
          label: labels[value],
          // The content of hidden tabs is not rendered, so that its data is not fetched.
          content: value === section ? <TabPanel>{sections[value]}</TabPanel> : null,
        }))}
      />
    </EditorDialog>
  );
}

function labelApproval({ stage, isChanged }: PublishRequest): string {
  const { approve, approveChanged } = requestsTexts;
  if (!stage) return isChanged ? approveChanged : approve;
  const label = isChanged ? requestsTexts.approveStageChanged : requestsTexts.approveStage;
  return label({ stage: stage.name });
}

function describeResults(results: Awaited<ReturnType<Authoring['publishItem']>>[]): string {
  if (results.every(({ published }) => published === 0)) return editorTexts.nothingToPublish;
  const isVisible = results.every((result) => result.isVisible);
  return isVisible ? editorTexts.publishedDone : editorTexts.publishedSoon;
}
