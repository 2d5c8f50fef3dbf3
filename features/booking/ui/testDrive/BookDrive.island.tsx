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
import { type CalendarWords, longDay } from '../../../appointments/ui/calendarWords';
import { FaultNotice } from '../../../enquiries/ui/FaultNotice';
import { FreeTimes, hasFreeTimes, WeekButtons } from '../../../appointments/ui/FreeTimes';
import { InfoNote } from '../../../appointments/ui/InfoNote';
import { SentFields } from '../../../enquiries/ui/SentFields';
import { CustomerFields } from '../../../enquiries/ui/ContactFields';
import { useFields } from '../../../enquiries/ui/useFields';
import type { FormFields } from '../../../enquiries/ui/formFields.types';
import { useSentForm } from '../../../enquiries/ui/useSentForm';
import { keysOf } from '../../../../domain/typedKeys';

const fields: FormFields<TestDriveValues> = {
  time: { id: 'drive-times', label: 'testDriveTime' },
  firstName: { id: 'drive-first-name', label: 'bookingFirstName' },
  lastName: { id: 'drive-last-name', label: 'bookingLastName' },
  phone: { id: 'drive-phone', label: 'contactPhone', pattern: 'contactFaultPhone' },
  email: { id: 'drive-email', label: 'contactEmail', pattern: 'contactFaultEmail' },
};

export interface BookDriveProps extends Omit<TestDriveOffer, 'car' | 'key'> {
  carId: string;
  /** UUID of the booking that it makes. */
  bookingKey: string;
  words: CalendarWords;
  /** What was sent and could not be taken. */
  submitted: SubmittedForm | undefined;
}

/**
 * The free times of the car's seller, and who drives: one form. Where there is script it says itself what is wrong, and
 * is then sent as any form is.
 */
export function BookDrive(props: BookDriveProps) {
  const { carId, bookingKey, week, holder, problem, already, words, submitted } = props;
  const message = useMessages();
  const { form, faults, attempts, formProps } = useSentForm<TestDriveValues>({
    schema: testDriveSchema,
    fields,
    submitted,
  });
  if (faults.time) faults.time = message('testDriveTimeFault');
  const wrong = keysOf(faults).map((name) => ({
    field: fields[name].id,
    error: name === 'time' ? faults.time : `${message(fields[name].label)}: ${faults[name]}`,
  }));
  const control = useFields(form, fields, faults);
  const field = (name: keyof BookingCustomer) => ({
    ...control(name),
    defaultValue: submitted?.values[name] ?? holder?.[name],
  });

  return (
    <form {...formProps} action="/api/test-drives">
      {/* The first button is the one that Enter in a field presses: it books, and does not turn the week. */}
      <button type="submit" hidden />
      <SentFields carId={carId} formKey={bookingKey} />
      {already && <input type="hidden" name="another" value="1" />}
      <Stack gap={6}>
        {wrong.length > 0 && (
          <FormErrorSummary key={attempts} title={message('bookingInvalid')} errors={wrong} />
        )}
        {problem && (
          <FaultNotice>
            <Text>{message(problem === 'taken' ? 'visitTaken' : 'testDriveFailed')}</Text>
          </FaultNotice>
        )}
        {already && <AlreadyBooked drive={already} words={words} />}
        <Stack gap={4}>
          <Heading level={2} size={4} id={fields.time.id} tabIndex={-1}>
            {message('testDriveTime')}
          </Heading>
          <Text tone="muted">{message('testDriveLength')}</Text>
          {faults.time && (
            <Text tone="danger" weight="medium">
              {faults.time}
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
              <Text size="small" tone="muted">
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
            <Text size="small" tone="muted">
              {message('bookingPrivacy')}
            </Text>
          </Stack>
        )}
      </Stack>
    </form>
  );
}

/** Whoever came back after booking may want another drive, or have thought that it was not booked. */
function AlreadyBooked({ drive, words }: { drive: BookedDrive; words: CalendarWords }) {
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
