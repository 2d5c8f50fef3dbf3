import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Spinner } from '../../../../design-system/components/Spinner/Spinner';
import { Table } from '../../../../design-system/components/Table/Table';
import { Text } from '../../../../design-system/components/Text/Text';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { showToast } from '../../../../design-system/components/Toast/showToast';
import { styled } from '../../../../design-system/stitches';
import { ChoiceField } from '../../ChoiceField';
import type { Authoring } from '../../authoring';
import { showFailure } from '../../describeFailure';
import { downloadText } from '../../downloadText';
import type { EditorSite } from '../../../../features/editing/model/editorView.types';
import { toReadableName } from '../../forms/toReadableName';
import { siteLabel } from '../../siteLabel';
import { useSiteTime } from '../../siteTime';
import { AboutEntry } from './AboutEntry';
import { readAccounts, type Account } from './accountsApi';
import { readAudit, type AuditEntry, type AuditFilter } from './auditApi';
import { viewTexts as texts } from './accountsTexts';
import { toCsv } from './toCsv';

const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '$3 $5',
});

const Filters = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, $sizes$pictureRow), 1fr))',
  gap: '$3',
  alignItems: 'end',
});

const pageSize = 50;
/** Maximum entries of one exported file. */
const maxExportedEntries = 10_000;
const exportPageSize = 200;

interface AuditTrailProps {
  authoring: Authoring;
  sites: readonly EditorSite[];
}

/** The audit trail, with filters and export. */
export function AuditTrail({ authoring, sites }: AuditTrailProps) {
  const formatTime = useSiteTime();
  const [filter, setFilter] = useState<AuditFilter>({});
  const [accounts, setAccounts] = useState<readonly Account[]>([]);
  const [entries, setEntries] = useState<readonly AuditEntry[]>();
  const [actions, setActions] = useState<readonly string[]>([]);
  const [nextCursor, setNextCursor] = useState<string | null>();
  const [hasFailed, setFailed] = useState(false);
  const [isExporting, setIsExporting] = useState(false);
  const requestCount = useRef(0);

  const load = useCallback(
    async (before?: string | null) => {
      requestCount.current += 1;
      const requestNumber = requestCount.current;
      try {
        const page = await readAudit(authoring, filter, pageSize, before);
        // Another filter was chosen meanwhile.
        if (requestNumber !== requestCount.current) return;
        setEntries((existing) => (before ? [...(existing ?? []), ...page.entries] : page.entries));
        setActions(page.actions);
        setNextCursor(page.next);
        setFailed(false);
      } catch {
        if (requestNumber === requestCount.current) setFailed(true);
      }
    },
    [authoring, filter],
  );
  useEffect(() => {
    void load();
    return authoring.onSessionRenewed(() => void load());
  }, [authoring, load]);
  useEffect(() => {
    readAccounts(authoring).then(setAccounts, () => setAccounts([]));
  }, [authoring]);

  async function exportAll(): Promise<void> {
    setIsExporting(true);
    try {
      const exportedEntries: AuditEntry[] = [];
      let before: string | null | undefined;
      do {
        const page = await readAudit(authoring, filter, exportPageSize, before);
        exportedEntries.push(...page.entries);
        before = page.next;
      } while (before && exportedEntries.length < maxExportedEntries);
      downloadText(
        `audit-${new Date().toISOString().slice(0, 10)}.csv`,
        csvOf(exportedEntries),
        'text/csv',
      );
      const title = before
        ? texts.exportedSome({ count: exportedEntries.length })
        : texts.exported({ count: exportedEntries.length });
      showToast({ title, variant: 'success', id: 'editor' });
    } catch (error) {
      showFailure(error);
    } finally {
      setIsExporting(false);
    }
  }

  const changeFilter = (change: AuditFilter) => setFilter({ ...filter, ...change });

  return (
    <>
      <Head>
        <div>
          <Heading level={2} size={4}>
            {texts.audit}
          </Heading>
          <Text color="muted" size="small" measured>
            {texts.auditIntro}
          </Text>
        </div>
        <Button
          type="button"
          variant="outline"
          size="small"
          disabled={isExporting}
          onClick={() => void exportAll()}
        >
          <Icon name="download" />
          {isExporting ? texts.exporting : texts.exportCsv}
        </Button>
      </Head>
      <Filters>
        <ChoiceField<string>
          label={texts.person}
          value={filter.actor ?? ''}
          choices={[['', texts.everybody], ...accounts.map(({ id, name }) => [id, name] as const)]}
          onChoose={(actor) => changeFilter({ actor: actor || undefined })}
        />
        <ChoiceField<string>
          label={texts.site}
          value={filter.site ?? ''}
          choices={[['', texts.everySite], ...sites.map(({ name }) => [name, name] as const)]}
          onChoose={(site) => changeFilter({ site: site || undefined })}
        />
        <ChoiceField<string>
          label={texts.action}
          value={filter.action ?? ''}
          choices={[
            ['', texts.everyAction],
            ...actions.map((action) => [action, actionName(action)] as const),
          ]}
          onChoose={(action) => changeFilter({ action: action || undefined })}
        />
        <TextField
          label={texts.from}
          type="date"
          onChange={(event) => changeFilter({ from: dayStart(event.target.value, 0) })}
        />
        <TextField
          label={texts.until}
          type="date"
          onChange={(event) => changeFilter({ until: dayStart(event.target.value, 1) })}
        />
      </Filters>
      {hasFailed && (
        <div role="alert">
          <Text>{texts.failed}</Text>
          <Button type="button" onClick={() => void load()}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
      {!entries && !hasFailed && <Spinner role="status" aria-label={texts.loading} />}
      {entries?.length === 0 && <Text role="status">{texts.noEntries}</Text>}
      {entries && entries.length > 0 && (
        <Table
          caption={texts.entryCount({ count: entries.length })}
          responsive="stack"
          density="compact"
          columns={[
            { title: texts.time },
            { title: texts.person },
            { title: texts.action },
            { title: texts.site },
            { title: texts.about },
          ]}
          rows={entries.map((entry) => [
            formatTime(entry.at),
            entry.actorName,
            actionName(entry.action),
            entry.site ? siteLabel(entry.site) : '',
            <AboutEntry key={entry.id} entry={entry} accounts={accounts} sites={sites} />,
          ])}
        />
      )}
      {nextCursor && (
        <div>
          <Button
            type="button"
            variant="outline"
            size="small"
            onClick={() => void load(nextCursor)}
          >
            {texts.older}
          </Button>
        </div>
      )}
    </>
  );
}

const actionNames: Readonly<Record<string, string>> = texts.actionNames;

const actionName = (action: string): string => actionNames[action] ?? toReadableName(action);

const csvOf = (entries: readonly AuditEntry[]): string =>
  toCsv([
    ['time', 'person', 'personId', 'action', 'site', 'item', 'language', 'details'],
    ...entries.map((entry) => [
      entry.at,
      entry.actorName,
      entry.actorId,
      entry.action,
      entry.site ?? '',
      entry.itemPath ?? '',
      entry.language ?? '',
      JSON.stringify(entry.details),
    ]),
  ]);

/**
 * The start of a day in the browser's time zone, as an ISO time; undefined for no day.
 * @param addedDays number of days to add
 */
function dayStart(day: string, addedDays: number): string | undefined {
  if (day === '') return undefined;
  const time = new Date(`${day}T00:00`);
  time.setDate(time.getDate() + addedDays);
  return time.toISOString();
}
