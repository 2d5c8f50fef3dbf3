import { Button } from '../../../../design-system/components/Button/Button';
import { FormErrorSummary } from '../../../../design-system/components/FormErrorSummary/FormErrorSummary';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Link } from '../../../../design-system/components/Link/Link';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import type { BookingCustomer } from '../../../../domain/booking/booking.types';
import type { BookedDrive, TestDriveOffer } from '../../../../domain/booking/testDrive';
import { testDriveSchema, type TestDriveValues } from '../../model/testDriveForm';
import type { SubmittedForm } from '../../../../domain/forms/submittedForm';
import { type CalendarNames, longDay } from '../../../appointments/ui/calendarNames';
import { ErrorNotice } from '../../../enquiries/ui/ErrorNotice';
import { FreeTimes, hasFreeTimes, WeekButtons } from '../../../appointments/ui/FreeTimes';
import { InfoNote } from '../../../appointments/ui/InfoNote';
import { CarFormHiddenFields } from '../../../enquiries/ui/CarFormHiddenFields';
import { CustomerFields } from '../../../enquiries/ui/ContactFields';
import { useFields } from '../../../enquiries/ui/useFields';
import type { FormFields } from '../../../enquiries/ui/formFields.types';
import { useValidatedForm } from '../../../enquiries/ui/useValidatedForm';
import { keysOf } from '../../../../domain/typedKeys';

const fields: FormFields<TestDriveValues> = {
  time: { id: 'drive-times', label: 'testDriveTime' },
  firstName: { id: 'drive-first-name', label: 'bookingFirstName' },
  lastName: { id: 'drive-last-name', label: 'bookingLastName' },
  phone: { id: 'drive-phone', label: 'contactPhone', formatHint: 'contactFaultPhone' },
  email: { id: 'drive-email', label: 'contactEmail', formatHint: 'contactFaultEmail' },
};

export interface BookDriveProps extends Omit<TestDriveOffer, 'car' | 'key'> {
  carId: string;
  /** UUID of the new booking. */
  bookingKey: string;
  words: CalendarNames;
  /** Values of a form that was sent and rejected. */
  submitted: SubmittedForm | undefined;
}

/**
 * The free times of the car's seller and the contact details, in one form. Script validates it before it is
 * sent; it is sent as an ordinary form, with script and without.
 */
export function BookDrive(props: BookDriveProps) {
  const { carId, bookingKey, week, holder, problem, already, words, submitted } = props;
  const message = useMessages();
  const {
    form,
    errors,
    invalidAttempts: attempts,
    formProps,
  } = useValidatedForm<TestDriveValues>({
    schema: testDriveSchema,
    fields,
    submitted,
  });
  if (errors.time) errors.time = message('testDriveTimeFault');
  const errorList = keysOf(errors).map((name) => ({
    fieldId: fields[name].id,
    error: name === 'time' ? errors.time : `${message(fields[name].label)}: ${errors[name]}`,
  }));
  const control = useFields(form, fields, errors);
  const field = (name: keyof BookingCustomer) => ({
    ...control(name),
    defaultValue: submitted?.values[name] ?? holder?.[name],
  });

  return (
    <form {...formProps} action="/api/test-drives">
      {/* The first submit button handles Enter in a field: it must book, not change the week. */}
      <button type="submit" hidden />
      <CarFormHiddenFields carId={carId} formKey={bookingKey} />
      {already && <input type="hidden" name="another" value="1" />}
      <Stack gap={6}>
        {errorList.length > 0 && (
          <FormErrorSummary key={attempts} title={message('bookingInvalid')} errors={errorList} />
        )}
        {problem && (
          <ErrorNotice>
            <Text>{message(problem === 'taken' ? 'visitTaken' : 'testDriveFailed')}</Text>
          </ErrorNotice>
        )}
        {already && <AlreadyBooked drive={already} words={words} />}
        <Stack gap={4}>
          <Heading level={2} size={4} id={fields.time.id} tabIndex={-1}>
            {message('testDriveTime')}
          </Heading>
          <Text color="muted">{message('testDriveLength')}</Text>
          {errors.time && (
            <Text color="danger" weight="medium">
              {errors.time}
            </Text>
          )}
          <WeekButtons week={week} action={`/api/test-drives/week#${fields.time.id}`} />
          <FreeTimes
            days={week.days}
            words={words}
            chosen={problem ? undefined : submitted?.values.time}
            field={form.register('time')}
          />
        </Stack>
        {hasFreeTimes(week) && (
          <Stack gap={5}>
            <Heading level={2} size={4}>
              {message('bookingContact')}
            </Heading>
            {holder && (
              <Text size="small" color="muted">
                {message('testDriveFromHold')}
              </Text>
            )}
            <CustomerFields
              firstName={field('firstName')}
              lastName={field('lastName')}
              phone={field('phone')}
              email={field('email')}
            />
            <div>
              <Button type="submit">
                {message(already ? 'testDriveAnother' : 'testDriveBook')}
              </Button>
            </div>
            <Text size="small" color="muted">
              {message('bookingPrivacy')}
            </Text>
          </Stack>
        )}
      </Stack>
    </form>
  );
}

/** Shown to a visitor who has already booked a drive of this car, and may want another. */
function AlreadyBooked({ drive, words }: { drive: BookedDrive; words: CalendarNames }) {
  const message = useMessages();
  const { timeSlot, visitPage } = drive;
  const day = longDay(timeSlot.slice(0, 10), words);
  return (
    <div role="alert">
      <InfoNote>
        <Stack gap={2}>
          <Text weight="medium">
            {fillIn(message('testDriveAlready'), { day, time: timeSlot.slice(11, 16) })}
          </Text>
          <Link href={visitPage}>{message('visitSee')}</Link>
        </Stack>
      </InfoNote>
    </div>
  );
}
