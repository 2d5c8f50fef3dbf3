/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { getCalendarNames } from '../../../../appointments/ui/calendarNames';
import { type PageInfo, PageInfoContext } from '../../../../../rendering/pageInfo';
import { BookDrive } from '../../../ui/testDrive/BookDrive.island';
import { sv } from '../../../../../messages/catalogues';
import { Words } from '../Words';

const week = {
  days: [{ date: '2026-12-01', availableSlots: ['10:00'], allDaySlotAvailable: false }],
  later: '2026-12-07',
};

function show(): HTMLFormElement {
  const { container } = render(
    <PageInfoContext value={{ language: 'sv' } as PageInfo}>
      <BookDrive
        carId="7"
        bookingKey="key"
        week={week}
        words={getCalendarNames('sv-SE')}
        submitted={{
          formName: 'testDrive',
          values: { firstName: 'Maja', phone: '12' },
          errors: {},
          failed: false,
        }}
      />
    </PageInfoContext>,
    { wrapper: Words },
  );
  return container.querySelector('form')!;
}

/** Whether the browser would submit the form when a button is pressed. */
async function isSentBy(form: HTMLFormElement, submitter: HTMLElement): Promise<boolean> {
  const event = createEvent.submit(form, { cancelable: true });
  Object.defineProperty(event, 'submitter', { value: submitter });
  await act(async () => fireEvent(form, event));
  return !event.defaultPrevented;
}

test('the button for another week sends the form as it is, without required fields', async () => {
  const form = show();
  const later = screen.getByRole<HTMLButtonElement>('button', { name: sv.visitLaterWeek });
  expect(later).toHaveAttribute('formaction', '/api/test-drives/week#drive-times');
  expect([later.name, later.value]).toEqual(['from', '2026-12-07']);
  expect(await isSentBy(form, later)).toBe(true);
  expect(await isSentBy(form, screen.getByRole('button', { name: sv.testDriveBook }))).toBe(false);
  // The sent values are in the form again, and nothing is marked as wrong.
  expect(screen.getByDisplayValue('Maja')).toBeVisible();
});

test('errors are listed in the order of the fields', async () => {
  const form = show();
  await isSentBy(form, screen.getByRole('button', { name: sv.testDriveBook }));
  const [first, ...more] = await screen.findAllByRole('link', { name: /./ });
  expect(first).toHaveTextContent(sv.testDriveTimeFault);
  expect(more.map((link) => link.getAttribute('href'))).toEqual([
    '#drive-last-name',
    '#drive-phone',
    '#drive-email',
  ]);
});

test('Enter in a field books, because the first button of the form is the submit button', () => {
  const [first] = show().querySelectorAll('button');
  expect(first).toHaveAttribute('type', 'submit');
  expect(first).not.toHaveAttribute('formaction');
});
