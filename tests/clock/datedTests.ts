/** What depends on the date or the time of day, as patterns of files. */
export const unitTests = [
  'tests/contract/(alerts|bookings|cdn-purges|clock|draft-links|holds|leads|offered-services|people|releases|variants|visits)\\.test',
  'tests/contract/(mechmate|tirehotel|editing|content-platform|publish|search)-\\w+\\.test',
  'tests/contract/mechmate-tells\\.',
  'tests/contract/(mail|alerts)-(refused|unsubscribe|devices)',
  'tests/unit/blocks/(booking|Countdown|Dealer|DealerList|DealerPage|CarHold|ServiceRequestForm|TireHotel|TradeIn)/',
  'tests/unit/blocks/(ContinueBrowsing|CarDetail|SavedCars|Car/(History|Ownership|Price|UkFinance))/',
  'tests/unit/domain/(booking|carHistory|forms|holds|openingHours|ownership|price|tireHotel|variants)/',
  'tests/unit/runtime/',
  'tests/unit/server/(alerts|booking|finance|forms|holds|testDrives|tireHotel|visits)/',
  'tests/unit/server/(http|images|pageCache)/',
  'tests/unit/services/(codeweaver|mechmate|stock|tirehotel)/',
  'tests/unit/site/(kits|visits|alerts|page)/',
];

/** Booking, test drives, tyre hotel, holds, enquiries for a day, opening hours, releases and tests with an end. */
export const browserTests = [
  'tests/pages/(booking|bookingByTree|bookingFailures|bookingWithoutScript|serviceBooking)\\.spec',
  'tests/pages/(visits|testDrive|carHold|forms|dealers|locations|clock)\\.spec',
  'tests/pages/tireHotel\\w*\\.spec',
  'tests/pages/(editPublish|editVariants|kitShop)\\.spec',
];
