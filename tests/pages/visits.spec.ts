import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { DayAvailability, MadeBooking } from '../../domain/booking/booking.types';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { getAddress } from './addresses';
import { phone, checkAtEachSize } from './bookingSteps';
import { HtmlPage } from './htmlPage';
import { expect, test } from './test';

const sv = messagesOf('sv');
const en = messagesOf('en');
const getSiteAddress = (path: string) => getAddress('automotive-se', path);
/** Address for requests outside a browser, which cannot resolve hosts below `localhost`. */
const directAddress = (path: string) => getSiteAddress(path).replace('automotive-se.', '');
const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);

/** Books a visit with a unique plate; returns the path of its page. */
async function book(
  request: APIRequestContext,
  registrationNumber: string,
  language = 'sv',
): Promise<string> {
  const { origin } = new URL(directAddress('/'));
  const week = await request.get(
    directAddress(
      `/api/mechmate/timeslots/from/${registrationNumber}/1002-w/${inTwoWeeks}T00:00:00/?serviceOfferings=hjulskifte`,
    ),
  );
  const days = (await week.json()) as DayAvailability[];
  const { date, availableSlots } = days.find((day) => day.availableSlots.length > 2)!;
  const requestBooking = (slot: string) =>
    request.post(directAddress('/api/mechmate/book'), {
      headers: { origin, 'idempotency-key': randomUUID(), 'accept-language': `${language}-SE` },
      data: {
        customer: {
          firstName: 'Maja',
          lastName: 'Lind',
          phone: '070-123 45 67',
          email: 'maja@example.com',
        },
        freeText: '',
        departmentId: '1002-w',
        timeSlot: `${date}T${slot}:00`,
        isFullDay: false,
        registrationNumber,
        mileage: 1,
        serviceOfferingRequests: [{ kobraId: 'hjulskifte', unitsSelected: 1, userInput: '' }],
      },
    });
  // Concurrent tests book the same times, so another one is tried.
  for (const slot of availableSlots.toReversed()) {
    const made = await requestBooking(slot);
    if (made.status() === 200) return ((await made.json()) as MadeBooking).visitPage!;
    expect(made.status()).toBe(409);
  }
  throw new Error(`Every time of ${date} was taken`);
}

const getCard = (page: Page) => page.locator('#visit');
const expectAccessible = async (page: Page) =>
  expect(await findViolations(page, { include: ['#visit'] })).toEqual([]);

test('a visit is viewed, moved and cancelled by its link, which is not disclosed to others', async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone);
  const visitPage = await book(request, 'VST101');
  expect(visitPage).toMatch(/^\/service-och-verkstad\/min-bokning\?visit=[\w-]{72}$/);
  const answer = await page.goto(getSiteAddress(visitPage));
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin',
  });
  await expect(getCard(page)).toContainText(sv.visitBooked);
  await expect(getCard(page)).toContainText('VST 101');
  await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0);
  expect(await page.content()).not.toContain('GTM-');
  await getCard(page).getByText(sv.visitCalendar).click();
  const link = getCard(page).getByRole('link', { name: sv.visitCalendarFile });
  const file = await request.get(directAddress((await link.getAttribute('href'))!));
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain('BEGIN:VEVENT');
  await getCard(page).getByText(sv.visitMove, { exact: true }).click();
  await checkAtEachSize(page, expectAccessible);
  const time = getCard(page).getByRole('radio').first();
  await time.focus();
  await page.keyboard.press('Space');
  await getCard(page).getByRole('button', { name: sv.visitMoveHere }).press('Enter');
  await expect(getCard(page).getByRole('status')).toHaveText(sv.visitMovedNow);
  await getCard(page).getByText(sv.visitCancel, { exact: true }).click();
  await getCard(page).getByRole('button', { name: sv.visitCancelNow }).click();
  await expect(getCard(page).getByRole('status')).toHaveText(sv.visitCancelledNow);
  await expect(getCard(page)).toContainText(sv.visitCancelled);
  await expect(getCard(page).getByRole('button')).toHaveCount(0);
  await checkAtEachSize(page, expectAccessible);
});
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visit is moved to a later week, and a time taken in the meantime shows a message', async ({
    page,
    request,
  }) => {
    await page.goto(getSiteAddress(await book(request, 'VST103', 'en')));
    expect(new URL(page.url()).pathname).toBe('/en/service-och-verkstad/min-bokning');
    await getCard(page).getByText(en.visitMove, { exact: true }).click();
    await getCard(page).getByRole('link', { name: en.visitLaterWeek }).click();
    const times = getCard(page).getByRole('radio');
    await expect(times.first()).toBeVisible();
    await times
      .first()
      .evaluate((radio: HTMLInputElement) => (radio.value = '2020-01-07T08:00:00'));
    await times.first().press('Space');
    await getCard(page).getByRole('button', { name: en.visitMoveHere }).click();
    await expect(getCard(page).getByRole('alert')).toHaveText(en.visitTaken);
    await getCard(page).getByRole('link', { name: en.visitLaterWeek }).click();
    await getCard(page).getByRole('radio').nth(1).press('Space');
    await getCard(page).getByRole('button', { name: en.visitMoveHere }).click();
    await expect(getCard(page).getByRole('status')).toHaveText(en.visitMovedNow);
  });
});

test('without a valid link the page shows where to go', async ({ request }) => {
  const path = '/service-och-verkstad/min-bokning';
  const without = await HtmlPage.open(request, 'automotive-se', path);
  expect(without.status).toBe(200);
  expect(without.first('#visit').text).toContain(sv.visitMissing);
  const unknown = await HtmlPage.open(request, 'automotive-se', `${path}?visit=made-up`);
  expect(unknown.status).toBe(404);
  expect(unknown.first('#visit [role=alert]').text).toBe(sv.visitUnknown);
  const [link] = unknown.first('#visit').links('Boka verkstad');
  expect(link?.attributes.href).toMatch(/boka-bilverkstad$/);
});
