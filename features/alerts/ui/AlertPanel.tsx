import { button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Link } from '../../../design-system/components/Link/Link';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, type MessageKey, useMessages } from '../../../design-system/messages';
import { CONFIRM_HOURS } from '../model/alertLimits';
import type { AlertOutcome, AlertPage } from '../model/alertPage.types';
import { usePageInfo } from '../../../rendering/pageInfo';
import { AlertAction, OneButtonForm } from './OneButtonForm';
import { OwnSearches, outcomeLines, useSearchName } from './OwnSearches';
import { SaveAlert } from './SaveAlert';

/** What somebody does about their saved searches, in the place of the saved cars. It needs no script. */
export function AlertPanel({ page }: { page: AlertPage }) {
  switch (page.kind) {
    case 'save':
    case 'cars':
      return <SaveAlert page={page} />;
    case 'confirm':
    case 'stop':
      return <Asking {...page} />;
    case 'manage':
      return <OwnSearches {...page} />;
    case 'outcome':
      return <Outcome outcome={page.outcome} />;
  }
}

const asked = {
  confirm: { title: 'alertConfirmTitle', text: 'alertConfirmText', button: 'alertConfirm' },
  stop: { title: 'alertStopTitle', text: 'alertStopText', button: 'alertStop' },
} as const satisfies Record<string, Record<string, MessageKey>>;

/** Nothing happens before the button is pressed: programs open the links of mails too. */
function Asking({ kind, token, search }: Extract<AlertPage, { kind: 'confirm' | 'stop' }>) {
  const message = useMessages();
  const name = useSearchName();
  const words = asked[kind];
  return (
    <Stack gap={5}>
      <Heading level={1} size={2}>
        {message(words.title)}
      </Heading>
      <Text size="lead" weight="medium">
        {name(search)}
      </Text>
      <Text>{message(kind === 'stop' && search.onDevice ? 'deviceStopText' : words.text)}</Text>
      <OneButtonForm action={kind} fields={{ token }}>
        {message(words.button)}
      </OneButtonForm>
    </Stack>
  );
}

/** What the page says where it is more than a line. */
const told: Partial<Record<AlertOutcome, readonly [MessageKey, MessageKey]>> = {
  sent: ['alertSentTitle', 'alertSentText'],
  later: ['alertLaterTitle', 'alertLaterText'],
  late: ['alertLateTitle', 'alertLateText'],
  failing: ['alertFailingTitle', 'alertFailing'],
};

function Outcome({ outcome }: { outcome: AlertOutcome }) {
  const message = useMessages();
  const { carListPath } = usePageInfo();
  const [title, text] = told[outcome] ?? [outcomeLines[outcome], undefined];
  return (
    <Stack gap={5}>
      <Heading level={1} size={2}>
        {message(title)}
      </Heading>
      {text && <Text size="lead">{fillIn(message(text), { hours: String(CONFIRM_HOURS) })}</Text>}
      <AlertAction>
        {carListPath && (
          <Link look="none" className={button({ variant: 'outline' })} href={carListPath}>
            {message('savedToList')}
          </Link>
        )}
      </AlertAction>
    </Stack>
  );
}
