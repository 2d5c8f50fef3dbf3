import { button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Link } from '../../../design-system/components/Link/Link';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, type MessageKey, useMessages } from '../../../design-system/messages';
import { CONFIRM_HOURS } from '../model/alertLimits';
import type { AlertOutcome, AlertPage } from '../model/alertPage.types';
import { usePageInfo } from '../../../rendering/pageInfo';
import { ActionRow, OneButtonForm } from './OneButtonForm';
import { OwnSearches, outcomeLines, useSearchName } from './OwnSearches';
import { SaveAlert } from './SaveAlert';

/** The page for a visitor's action on saved searches, shown instead of the saved cars. It needs no script. */
export function AlertPanel({ page }: { page: AlertPage }) {
  switch (page.kind) {
    case 'save':
    case 'cars':
      return <SaveAlert page={page} />;
    case 'confirm':
    case 'stop':
      return <ConfirmAction {...page} />;
    case 'manage':
      return <OwnSearches {...page} />;
    case 'outcome':
      return <Outcome outcome={page.outcome} />;
  }
}

const confirmTexts = {
  confirm: { title: 'alertConfirmTitle', text: 'alertConfirmText', button: 'alertConfirm' },
  stop: { title: 'alertStopTitle', text: 'alertStopText', button: 'alertStop' },
} as const satisfies Record<string, Record<string, MessageKey>>;

/** Asks for confirmation with a button, because mail scanners open links too. */
function ConfirmAction({ kind, token, search }: Extract<AlertPage, { kind: 'confirm' | 'stop' }>) {
  const message = useMessages();
  const name = useSearchName();
  const texts = confirmTexts[kind];
  return (
    <Stack gap={5}>
      <Heading level={1} size={2}>
        {message(texts.title)}
      </Heading>
      <Text size="lead" weight="medium">
        {name(search)}
      </Text>
      <Text>{message(kind === 'stop' && search.onDevice ? 'deviceStopText' : texts.text)}</Text>
      <OneButtonForm action={kind} fields={{ token }}>
        {message(texts.button)}
      </OneButtonForm>
    </Stack>
  );
}

/** Title and text of the outcomes that need more than one line. */
const outcomeTexts: Partial<Record<AlertOutcome, readonly [MessageKey, MessageKey]>> = {
  sent: ['alertSentTitle', 'alertSentText'],
  later: ['alertLaterTitle', 'alertLaterText'],
  late: ['alertLateTitle', 'alertLateText'],
  failing: ['alertFailingTitle', 'alertFailing'],
};

function Outcome({ outcome }: { outcome: AlertOutcome }) {
  const message = useMessages();
  const { carListPath } = usePageInfo();
  const [title, text] = outcomeTexts[outcome] ?? [outcomeLines[outcome], undefined];
  return (
    <Stack gap={5}>
      <Heading level={1} size={2}>
        {message(title)}
      </Heading>
      {text && <Text size="lead">{fillIn(message(text), { hours: String(CONFIRM_HOURS) })}</Text>}
      <ActionRow>
        {carListPath && (
          <Link variant="none" className={button({ variant: 'outline' })} href={carListPath}>
            {message('savedToList')}
          </Link>
        )}
      </ActionRow>
    </Stack>
  );
}
