import { Button } from '../../design-system/components/Button/Button';
import { FormErrorSummary } from '../../design-system/components/FormErrorSummary/FormErrorSummary';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { TextField } from '../../design-system/components/TextField/TextField';
import { VisuallyHidden } from '../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { BookingCustomer } from '../../domain/booking/booking.types';
import type { TestDriveOffer } from '../../domain/booking/testDrive';
import { typedPhonePattern } from '../../domain/forms/fields';
import { calendarWords } from '../booking/calendarWords';
import { FaultNotice } from '../booking/FaultNotice';
import { FreeTimes, hasFreeTimes, WeekLinks } from '../booking/FreeTimes';
import { EmailField } from '../form/EmailField';
import type { FormFields } from '../form/formFields.types';
import { useSubmittedForm } from '../form/submittedForm';
import { useFaultTexts } from '../form/useFaultTexts';
import { usePageInfo } from '../pageInfo';
import { DrivenCar } from './DrivenCar';

type Values = BookingCustomer & { time: string };

const fields: FormFields<Values> = {
  time: { id: 'drive-times', label: 'testDriveTime' },
  firstName: { id: 'drive-first-name', label: 'bookingFirstName' },
  lastName: { id: 'drive-last-name', label: 'bookingLastName' },
  phone: { id: 'drive-phone', label: 'contactPhone', pattern: 'contactFaultPhone' },
  email: { id: 'drive-email', label: 'contactEmail', pattern: 'contactFaultEmail' },
};

const Layout = styled('div', {
  display: 'grid',
  gap: '$6',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    alignItems: 'start',
    '& > aside': { gridColumn: 2 },
    '& > form': { gridArea: '1 / 1' },
  },
});

const Pair = styled('div', {
  display: 'grid',
  gap: '$5',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** The free times of the car's seller, and who drives: one form. */
export function TestDriveForm({ offer }: { offer: TestDriveOffer }) {
  const message = useMessages();
  const { language, locale, href } = usePageInfo();
  const submitted = useSubmittedForm('testDrive');
  const { car, key, week, problem } = offer;
  const faults = useFaultTexts(fields, {}, submitted);
  const faultOf = (name: keyof Values) =>
    name === 'time'
      ? message('testDriveTimeFault')
      : `${message(fields[name].label)}: ${faults[name]}`;
  const wrong = (Object.keys(faults) as (keyof Values)[]).map((name) => ({
    field: fields[name].id,
    error: faultOf(name),
  }));
  const field = (name: keyof BookingCustomer) => ({
    id: fields[name].id,
    name,
    label: message(fields[name].label),
    error: faults[name],
    defaultValue: submitted?.values[name],
    required: true,
  });
  return (
    <Layout>
      <DrivenCar car={car} />
      <form method="post" action="/api/test-drives">
        <input type="hidden" name="car" value={car.car_id} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="language" value={language} />
        <VisuallyHidden aria-hidden>
          <input name="website" tabIndex={-1} autoComplete="off" />
        </VisuallyHidden>
        <Stack gap={6}>
          {wrong.length > 0 && (
            <FormErrorSummary title={message('bookingInvalid')} errors={wrong} />
          )}
          {problem && (
            <FaultNotice>
              <Text>{message(problem === 'taken' ? 'visitTaken' : 'testDriveFailed')}</Text>
            </FaultNotice>
          )}
          <Stack gap={4}>
            <Heading level={2} size={4} id={fields.time.id} tabIndex={-1}>
              {message('testDriveTime')}
            </Heading>
            <Text tone="muted">{message('testDriveLength')}</Text>
            <WeekLinks
              week={week}
              hrefOf={(from) =>
                `${href}?${new URLSearchParams({ car: car.car_id, from }).toString()}#${fields.time.id}`
              }
            />
            <FreeTimes
              days={week.days}
              words={calendarWords(locale)}
              chosen={problem ? undefined : submitted?.values.time}
            />
          </Stack>
          {hasFreeTimes(week) && (
            <Stack gap={5}>
              <Heading level={2} size={4}>
                {message('bookingContact')}
              </Heading>
              <Pair>
                <TextField {...field('firstName')} autoComplete="given-name" />
                <TextField {...field('lastName')} autoComplete="family-name" />
                <TextField
                  {...field('phone')}
                  type="tel"
                  autoComplete="tel"
                  pattern={typedPhonePattern}
                />
                <EmailField {...field('email')} />
              </Pair>
              <div>
                <Button type="submit">{message('testDriveBook')}</Button>
              </div>
              <Text size="small" tone="muted">
                {message('bookingPrivacy')}
              </Text>
            </Stack>
          )}
        </Stack>
      </form>
    </Layout>
  );
}
