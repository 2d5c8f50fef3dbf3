import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { ChoiceField } from '../ChoiceField';
import { describeFailure } from '../describeFailure';
import {
  createDraftLink,
  listDraftLinks,
  revokeDraftLink,
  type DraftLink,
} from '../publishing/publishApi';
import { publishTexts as texts } from '../publishing/publishTexts';
import { formatZonedTime } from '../releases/zonedTime';
import { personName } from '../people/personName';

const Row = styled('div', {
  display: 'grid',
  gap: '$3',
  alignItems: 'end',
  '@sm': { gridTemplateColumns: '$sizes$column auto', justifyContent: 'start' },
});

const List = styled('ul', { display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const Entry = styled('li', {
  display: 'grid',
  gap: '$3',
  alignItems: 'end',
  paddingBlock: '$3',
  borderBlockEnd: '1px solid $line',
  '@sm': { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
});

const DURATIONS_DAYS = [1, 7, 30] as const;

interface ShareDraftProps {
  authoring: Authoring;
  site: { origin: string; timeZone: string };
  item: { itemId: string; language: string };
}

/** Creates, copies and revokes links to the page's draft. */
export function ShareDraft({ authoring, site, item: { itemId, language } }: ShareDraftProps) {
  const [links, setLinks] = useState<readonly DraftLink[]>();
  const [days, setDays] = useState<number>(7);
  const [errorMessage, setErrorMessage] = useState<string>();
  const listRef = useRef<HTMLDivElement>(null);

  const refresh = useCallback(async () => {
    try {
      setLinks(await listDraftLinks(authoring, { itemId, language }));
      setErrorMessage(undefined);
    } catch (error) {
      setErrorMessage(describeFailure(error));
    }
  }, [authoring, itemId, language]);
  useEffect(() => void refresh(), [refresh]);

  /** Shows the failure of an action. Returns whether it was done. */
  async function runAndRefresh(action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action();
    } catch (error) {
      setErrorMessage(describeFailure(error));
      return false;
    }
    await refresh();
    return true;
  }

  async function revoke(id: string) {
    if (!(await runAndRefresh(() => revokeDraftLink(authoring, id)))) return;
    showToast({ title: texts.revoked, id: 'editor' });
    // The focused button is removed together with its link.
    listRef.current?.focus();
  }

  return (
    <Stack gap={5}>
      <Text size="small" color="muted">
        {texts.shareIntro}
      </Text>
      <Row>
        <ChoiceField
          label={texts.days}
          value={String(days)}
          choices={DURATIONS_DAYS.map((duration) => [String(duration), texts.dayCounts[duration]])}
          onChoose={(one) => setDays(Number(one))}
        />
        <Button
          type="button"
          variant="outline"
          size="small"
          onClick={() =>
            void runAndRefresh(() => createDraftLink(authoring, { itemId, language, days }))
          }
        >
          {texts.makeLink}
        </Button>
      </Row>
      {errorMessage && (
        <Text role="alert" color="danger">
          {errorMessage}
        </Text>
      )}
      <div ref={listRef} tabIndex={-1} role="group" aria-label={texts.share}>
        {!links && !errorMessage && <Spinner role="status" aria-label={texts.loading} />}
        {links?.length === 0 && (
          <Text size="small" color="muted">
            {texts.noLinks}
          </Text>
        )}
        <List>
          {links?.map(({ id, path, author: authorName, expires }) => {
            const author = personName(authorName);
            const until = formatZonedTime(expires, site.timeZone);
            const draftUrl = site.origin + path;
            return (
              <Entry key={id} data-draft-link={id}>
                <TextField
                  label={texts.linkLine({ author, until })}
                  value={draftUrl}
                  readOnly
                  onFocus={(event) => event.target.select()}
                />
                <Button
                  type="button"
                  variant="outline"
                  size="small"
                  onClick={() => void copyAddress(draftUrl)}
                >
                  {texts.copy}
                </Button>
                <Button
                  type="button"
                  variant="ghost"
                  size="small"
                  aria-label={texts.revokeLink({ author, until })}
                  onClick={() => void revoke(id)}
                >
                  {texts.revoke}
                </Button>
              </Entry>
            );
          })}
        </List>
      </div>
    </Stack>
  );
}

/** Copies an address. If the browser refuses, the editor can still select and copy it in the field. */
async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ title: texts.copied, variant: 'success', id: 'editor' });
  } catch (error) {
    showToast({ title: describeFailure(error), variant: 'danger', id: 'failure' });
  }
}
