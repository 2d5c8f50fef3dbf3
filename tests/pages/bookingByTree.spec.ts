import { getAddress } from './addresses';
import { phone, sv } from './bookingSteps';
import { expect, test } from './test';

test(
  'a visit is booked through the accessibility tree only, and each step announces the position',
  { tag: '@walk' },
  async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(getAddress('automotive-se', '/service-och-verkstad/boka-bilverkstad'));
    const getRegion = (name: string) => page.getByRole('region', { name });
    const expectFocusOnHeading = (name: string) =>
      expect(page.getByRole('heading', { name })).toBeFocused();
    const vehicle = getRegion(sv.bookingVehicleStep);
    const plate = vehicle.getByRole('textbox', { name: sv.bookingPlate });
    await plate.fill('ELB12A');
    await expect(plate).toHaveValue('ELB 12A');
    await vehicle.getByRole('combobox', { name: sv.bookingPlace }).pressSequentially('Väster');
    await page.getByRole('option', { name: 'Västerås', exact: true }).click();
    await vehicle.getByRole('button', { name: sv.bookingContinue }).click();
    await expectFocusOnHeading(sv.bookingServicesStep);
    const services = getRegion(sv.bookingServicesStep);
    await services.getByRole('checkbox', { name: 'Elbilsservice' }).check();
    await services.getByRole('button', { name: sv.bookingContinue }).click();
    await expectFocusOnHeading(sv.bookingAddonsStep);
    await getRegion(sv.bookingAddonsStep)
      .getByRole('button', { name: sv.bookingWithoutAddons })
      .click();
    await expectFocusOnHeading(sv.bookingWorkshopStep);
    const workshop = getRegion(sv.bookingWorkshopStep);
    await expect(workshop.getByRole('status').filter({ hasText: /^\d+ verkstäder/ })).toBeVisible();
    await workshop
      .getByRole('button', { name: /^Se tider hos Automotive/ })
      .first()
      .click();
    const times = workshop.getByRole('button', { name: /^\S+ \d+ \S+ \d\d:\d\d$/ });
    await times.last().click();
    await expect(page.getByRole('heading', { name: sv.bookingContact })).toBeFocused();
    await workshop.getByRole('textbox', { name: sv.bookingFirstName }).fill('Maja');
    await workshop.getByRole('textbox', { name: sv.bookingLastName }).fill('Lind');
    await workshop.getByRole('textbox', { name: sv.contactPhone }).fill('070-123 45 67');
    await workshop.getByRole('textbox', { name: sv.contactEmail }).fill('maja@example.com');
    await workshop.getByRole('button', { name: sv.bookingConfirm }).click();
    await expectFocusOnHeading(sv.bookingDone);
    await expect(getRegion(sv.bookingDone)).toContainText('ELB 12A');
    await expect(getRegion(sv.bookingDone).getByRole('link', { name: sv.visitSee })).toBeVisible();
  },
);
