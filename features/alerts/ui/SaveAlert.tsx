import { Button } from '../../../design-system/components/Button/Button';
import { FormErrorSummary } from '../../../design-system/components/FormErrorSummary/FormErrorSummary';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Link } from '../../../design-system/components/Link/Link';
import { RadioGroup } from '../../../design-system/components/RadioGroup/RadioGroup';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, type MessageKey, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { FIXED_KEY, LIST_KEY } from '../../../domain/alerts/alertKeys';
import { SEARCH_DAYS } from '../model/alertLimits';
import type { AlertPage, SaveProblem } from '../model/alertPage.types';
import { ErrorNotice } from '../../enquiries/ui/ErrorNotice';
import { EmailField } from '../../enquiries/ui/EmailField';
import type { FormFields } from '../../enquiries/ui/formFields.types';
import { useSubmittedForm } from '../../../rendering/privateView';
import { useErrorTexts } from '../../enquiries/ui/useErrorTexts';
import { useErrorList } from '../../enquiries/ui/useFields';
import { usePageInfo } from '../../../rendering/pageInfo';
import { DeviceOffer } from './DeviceOffer';
import { HiddenFields } from './OneButtonForm';

const Form = styled('form', { maxInlineSize: '$narrow' });

type SavePage = Extract<AlertPage, { kind: 'save' | 'cars' }>;

const fields: FormFields<{ email: string }> = {
  email: { id: 'alert-email', label: 'contactEmail', formatHint: 'contactFaultEmail' },
};

const problemTexts = {
  tooMany: 'alertTooMany',
  refused: 'alertRefused',
  failing: 'alertFailing',
  unfit: 'alertUnfit',
} as const satisfies Record<SaveProblem, MessageKey>;

/** The page with the form for the mail address to which news about a search or saved cars is sent. */
export function SaveAlert({ page }: { page: SavePage }) {
  const message = useMessages();
  const { carListPath } = usePageInfo();
  const isSearch = page.kind === 'save';
  const { problem } = page;
  return (
    <Stack gap={5}>
      <Heading level={1} size={2}>
        {message(isSearch ? 'alertSave' : 'alertCarsTitle')}
      </Heading>
      {problem && (
        <ErrorNotice>
          <Text>{message(problemTexts[problem])}</Text>
        </ErrorNotice>
      )}
      {problem === 'unfit' ? (
        carListPath && <Link href={carListPath}>{message('savedToList')}</Link>
      ) : (
        <>
          <Text>{message(isSearch ? 'alertSaveText' : 'alertCarsText')}</Text>
          <SaveForm page={page} />
        </>
      )}
    </Stack>
  );
}

function SaveForm({ page }: { page: SavePage }) {
  const message = useMessages();
  const submitted = useSubmittedForm('alert');
  const errors = useErrorTexts(fields, {}, submitted);
  const errorList = useErrorList(fields, errors);
  const isSearch = page.kind === 'save';
  return (
    <Form noValidate method="post" action={`/api/alerts/${page.kind}`}>
      <HiddenFields
        fields={
          isSearch ? { [LIST_KEY]: page.address, [FIXED_KEY]: page.fixed } : { cars: page.cars }
        }
      />
      <VisuallyHidden aria-hidden>
        <input name="website" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
      <Stack gap={5}>
        {errorList.length > 0 && (
          <FormErrorSummary title={message('bookingInvalid')} errors={errorList} />
        )}
        {isSearch && (
          <Stack gap={1}>
            <Text size="small" color="muted">
              {message('alertSearch')}
            </Text>
            <Text weight="medium" size="lead">
              {page.title}
            </Text>
          </Stack>
        )}
        <EmailField
          id={fields.email.id}
          name="email"
          label={message('contactEmail')}
          error={errors.email}
          defaultValue={submitted?.values.email}
          required
        />
        {isSearch && (
          <RadioGroup
            id="alert-frequency"
            name="frequency"
            legend={message('alertFrequency')}
            defaultValue={submitted?.values.frequency ?? 'daily'}
            options={[
              { value: 'daily', label: message('alertDaily') },
              { value: 'instant', label: message('alertInstant') },
            ]}
          />
        )}
        <div>
          <Button type="submit">{message('alertSubmit')}</Button>
        </div>
        <Text size="small" color="muted" measured>
          {fillIn(message('alertPrivacy'), { days: String(SEARCH_DAYS) })}
        </Text>
        <DeviceOffer requestKind={isSearch ? 'search' : 'cars'} />
      </Stack>
    </Form>
  );
}
