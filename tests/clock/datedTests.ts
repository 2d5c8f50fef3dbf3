/** Patterns of the test files that depend on the date or time. */
export const unitTests = [
  'tests/contract/(alerts|bookings|cdn-purges|clock|draft-links|holds|leads|offered-services|people|releases|variants|visits)\\.test',
  'tests/contract/(mechmate|tirehotel|editing|content-platform|publish|search)-\\w+\\.test',
  'tests/contract/mechmate-tells\\.',
  'tests/contract/(mail|alerts)-(refused|unsubscribe|devices)',
  'features/(alerts|booking|car|dealers|enquiries|finance|holds|kits|tyre-hotel|variants)/tests/',
  'tests/unit/blocks/(Countdown|DealerList|DealerPage)/',
  'tests/unit/(domain|platform)/',
  'tests/unit/server/(http|images|pageCache)/',
  'tests/unit/services/(codeweaver|mechmate|stock|tirehotel)/',
  'tests/unit/site/(page)/',
];

/** Booking, test drives, tyre hotel, holds, enquiries with a date, opening hours, releases and page tests. */
export const browserTests = [
  'tests/pages/(booking|bookingByTree|bookingFailures|bookingWithoutScript|serviceBooking)\\.spec',
  'tests/pages/(visits|testDrive|carHold|forms|dealers|locations|clock)\\.spec',
  'tests/pages/tireHotel\\w*\\.spec',
  'tests/pages/(editPublish|editVariants|kitShop)\\.spec',
];
