import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { FormField } from '../../../design-system/components/FormField/FormField';
import { NativeSelect } from '../../../design-system/components/Select/NativeSelect';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { describeFailure } from '../describeFailure';
import {
  createDraftLink,
  listDraftLinks,
  revokeDraftLink,
  type DraftLink,
} from '../publishing/publishApi';
import { publishTexts as texts } from '../publishing/publishTexts';
import { timeInWords } from '../releases/zonedTime';

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

const lengths = [1, 7, 30] as const;

interface ShareDraftProps {
  authoring: Authoring;
  site: { origin: string; timeZone: string };
  item: { itemId: string; language: string };
}

/** Links to the page's draft: made, copied, revoked. */
export function ShareDraft({ authoring, site, item: { itemId, language } }: ShareDraftProps) {
  const [links, setLinks] = useState<readonly DraftLink[]>();
  const [days, setDays] = useState<number>(7);
  const [problem, setProblem] = useState<string>();
  const list = useRef<HTMLDivElement>(null);

  const refresh = useCallback(async () => {
    try {
      setLinks(await listDraftLinks(authoring, { itemId, language }));
      setProblem(undefined);
    } catch (error) {
      setProblem(describeFailure(error));
    }
  }, [authoring, itemId, language]);
  useEffect(() => void refresh(), [refresh]);

  async function attempt(act: () => Promise<unknown>) {
    try {
      await act();
      await refresh();
    } catch (error) {
      setProblem(describeFailure(error));
    }
  }

  async function revoke(id: string) {
    await attempt(() => revokeDraftLink(authoring, id));
    showToast({ title: texts.revoked, id: 'editor' });
    // The button is gone with its link.
    list.current?.focus();
  }

  return (
    <Stack gap={5}>
      <Text size="small" tone="muted">
        {texts.shareIntro}
      </Text>
      <Row>
        <FormField label={texts.days}>
          {(framed) => (
            <NativeSelect
              {...framed}
              value={days}
              onChange={(event) => setDays(Number(event.target.value))}
            >
              {lengths.map((one) => (
                <option key={one} value={one}>
                  {texts.dayCounts[one]}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
        <Button
          type="button"
          variant="outline"
          size="small"
          onClick={() => void attempt(() => createDraftLink(authoring, { itemId, language, days }))}
        >
          {texts.makeLink}
        </Button>
      </Row>
      {problem && (
        <Text role="alert" tone="danger">
          {problem}
        </Text>
      )}
      <div ref={list} tabIndex={-1} role="group" aria-label={texts.share}>
        {!links && !problem && <Spinner role="status" aria-label={texts.loading} />}
        {links?.length === 0 && (
          <Text size="small" tone="muted">
            {texts.noLinks}
          </Text>
        )}
        <List>
          {links?.map(({ id, path, author, expires }) => {
            const until = timeInWords(expires, site.timeZone);
            const address = site.origin + path;
            return (
              <Entry key={id} data-draft-link={id}>
                <TextField
                  label={texts.linkLine(author, until)}
                  value={address}
                  readOnly
                  onFocus={(event) => event.target.select()}
                />
                <Button
                  type="button"
                  variant="outline"
                  size="small"
                  onClick={() => void copy(address)}
                >
                  {texts.copy}
                </Button>
                <Button
                  type="button"
                  variant="ghost"
                  size="small"
                  aria-label={texts.revokeLink(author, until)}
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

/** A refusal of the browser leaves the address to be copied by hand. */
async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ title: texts.copied, look: 'success', id: 'editor' });
  } catch (error) {
    showToast({ title: describeFailure(error), look: 'danger', id: 'failure' });
  }
}
