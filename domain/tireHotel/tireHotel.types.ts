/**
 * Requests and answers of the tyre hotel system, with the names of its API. Times are local times at the
 * station: `2026-11-26T08:00:00`; days are ISO days.
 */

/** A visitor with an agreement, before the code was accepted: contains nothing that identifies them. */
export interface TireCustomer {
  /** Encrypted: its owner can have a code sent, and nothing else. */
  encryptedPhoneNumber: string;
  /** Only the last two digits are shown. */
  obfuscatedPhoneNumber: string;
  regNo: string;
}

/** The answer once a code has been sent. */
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
  /** Type of the tread, such as `Sommar` or `Vinter, dubbade`. */
  threadPattern: string;
  /** In mm. */
  threadDepth: number;
  /** 0 is good, 1 nearly worn out (TIRE-11); other values have no meaning. */
  threadStatusId: number;
  threadStatusMessage: string;
}

/** A tyre of a stored set. */
export interface Tire {
  /** Position of the wheel on the car. */
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

/** The last or next change of the wheels. An addition of ours to the API. */
export interface WheelChange {
  /** ISO day. */
  date: string;
  /** `08:00`; null when no time was chosen. */
  time: string | null;
}

/** A booked change. */
export interface BookedChange extends WheelChange {
  /** The server's key of the booking, a UUID; undefined when it was not booked in this session. */
  key?: string;
  /**
   * Path and query of the booking's page, if it was booked in this session; otherwise only the mail has the
   * link.
   */
  visitPage?: string;
}

/** A car of the customer, and where its tyres are stored. */
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
  /** The next booked change. */
  nextChange?: BookedChange;
}

/** The answer once the code is accepted: all vehicles of the holder. */
export interface TireSession {
  /** 0 means logged in. */
  status: number;
  vehicles: readonly TireVehicle[];
}

/** The parameters of both requests for times. */
export interface TimeslotsRequest {
  /** ISO days, both included. */
  startDate: string;
  endDate: string;
  /** The vehicle's brandCode, as the specification has it. */
  regNo: string;
}

/** Days of a month that can be booked. */
export interface TimeslotDays {
  /** `hasTimes` is our addition to the API; without it only days can be selected. */
  availableDates: readonly { date: string; hasTimes?: boolean }[];
}

/** A day with free capacity. */
export interface FreeDay {
  /** ISO day. */
  date: string;
  /** False when no time can be chosen: the station then contacts the customer. */
  hasTimes: boolean;
}

/** Free times of a day. */
export interface Timeslots {
  availableTimeSlotDates: readonly { startTime: readonly string[] }[];
}

/** The person who books. */
export interface TireBookingCustomer {
  firstName: string;
  lastName: string;
  email: string;
  phoneMobile: string;
}

/** The order of a wheel change. */
export interface TireBookingRequest {
  /** Date and time; midnight when no time was chosen. */
  bookingDate: string;
  /** Date and time, or null when no time was chosen: the station then contacts the customer. */
  bookingStart: string | null;
  regNo: string;
  freeText: string;
  customer: TireBookingCustomer;
}

/** A booked wheel change. */
export interface TireConfirmation {
  bookingConfirmationId: string;
  customerBase: TireBookingCustomer;
  services: readonly { name: string }[];
  appointmentTime: string;
  /** True when no time was chosen. */
  isFullDay: boolean;
  workshop: { name: string; address: string; email: string; phoneNumber: string };
  freeText: string;
}

/** The answer of our server, which adds the visit's page to that of the tyre hotel. */
export interface MadeTireBooking extends TireConfirmation {
  /**
   * Path and query of the page where the visitor sees, moves and cancels the change; absent on sites without
   * one.
   */
  visitPage?: string;
}

/** A customer's review of the tyre hotel. */
export interface TireReview {
  /** 1 to 5. */
  rating: number;
  comment: string;
  /** Instant, ISO 8601. */
  date: string;
}
