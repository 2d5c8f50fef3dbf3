import { Button } from '../../../design-system/components/Button/Button';
import { Card } from '../../../design-system/components/Card/Card';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Link } from '../../../design-system/components/Link/Link';
import { RadioGroup } from '../../../design-system/components/RadioGroup/RadioGroup';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages, type MessageKey } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { AlertOutcome, AlertPage, OwnSearch } from '../model/alertPage.types';
import { InfoNote } from '../../appointments/ui/InfoNote';
import { usePageInfo } from '../../../rendering/pageInfo';
import { DeviceOffer } from './DeviceOffer';
import { ActionRow, HiddenFields, OneButtonForm } from './OneButtonForm';

/** Returns a function that names a saved search, or the watched saved cars. */
export function useSearchName(): (search: Pick<OwnSearch, 'kind' | 'title' | 'cars'>) => string {
  const message = useMessages();
  return ({ kind, title, cars }) =>
    kind === 'cars' ? fillIn(message('alertCars'), { count: String(cars) }) : title;
}

/** One-line texts of the outcomes. */
export const outcomeLines = {
  sent: 'alertSentTitle',
  later: 'alertLaterTitle',
  confirmed: 'alertConfirmed',
  already: 'alertAlready',
  changed: 'alertChanged',
  renewed: 'alertRenewed',
  stopped: 'alertStopped',
  stoppedAll: 'alertStoppedAll',
  late: 'alertLateTitle',
  failing: 'alertFailingTitle',
} as const satisfies Record<AlertOutcome, MessageKey>;

const List = styled('ul', {
  display: 'grid',
  gap: '$grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@lg': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** All saved searches of an owner, with their frequency and buttons that end them. */
export function OwnSearches({ token, searches, outcome }: Extract<AlertPage, { kind: 'manage' }>) {
  const message = useMessages();
  const onDevice = searches.some((ownSearch) => ownSearch.onDevice);
  return (
    <Stack gap={6}>
      <Heading level={1} size={2}>
        {message('alertManageTitle')}
      </Heading>
      {outcome && (
        <div role="status">
          <InfoNote>
            <Text weight="medium">{message(outcomeLines[outcome])}</Text>
          </InfoNote>
        </div>
      )}
      {onDevice && <Text>{message('deviceManageText')}</Text>}
      {searches.length === 0 && <Text size="lead">{message('alertManageNone')}</Text>}
      {searches.length > 0 && (
        <List role="list">
          {searches.map((search) => (
            <li key={search.id}>
              <OwnSearchCard token={token} search={search} />
            </li>
          ))}
        </List>
      )}
      {searches.length > 1 && (
        <OneButtonForm action="stop-all" fields={{ token }} variant="outline">
          {message('alertStopAll')}
        </OneButtonForm>
      )}
      {searches.length > 0 && !onDevice && (
        <form>
          <HiddenFields fields={{ token }} />
          <DeviceOffer requestKind="copy" />
        </form>
      )}
    </Stack>
  );
}

function OwnSearchCard({ token, search: ownSearch }: { token: string; search: OwnSearch }) {
  const message = useMessages();
  const { locale } = usePageInfo();
  const { id, kind, href, frequency, expiresOn: ends } = ownSearch;
  const searchName = useSearchName()(ownSearch);
  const fields = { token, search: id };
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(ends),
  );
  return (
    <Card variant="filled" style={{ blockSize: '100%' }}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size={5}>
            {searchName}
          </Heading>
          <Text size="small" color="muted">
            {fillIn(message('alertEnds'), { day })}
          </Text>
        </Stack>
        {kind === 'search' && (
          <form method="post" action="/api/alerts/frequency">
            <HiddenFields fields={fields} />
            <Stack gap={3}>
              <RadioGroup
                id={`frequency-${id}`}
                name="frequency"
                legend={message('alertFrequency')}
                defaultValue={frequency}
                options={[
                  { value: 'instant', label: message('alertInstant') },
                  { value: 'daily', label: message('alertDaily') },
                ]}
              />
              <div>
                <Button
                  type="submit"
                  variant="outline"
                  size="small"
                  aria-label={fillIn(message('alertChangeOf'), { search: searchName })}
                >
                  {message('alertChange')}
                </Button>
              </div>
            </Stack>
          </form>
        )}
        <Link href={href}>{message(kind === 'cars' ? 'alertToSaved' : 'alertShowCars')}</Link>
        <ActionRow>
          <OneButtonForm
            action="renew"
            fields={fields}
            variant="outline"
            label={fillIn(message('alertRenewOf'), { search: searchName })}
          >
            {message('alertRenew')}
          </OneButtonForm>
          <OneButtonForm
            action="stop"
            fields={fields}
            variant="outline"
            label={fillIn(message('alertStopOf'), { search: searchName })}
          >
            {message('alertStop')}
          </OneButtonForm>
        </ActionRow>
      </Stack>
    </Card>
  );
}
