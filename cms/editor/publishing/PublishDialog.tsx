import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Checkbox } from '../../../design-system/components/Checkbox/Checkbox';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Select } from '../../../design-system/components/Select/Select';
import { Tabs } from '../../../design-system/components/Tabs/Tabs';
import { Text } from '../../../design-system/components/Text/Text';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { describeFailure, tellFailure } from '../describeFailure';
import { languageName } from '../languageName';
import type { PageItem } from '../items/usePageItem';
import type { Place } from '../pages/usePages';
import { ChangeList } from '../checks/ChangeList';
import { CheckList } from '../checks/CheckList';
import { Comparison } from '../checks/Comparison';
import { findingsOf } from '../checks/findings';
import { LaterForm } from '../releases/LaterForm';
import { listChanges, unpublish } from './publishApi';
import { publishTexts as texts } from './publishTexts';
import { RequestNote } from './RequestNote';
import { ShareDraft } from '../draftLinks/ShareDraft';
import { useChecks } from '../checks/useChecks';
import { texts as editorTexts } from '../texts';
import { AskDialog } from '../AskDialog';
import { useLoaded } from '../useLoaded';
import { keysOf } from '../../../domain/typedKeys';

/** The same height for all of them: nothing jumps. */
const Room = styled('div', { minBlockSize: '50dvh' });

/** What is told before the tabs. */
const Above = styled('div', {
  display: 'grid',
  gap: '$3',
  paddingBlockEnd: '$3',
  // Nothing to tell takes no room, and stays where screen readers listen.
  '& > :empty': { marginBlockStart: 'calc(-1 * $space$3)' },
});

/** Addresses of the page as the editor's frames show it. */
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
  /** Visitors see a version of the page. */
  isPublic: boolean;
  addresses: FrameAddresses;
  /** Languages to choose from, with the state of each, where the page was not opened in one. */
  languages?: readonly { language: string; state: string }[];
  onLanguage?: (language: string) => void;
  /** What else publishing shows to visitors, such as a new place of the page. */
  besides?: readonly string[];
  /** Shows a block on the page. */
  onShow: (uid: string) => void;
  /** Visitors may see something else now. */
  onChanged: () => void;
  onClose: () => void;
}

