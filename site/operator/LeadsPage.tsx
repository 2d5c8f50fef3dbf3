import { Button } from '../../design-system/components/Button/Button';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Table } from '../../design-system/components/Table/Table';
import { Text } from '../../design-system/components/Text/Text';
import type { LeadsView, UndeliveredLead } from '../../features/enquiries/model/leadsView.types';
import { texts } from './texts';

const { columns } = texts;

/** Enquiries that could not be delivered, each with a button that sends it again. */
export function LeadsPage({ letters, sent }: LeadsView) {
  return (
    <main>
      <Section tone="dark" padding="small">
        <Stack gap={2}>
          <Heading level={1}>{texts.title}</Heading>
          <Text size="lead" color="muted" measured>
            {texts.intro}
          </Text>
        </Stack>
      </Section>
      <Section padding="small">
        <Stack gap={5}>
          {sent && (
            <Text role="status" weight="medium" color="success">
              {texts.sent}
            </Text>
          )}
          {letters.length === 0 ? <Text>{texts.none}</Text> : <Letters letters={letters} />}
        </Stack>
      </Section>
    </main>
  );
}

function Letters({ letters }: Pick<LeadsView, 'letters'>) {
  return (
    <Table
      caption={texts.counted(letters.length)}
      columns={columns.map((title) => ({ title }))}
      rows={letters.map((letter) => [
        letter.site,
        letter.formName,
        letter.dealer || '–',
        letter.carId || '–',
        formatTime(letter.acceptedAt),
        formatTime(letter.deadAt),
        letter.attempts,
        letter.reason,
        <SendAgain key="again" {...letter} />,
      ])}
    />
  );
}

function SendAgain({ formSubmissionId, formName, acceptedAt }: UndeliveredLead) {
  return (
    <form method="post" action="/_leads">
      <input type="hidden" name="lead" value={formSubmissionId} />
      <Button
        type="submit"
        variant="outline"
        size="small"
        aria-label={texts.sendThisAgain(formName, formatTime(acceptedAt))}
      >
        {columns.at(-1)}
      </Button>
    </form>
  );
}

/** A time to the minute, in UTC. */
const formatTime = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
