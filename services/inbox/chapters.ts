import type { StoredBooking } from '../mechmate/storedBooking';
import { details, letter, table, timeOf } from './markup';
import type { LoggedEvent } from '../events/eventLog';
import type { ReceivedLead } from '../leads/leadInbox';
import type { ReceivedMessage } from '../post/PostBox';
import type { KeptReview } from '../tirehotel/reviews';
import { fieldsOf } from '../../domain/isRecord';

export interface InboxView {
  leads: readonly ReceivedLead[];
  leadTotal: number;
  bookings: readonly StoredBooking[];
  bookingTotal: number;
  messages: readonly ReceivedMessage[];
  messageTotal: number;
  reviews: readonly KeptReview[];
  reviewTotal: number;
  events: readonly LoggedEvent[];
  total: number;
  /** From 1. */
  page: number;
  pages: number;
}

/** One kind of what arrives. */
export interface Chapter {
  id: string;
  title: string;
  /** How many have arrived, on all pages. */
  total: number;
  /** A sentence that says how many and where. */
  told: string;
  /** A table of this page's entries, newest first; undefined when there are none. */
  table?: string;
  /** What to do to see one. */
  hint: string;
}

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

const textsOf = (values: unknown, names: readonly string[]): string[] =>
  names.map((name) => String(fieldsOf(values)[name] ?? ''));

/** Columns of a booking's request; empty once it is erased. */
function requestOf({ request }: StoredBooking): string[] {
  if (!request) return Array.from({ length: 6 }, () => '');
  const { timeSlot, isFullDay, departmentId, registrationNumber, customer } = request;
  return [
    `${timeSlot.slice(0, 16).replace('T', ' ')}${isFullDay ? ', whole day' : ''}`,
    departmentId,
    registrationNumber,
    `${customer.firstName} ${customer.lastName}`,
    customer.phone,
    customer.email,
  ];
}

const leadColumns = ['name', 'phone', 'email', 'message', 'toName', 'toEmail'] as const;
const eventColumns = ['site', 'page', 'language', 'pageVariantId', 'channel', 'currency'] as const;

/** In the place of the text of a push message. */
const ENCRYPTED = 'Encrypted: only the browser that it is for can read it.';

/** Everything that arrived, kind by kind. */
export function chaptersOf(view: InboxView): Chapter[] {
  const filled = (name: string, head: readonly string[], rows: Parameters<typeof table>[2]) =>
    rows.length > 0 ? table(name, head, rows) : undefined;
  return [
    {
      id: 'enquiries',
      title: 'Enquiries',
      total: view.leadTotal,
      told: `${counted(view.leadTotal, 'enquiry', 'enquiries')} received by the embedded services.`,
      hint: 'None has arrived here yet. Send the form on the page of a car and look again.',
      table: filled(
        'Enquiries',
        ['Received', 'Form', 'Name', 'Phone', 'E-mail', 'Message', 'Dealer', 'Sent to', 'All'],
        view.leads.map(({ formName, values, receivedAt }) => [
          ...[timeOf(receivedAt), formName],
          ...[...textsOf(values, leadColumns), details(values)],
        ]),
      ),
    },
    {
      id: 'bookings',
      title: 'Workshop bookings',
      total: view.bookingTotal,
      told: `${counted(view.bookingTotal, 'booking', 'bookings')} kept by the embedded workshop system and tyre hotel.`,
      hint: 'None has been made yet. Book a visit to a workshop and look again.',
      table: filled(
        'Workshop bookings',
        [
          'Booked',
          'Reference',
          'State',
          'Visit',
          'Workshop',
          'Plate',
          'Name',
          'Phone',
          'Email',
          'All',
        ],
        view.bookings.map((booking) => [
          ...[timeOf(booking.bookedAt), booking.reference ?? '', booking.state],
          ...[...requestOf(booking), details(booking.request)],
        ]),
      ),
    },
    {
      id: 'messages',
      title: 'E-mails, SMS and push messages',
      total: view.messageTotal,
      told: `${counted(view.messageTotal, 'message', 'messages')} received by the embedded post and push service.`,
      hint: 'None has been sent yet. Book a visit to a workshop and look again in a few seconds.',
      table: filled(
        'E-mails, SMS and push messages',
        ['Received', 'Kind', 'To', 'Subject', 'Text', 'All'],
        view.messages.map(({ kind, content, receivedAt }) => {
          const [to = '', subject = '', text = ''] = textsOf(content, ['to', 'subject', 'text']);
          const shown = kind === 'push' && content ? ENCRYPTED : text;
          return [timeOf(receivedAt), kind, to, subject, letter(shown), details(content)];
        }),
      ),
    },
    {
      id: 'reviews',
      title: 'Reviews',
      total: view.reviewTotal,
      told: `${counted(view.reviewTotal, 'review', 'reviews')} received by the embedded tyre hotel.`,
      hint: 'None has arrived yet. Book a change of wheels and say what you think of it.',
      table: filled(
        'Reviews',
        ['Received', 'Rating', 'Comment'],
        view.reviews.map(({ rating, comment, receivedAt }) => [
          ...[timeOf(receivedAt), `${rating} of 5`, comment ?? ''],
        ]),
      ),
    },
    {
      id: 'events',
      title: 'Events',
      total: view.total,
      told: `${counted(view.total, 'event', 'events')} received by the embedded services.`,
      hint: 'Nothing has arrived here yet. Open a page of a site and look again.',
      table: filled(
        'Events',
        ['#', 'Received', 'Type', 'Site', 'Page', 'Language', 'Variant', 'Channel', 'Currency'],
        view.events.map(({ id, receivedAt, type, payload }) => [
          ...[String(id), timeOf(receivedAt), type],
          ...textsOf(payload, eventColumns),
        ]),
      ),
    },
  ];
}