/** Before publishing: what is wrong, what changes, and when. Enter publishes at once. */
export function PublishDialog(props: PublishDialogProps) {
  const { authoring, place, page, name, isPublic, addresses, onShow, onChanged, onClose } = props;
  const { languages = [], onLanguage, besides = [] } = props;
  const { itemId, language, unpublished } = page;
  const [section, setSection] = useState('check');
  const [withShared, setWithShared] = useState(false);
  const { value: known } = useLoaded(
    useCallback(
      async () => ({ language, changes: await listChanges(authoring, { itemId, language }) }),
      [authoring, itemId, language],
    ),
    tellFailure,
  );
  const [wantsNow, setWantsNow] = useState(false);
  const [busy, setBusy] = useState(false);
  const [asksToTakeAway, setAsksToTakeAway] = useState(false);
  const now = useRef<HTMLButtonElement>(null);
  const checks = useChecks(authoring, page, addresses, tellFailure);
  const findings = findingsOf(checks, page.item.placeholders);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const isKnown = checks.content !== undefined && checks.headings !== undefined;
  const isBlocked = errors > 0;

  const where = texts.pageIn(name, languageName(language));
  const allChanges = known?.language === language ? known.changes : undefined;
  // What all pages share goes out when that is wanted alone.
  const changes = allChanges?.filter(({ isShared }) => withShared || !isShared);

  useEffect(() => now.current?.focus(), []);

  // Pressed before it was known whether anything speaks against it: done as soon as nothing does.
  useEffect(() => {
    if (!wantsNow || !isKnown) return;
    setWantsNow(false);
    if (isBlocked) setSection('check');
    else void publish();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is wanted is done once
  }, [wantsNow, isKnown, isBlocked]);

  async function publish(): Promise<void> {
    setBusy(true);
    try {
      const shared = withShared ? unpublished.sharedItemId : undefined;
      let published = await authoring.publish(itemId, language);
      if (shared) published += await authoring.publish(shared, language);
      const title = published > 0 ? editorTexts.publishedDone : editorTexts.nothingToPublish;
      showToast({ title, text: where, look: 'success', id: 'editor' });
      onChanged();
      onClose();
    } catch (error) {
      const text = describeFailure(error);
      showToast({ title: editorTexts.publishFailed, text, look: 'danger', id: 'failure' });
    } finally {
      setBusy(false);
    }
  }

  async function takeAway(): Promise<void> {
    setBusy(true);
    try {
      await unpublish(authoring, { itemId, language });
      showToast({ title: texts.takenAway, text: where, look: 'success', id: 'editor' });
      onChanged();
      onClose();
    } catch (error) {
      tellFailure(error);
      setAsksToTakeAway(false);
    } finally {
      setBusy(false);
    }
  }

  function done(words: string): void {
    showToast({ title: words, text: where, look: 'success', id: 'editor' });
    onChanged();
    onClose();
  }

  if (asksToTakeAway) {
    return (
      <AskDialog
        title={texts.takeAwayTitle}
        text={texts.takeAwayText}
        yes={texts.takeAwayYes}
        onYes={() => void takeAway()}
        onClose={() => setAsksToTakeAway(false)}
      />
    );
  }
  const item = { itemId, language };
  const sharedItemId = withShared ? (unpublished.sharedItemId ?? undefined) : undefined;
  const sections = {
    check: <CheckList checks={checks} findings={findings} onShow={onShow} />,
    changes: <ChangeList changes={changes} />,
    compare: (
      <Comparison published={addresses.published} draft={addresses.preview} isPublic={isPublic} />
    ),
    later: (
      <LaterForm
        authoring={authoring}
        site={place.site}
        item={item}
        sharedItemId={sharedItemId}
        isBlocked={isBlocked}
        isPublic={isPublic}
        onDone={done}
      />
    ),
    share: <ShareDraft authoring={authoring} site={place.site} item={item} />,
  };
  const labels = {
    check: texts.check(findings.length),
    changes: texts.changes(changes?.length ?? 0),
    compare: texts.compare,
    later: texts.later,
    share: texts.share,
  };
  const waits = wantsNow && !isKnown;
  return (
    <Dialog
      open
      // Pages beside each other take all the room that there is.
      size={section === 'compare' ? 'window' : 'large'}
      title={texts.title(name)}
      onClose={onClose}
      actions={
        <>
          <Button
            type="button"
            ref={now}
            // At a time the form's own button is the one.
            variant={section === 'later' ? 'outline' : 'primary'}
            disabled={busy || isBlocked}
            aria-busy={waits}
            onClick={() => setWantsNow(true)}
          >
            {busy ? texts.publishing : waits ? texts.checking : texts.now}
          </Button>
          {isPublic && !unpublished.stays && (
            <Button
              type="button"
              variant="ghost"
              disabled={busy}
              onClick={() => setAsksToTakeAway(true)}
            >
              {texts.takeAway}
            </Button>
          )}
        </>
      }
    >
      <Above>
        {languages.length > 1 && (
          <Select
            label={texts.language}
            value={language}
            onChange={(event) => onLanguage?.(event.target.value)}
          >
            {languages.map((one) => (
              <option key={one.language} value={one.language}>
                {texts.languageLine(languageName(one.language), one.state)}
              </option>
            ))}
          </Select>
        )}
        <RequestNote authoring={authoring} item={item} />
        {besides.map((words) => (
          <Text key={words} size="small">
            {words}
          </Text>
        ))}
        <div role="status">
          {isBlocked && (
            <Text tone="danger" weight="medium">
              {texts.blocked(errors)}
            </Text>
          )}
          {changes?.length === 0 && besides.length === 0 && (
            <Text tone="muted">{texts.allSeen}</Text>
          )}
        </div>
        {unpublished.shared > 0 && (
          <Checkbox
            label={texts.withShared(unpublished.shared)}
            checked={withShared}
            onChange={(event) => setWithShared(event.currentTarget.checked)}
          />
        )}
      </Above>
      <Tabs
        label={texts.sections}
        value={section}
        onChange={setSection}
        tabs={keysOf(sections).map((value) => ({
          value,
          label: labels[value],
          // What is not looked at is not fetched.
          content: value === section ? <Room>{sections[value]}</Room> : null,
        }))}
      />
    </Dialog>
  );
}
