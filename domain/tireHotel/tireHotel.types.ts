/**
 * What the tyre hotel tells and takes, with the document's names. Times are what clocks show at the
 * station: `2026-11-26T08:00:00`; days are ISO days.
 */

/** A visitor with an agreement, before the code: nothing in it identifies them. */
export interface TireCustomer {
  /** Sealed: it allows its owner to have a code sent, and nothing else. */
  encryptedPhoneNumber: string;
  /** The last two digits alone are told. */
  obfuscatedPhoneNumber: string;
  regNo: string;
}

/** A code is on its way. */
export interface TireCredentials {
  authorizationToken: string;
  message: string;
}

/** A wheel in the hotel's racks. */
export interface TireWheel {
  /** Make and name of the tyre. */
  name: string;
  /** In inches. */
  rimDiameter: number;
  /** In mm. */
  sectionWidth: number;
  /** Height by width, in percent. */
  aspectRatio: number;
  /** What the tread is for, such as `Sommar` or `Vinter, dubbade`. */
  threadPattern: string;
  /** In mm. */
  threadDepth: number;
  /** 0 is well, 1 soon too worn (TIRE-11); others say nothing. */
  threadStatusId: number;
  threadStatusMessage: string;
}

export interface Tire {
  /** Where on the car it sits. */
  equipmentPosition: string;
  wheel: TireWheel;
}

/** The station where the wheels are changed. */
export interface TireLocation {
  erpId: string;
  locationName: string;
  departmentName: string;
  phone: string;
  email: string;
  model: string;
}

/** When the wheels were changed last, or will be next. Our own, beyond the document. */
export interface WheelChange {
  /** ISO day. */
  date: string;
  /** `08:00`; null where no time was chosen. */
  time: string | null;
}

/** A change that is booked. */
export interface BookedChange extends WheelChange {
  /** Under which the server knows it: a UUID; absent where it was booked another time. */
  key?: string;
  /** Path and query of its page, where it was booked just now; otherwise the mail has the link to it. */
  visitPage?: string;
}

export interface TireVehicle {
  regNo: string;
  name: string;
  brand: string;
  brandCode: string;
  productId: string;
  packageLevel: string;
  location: TireLocation;
  tires: readonly Tire[];
  lastChange?: WheelChange;
  /** What is booked already. */
  nextChange?: BookedChange;
}

/** What is told once the code is accepted: all vehicles of the holder. */
export interface TireSession {
  /** 0 means logged in. */
  status: number;
  vehicles: readonly TireVehicle[];
}

/** What both questions for times send. */
export interface TimeslotsRequest {
  /** ISO days, both included. */
  startDate: string;
  endDate: string;
  /** The vehicle's brandCode, as the document passes it. */
  regNo: string;
}

export interface TimeslotDays {
  /** `hasTimes` is our own, beyond the document; a system that does not tell it tells times by day alone. */
  availableDates: readonly { date: string; hasTimes?: boolean }[];
}

/** A day with something free. */
export interface FreeDay {
  /** ISO day. */
  date: string;
  /** False where no time can be chosen, and the station comes back with one. */
  hasTimes: boolean;
}

export interface Timeslots {
  availableTimeSlotDates: readonly { startTime: readonly string[] }[];
}

export interface TireBookingCustomer {
  firstName: string;
  lastName: string;
  email: string;
  phoneMobile: string;
}

/** A change of wheels that is ordered. */
export interface TireBookingRequest {
  /** Date and time; midnight where no time was chosen. */
  bookingDate: string;
  /** The same, or null where no time was chosen: the station comes back with one. */
  bookingStart: string | null;
  regNo: string;
  freeText: string;
  customer: TireBookingCustomer;
}

/** A change of wheels that is booked. */
export interface TireConfirmation {
  bookingConfirmationId: string;
  customerBase: TireBookingCustomer;
  services: readonly { name: string }[];
  appointmentTime: string;
  /** No time was chosen. */
  isFullDay: boolean;
  workshop: { name: string; address: string; email: string; phoneNumber: string };
  freeText: string;
}

/** The same as our server tells it. */
export interface MadeTireBooking extends TireConfirmation {
  /** Path and query of the page where the visitor sees, moves and cancels it; absent on sites without one. */
  visitPage?: string;
}

export interface TireReview {
  /** 1 to 5. */
  rating: number;
  comment: string;
  /** An instant, ISO 8601. */
  date: string;
}
