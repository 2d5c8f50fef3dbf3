/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { calendarWords } from '../../../../appointments/ui/calendarWords';
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
        words={calendarWords('sv-SE')}
        submitted={{
          formName: 'testDrive',
          values: { firstName: 'Maja', phone: '12' },
          faults: {},
          failed: false,
        }}
      />
    </PageInfoContext>,
    { wrapper: Words },
  );
  return container.querySelector('form')!;
}

/** Whether the browser goes on to send the form, when a button asks it to. */
async function isSentBy(form: HTMLFormElement, submitter: HTMLElement): Promise<boolean> {
  const event = createEvent.submit(form, { cancelable: true });
  Object.defineProperty(event, 'submitter', { value: submitter });
  await act(async () => fireEvent(form, event));
  return !event.defaultPrevented;
}

test('another week is asked for with the form as it stands, by a button that needs nothing filled in', async () => {
  const form = show();
  const later = screen.getByRole<HTMLButtonElement>('button', { name: sv.visitLaterWeek });
  expect(later).toHaveAttribute('formaction', '/api/test-drives/week#drive-times');
  expect([later.name, later.value]).toEqual(['from', '2026-12-07']);
  expect(await isSentBy(form, later)).toBe(true);
  expect(await isSentBy(form, screen.getByRole('button', { name: sv.testDriveBook }))).toBe(false);
  // What was sent along stands in the form again, and nothing is called wrong.
  expect(screen.getByDisplayValue('Maja')).toBeVisible();
});

test('Enter in a field books: the first button of the form is none for weeks', () => {
  const [first] = show().querySelectorAll('button');
  expect(first).toHaveAttribute('type', 'submit');
  expect(first).not.toHaveAttribute('formaction');
});
