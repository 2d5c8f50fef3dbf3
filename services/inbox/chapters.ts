import type { StoredBooking } from '../mechmate/storedBooking';
import { renderDetails, renderPreformattedText, renderTable, formatTime } from './markup';
import type { LoggedEvent } from '../events/eventLog';
import type { ReceivedLead } from '../leads/leadInbox';
import type { ReceivedMessage } from '../post/PostBox';
import type { StoredReview } from '../tirehotel/reviews';
import { fieldsOf } from '../../domain/isRecord';

export interface InboxView {
  leads: readonly ReceivedLead[];
  leadTotal: number;
  bookings: readonly StoredBooking[];
  bookingTotal: number;
  messages: readonly ReceivedMessage[];
  messageTotal: number;
  reviews: readonly StoredReview[];
  reviewTotal: number;
  events: readonly LoggedEvent[];
  /** Number of events. */
  total: number;
  /** Number of the page shown, from 1. */
  page: number;
  pages: number;
}

/** One kind of received data. */
export interface Chapter {
  id: string;
  title: string;
  /** Total number on all pages. */
  total: number;
  /** A sentence with the total and the receiving service. */
  summary: string;
  /** HTML table of the entries on this page, newest first; undefined if there are none. */
  table?: string;
  /** Explains how to create such an entry. */
  hint: string;
}

const formatCount = (count: number, singular: string, plural: string): string =>
  count === 1 ? `1 ${singular}` : `${count} ${plural}`;

const readTexts = (values: unknown, names: readonly string[]): string[] =>
  names.map((name) => String(fieldsOf(values)[name] ?? ''));

/** Cells for a booking's request; empty after erasure. */
function requestCells({ request }: StoredBooking): string[] {
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

/** Shown as the text of push messages, which are encrypted. */
const ENCRYPTED_TEXT = 'Encrypted: only the browser that it is for can read it.';

/** Returns the sections of the inbox, one per kind of data. */
export function createChapters(view: InboxView): Chapter[] {
  const tableUnlessEmpty = (
    name: string,
    head: readonly string[],
    rows: Parameters<typeof renderTable>[2],
  ) => (rows.length > 0 ? renderTable(name, head, rows) : undefined);
  return [
    {
      id: 'enquiries',
      title: 'Enquiries',
      total: view.leadTotal,
      summary: `${formatCount(view.leadTotal, 'enquiry', 'enquiries')} received by the embedded services.`,
      hint: 'None has arrived here yet. Send the form on the page of a car and look again.',
      table: tableUnlessEmpty(
        'Enquiries',
        ['Received', 'Form', 'Name', 'Phone', 'E-mail', 'Message', 'Dealer', 'Sent to', 'All'],
        view.leads.map(({ formName, values, receivedAt }) => [
          ...[formatTime(receivedAt), formName],
          ...[...readTexts(values, leadColumns), renderDetails(values)],
        ]),
      ),
    },
    {
      id: 'bookings',
      title: 'Workshop bookings',
      total: view.bookingTotal,
      summary: `${formatCount(view.bookingTotal, 'booking', 'bookings')} kept by the embedded workshop system and tyre hotel.`,
      hint: 'None has been made yet. Book a visit to a workshop and look again.',
      table: tableUnlessEmpty(
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
          ...[formatTime(booking.bookedAt), booking.reference ?? '', booking.state],
          ...[...requestCells(booking), renderDetails(booking.request)],
        ]),
      ),
    },
    {
      id: 'messages',
      title: 'E-mails, SMS and push messages',
      total: view.messageTotal,
      summary: `${formatCount(view.messageTotal, 'message', 'messages')} received by the embedded post and push service.`,
      hint: 'None has been sent yet. Book a visit to a workshop and look again in a few seconds.',
      table: tableUnlessEmpty(
        'E-mails, SMS and push messages',
        ['Received', 'Kind', 'To', 'Subject', 'Text', 'All'],
        view.messages.map(({ kind, content, receivedAt }) => {
          const [to = '', subject = '', text = ''] = readTexts(content, ['to', 'subject', 'text']);
          const displayedText = kind === 'push' && content ? ENCRYPTED_TEXT : text;
          return [
            formatTime(receivedAt),
            kind,
            to,
            subject,
            renderPreformattedText(displayedText),
            renderDetails(content),
          ];
        }),
      ),
    },
    {
      id: 'reviews',
      title: 'Reviews',
      total: view.reviewTotal,
      summary: `${formatCount(view.reviewTotal, 'review', 'reviews')} received by the embedded tyre hotel.`,
      hint: 'None has arrived yet. Book a change of wheels and say what you think of it.',
      table: tableUnlessEmpty(
        'Reviews',
        ['Received', 'Rating', 'Comment'],
        view.reviews.map(({ rating, comment, receivedAt }) => [
          ...[formatTime(receivedAt), `${rating} of 5`, comment ?? ''],
        ]),
      ),
    },
    {
      id: 'events',
      title: 'Events',
      total: view.total,
      summary: `${formatCount(view.total, 'event', 'events')} received by the embedded services.`,
      hint: 'Nothing has arrived here yet. Open a page of a site and look again.',
      table: tableUnlessEmpty(
        'Events',
        ['#', 'Received', 'Type', 'Site', 'Page', 'Language', 'Variant', 'Channel', 'Currency'],
        view.events.map(({ id, receivedAt, type, payload }) => [
          ...[String(id), formatTime(receivedAt), type],
          ...readTexts(payload, eventColumns),
        ]),
      ),
    },
  ];
}
