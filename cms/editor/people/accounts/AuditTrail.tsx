import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Select } from '../../../../design-system/components/Select/Select';
import { Spinner } from '../../../../design-system/components/Spinner/Spinner';
import { Table } from '../../../../design-system/components/Table/Table';
import { Text } from '../../../../design-system/components/Text/Text';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { showToast } from '../../../../design-system/components/Toast/showToast';
import { styled } from '../../../../design-system/stitches';
import type { Authoring } from '../../authoring';
import { tellFailure } from '../../describeFailure';
import type { EditorSite } from '../../../../features/editing/model/editorView.types';
import { readable } from '../../forms/readable';
import { siteLabel } from '../../siteLabel';
import { useSiteTime } from '../../siteTime';
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
/** Entries of one file. */
const maxExported = 10_000;
const exportPageSize = 200;

interface AuditTrailProps {
  authoring: Authoring;
  sites: readonly EditorSite[];
}

/** What was done by whom, to be narrowed down and exported. */
export function AuditTrail({ authoring, sites }: AuditTrailProps) {
  const when = useSiteTime();
  const [filter, setFilter] = useState<AuditFilter>({});
  const [accounts, setAccounts] = useState<readonly Account[]>([]);
  const [entries, setEntries] = useState<readonly AuditEntry[]>();
  const [actions, setActions] = useState<readonly string[]>([]);
  const [next, setNext] = useState<string | null>();
  const [hasFailed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const asked = useRef(0);

  const load = useCallback(
    async (before?: string | null) => {
      asked.current += 1;
      const number = asked.current;
      try {
        const page = await readAudit(authoring, filter, pageSize, before);
        // Another filter was chosen meanwhile.
        if (number !== asked.current) return;
        setEntries((known) => (before ? [...(known ?? []), ...page.entries] : page.entries));
        setActions(page.actions);
        setNext(page.next);
        setFailed(false);
      } catch {
        if (number === asked.current) setFailed(true);
      }
    },
    [authoring, filter],
  );
  useEffect(() => {
    void load();
    return authoring.whenRenewed(() => void load());
  }, [authoring, load]);
  useEffect(() => {
    readAccounts(authoring).then(setAccounts, () => setAccounts([]));
  }, [authoring]);

  async function exportAll(): Promise<void> {
    setBusy(true);
    try {
      const all: AuditEntry[] = [];
      let before: string | null | undefined;
      do {
        const page = await readAudit(authoring, filter, exportPageSize, before);
        all.push(...page.entries);
        before = page.next;
      } while (before && all.length < maxExported);
      download(`audit-${new Date().toISOString().slice(0, 10)}.csv`, csvOf(all));
      const title = before ? texts.exportedSome(all.length) : texts.exported(all.length);
      showToast({ title, look: 'success', id: 'editor' });
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  }

  const set = (change: AuditFilter) => setFilter({ ...filter, ...change });

  return (
    <>
      <Head>
        <div>
          <Heading level={2} size={4}>
            {texts.audit}
          </Heading>
          <Text tone="muted" size="small" measured>
            {texts.auditIntro}
          </Text>
        </div>
        <Button
          type="button"
          variant="outline"
          size="small"
          disabled={busy}
          onClick={() => void exportAll()}
        >
          <Icon name="download" />
          {busy ? texts.exporting : texts.exportCsv}
        </Button>
      </Head>
      <Filters>
        <Select
          label={texts.person}
          value={filter.actor ?? ''}
          onChange={(event) => set({ actor: event.target.value || undefined })}
        >
          <Options
            all={texts.everybody}
            values={accounts.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Select>
        <Select
          label={texts.site}
          value={filter.site ?? ''}
          onChange={(event) => set({ site: event.target.value || undefined })}
        >
          <Options
            all={texts.everySite}
            values={sites.map(({ name }) => ({ value: name, label: name }))}
          />
        </Select>
        <Select
          label={texts.action}
          value={filter.action ?? ''}
          onChange={(event) => set({ action: event.target.value || undefined })}
        >
          <Options
            all={texts.everyAction}
            values={actions.map((value) => ({ value, label: readable(value) }))}
          />
        </Select>
        <TextField
          label={texts.from}
          type="date"
          onChange={(event) => set({ from: dayStart(event.target.value, 0) })}
        />
        <TextField
          label={texts.until}
          type="date"
          onChange={(event) => set({ until: dayStart(event.target.value, 1) })}
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
          caption={texts.entryCount(entries.length)}
          phone="stack"
          density="compact"
          columns={[
            { title: texts.time },
            { title: texts.person },
            { title: texts.action },
            { title: texts.site },
            { title: texts.about },
          ]}
          rows={entries.map((entry) => [
            when(entry.at),
            entry.actorName,
            readable(entry.action),
            entry.site ? siteLabel(entry.site) : '',
            aboutOf(entry, accounts),
          ])}
        />
      )}
      {next && (
        <div>
          <Button type="button" variant="outline" size="small" onClick={() => void load(next)}>
            {texts.older}
          </Button>
        </div>
      )}
    </>
  );
}

interface OptionsProps {
  all: string;
  values: readonly { value: string; label: string }[];
}

const Options = ({ all, values }: OptionsProps) => (
  <>
    <option value="">{all}</option>
    {values.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
);

/** What an entry is about, in a line. */
function aboutOf(
  { itemPath, language, details }: AuditEntry,
  accounts: readonly Account[],
): string {
  const name = itemPath?.split('/').slice(4).join('/');
  const words = Object.entries(details).map(([key, value]) => {
    const account = key === 'account' && accounts.find(({ id }) => id === value);
    return account ? account.name : `${readable(key)}: ${shortly(value)}`;
  });
  return [name, language, ...words].filter(Boolean).join(' · ');
}

const shortly = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 80);

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

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The beginning of a day in the browser's zone, or of one after it; undefined for none. */
function dayStart(day: string, plus: number): string | undefined {
  if (day === '') return undefined;
  const time = new Date(`${day}T00:00`);
  time.setDate(time.getDate() + plus);
  return time.toISOString();
}
