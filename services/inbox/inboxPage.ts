import type { LoggedEvent } from '../events/eventLog';
import type { ReceivedLead } from '../leads/leadInbox';
import type { StoredBooking } from '../mechmate/storedBooking';
import type { ReceivedMessage } from '../post/PostBox';
import type { KeptReview } from '../tirehotel/reviews';

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

/** System colours follow the reader's light or dark setting. */
const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 72rem; margin: 2rem auto; padding: 0 1.5rem; background: Canvas; color: CanvasText; }
  h1 { font-size: 1.5rem; margin: 0 0 1.5rem; }
  h2 { font-size: 1.125rem; margin: 2rem 0 0.25rem; }
  pre { min-width: 32ch; max-width: 60ch; margin: 0; font-size: 0.8125rem; white-space: pre-wrap; overflow-wrap: anywhere; }
  p { margin: 0 0 1.5rem; color: color-mix(in srgb, CanvasText 65%, Canvas); }
  .scroll { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: 0.5rem 1rem 0.5rem 0; text-align: left; vertical-align: top; }
  th { font-size: 0.875rem; }
  tr { border-bottom: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); }
  td:first-child, td time { white-space: nowrap; }
  nav { display: flex; gap: 1.5rem; align-items: center; margin-top: 1.5rem; }
`;

const columns = ['site', 'page', 'language', 'pageVariantId', 'channel', 'currency'] as const;

/** The inbox for a person: what sites reported, newest first, a page at a time. */
export function inboxPage(view: InboxView): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Inbox</title>
<style>${style}</style>
</head>
<body>
<h1>Inbox</h1>
<h2>Enquiries</h2>
<p>${counted(view.leadTotal, 'enquiry', 'enquiries')} received by the embedded services. <a href="?format=json&amp;page=${view.page}">JSON</a></p>
${view.leads.length > 0 ? leadTable(view.leads) : '<p>None has arrived here yet. Send the form on the page of a car and look again.</p>'}
<h2>Workshop bookings</h2>
<p>${counted(view.bookingTotal, 'booking', 'bookings')} kept by the embedded workshop system and tyre hotel.</p>
${view.bookings.length > 0 ? bookingTable(view.bookings) : '<p>None has been made yet. Book a visit to a workshop and look again.</p>'}
<h2>E-mails and SMS</h2>
<p>${counted(view.messageTotal, 'message', 'messages')} received by the embedded post.</p>
${view.messages.length > 0 ? messageTable(view.messages) : '<p>None has been sent yet. Book a visit to a workshop and look again in a few seconds.</p>'}
<h2>Reviews</h2>
<p>${counted(view.reviewTotal, 'review', 'reviews')} received by the embedded tyre hotel.</p>
${view.reviews.length > 0 ? reviewTable(view.reviews) : '<p>None has arrived yet. Book a change of wheels and say what you think of it.</p>'}
<h2>Events</h2>
<p>${counted(view.total, 'event', 'events')} received by the embedded services.</p>
${view.events.length > 0 ? table(view.events) : '<p>Nothing has arrived here yet. Open a page of a site and look again.</p>'}
${pager(view)}
</body>
</html>
`;
}

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

const leadColumns = ['name', 'phone', 'email', 'message', 'toName', 'toEmail'] as const;

function leadTable(leads: readonly ReceivedLead[]): string {
  const head = ['Received', 'Form', ...leadColumns, 'All'];
  return `<div class="scroll"><table>
<thead><tr>${head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')}</tr></thead>
<tbody>
${leads.map(leadRow).join('\n')}
</tbody>
</table></div>`;
}

function leadRow({ formName, values, receivedAt }: ReceivedLead): string {
  const known = (values ?? {}) as Partial<Record<string, unknown>>;
  const cells = [timeOf(receivedAt), escapeHtml(formName)]
    .concat(leadColumns.map((name) => escapeHtml(String(known[name] ?? ''))))
    .concat(details(values));
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

const bookingHead = [
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
];

function bookingTable(bookings: readonly StoredBooking[]): string {
  return `<div class="scroll"><table>
<thead><tr>${bookingHead.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>
${bookings.map(bookingRow).join('\n')}
</tbody>
</table></div>`;
}

function bookingRow({ reference, state, request, bookedAt }: StoredBooking): string {
  const texts = request
    ? [
        `${request.timeSlot.slice(0, 16).replace('T', ' ')}${request.isFullDay ? ', whole day' : ''}`,
        request.departmentId,
        request.registrationNumber,
        `${request.customer.firstName} ${request.customer.lastName}`,
        request.customer.phone,
        request.customer.email,
      ]
    : Array.from({ length: 6 }, () => '');
  const cells = [timeOf(bookedAt), ...[reference ?? '', state, ...texts].map(escapeHtml)];
  return `<tr>${[...cells, details(request)].map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

const messageHead = ['Received', 'Kind', 'To', 'Subject', 'Text', 'All'];

function messageTable(messages: readonly ReceivedMessage[]): string {
  return `<div class="scroll"><table>
<thead><tr>${messageHead.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>
${messages.map(messageRow).join('\n')}
</tbody>
</table></div>`;
}

function messageRow({ kind, content, receivedAt }: ReceivedMessage): string {
  const { to, subject, text } = (content ?? {}) as Partial<Record<string, string>>;
  const cells = [
    timeOf(receivedAt),
    kind,
    ...[to ?? '', subject ?? ''].map(escapeHtml),
    `<pre>${linked(escapeHtml(text ?? ''))}</pre>`,
    details(content),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function reviewTable(reviews: readonly KeptReview[]): string {
  const rows = reviews.map(({ rating, comment, receivedAt }) => {
    const cells = [timeOf(receivedAt), `${rating} of 5`, escapeHtml(comment ?? '')];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<div class="scroll"><table>
<thead><tr><th scope="col">Received</th><th scope="col">Rating</th><th scope="col">Comment</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`;
}

/** Addresses in a text as links. */
const linked = (text: string): string =>
  text.replace(/https?:\/\/\S+/g, (address) => `<a href="${address}">${address}</a>`);

/** Everything of an entry, to be opened; what was erased says so. */
const details = (values: unknown): string =>
  values
    ? `<details><summary>Show</summary><pre>${escapeHtml(JSON.stringify(values, null, 2))}</pre></details>`
    : 'erased';

function timeOf(received: Date): string {
  const iso = received.toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')}</time>`;
}

function table(events: readonly LoggedEvent[]): string {
  const head = ['#', 'Received', 'Type', ...columns];
  return `<div class="scroll"><table>
<thead><tr>${head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')}</tr></thead>
<tbody>
${events.map(row).join('\n')}
</tbody>
</table></div>`;
}

function row({ id, receivedAt, type, payload }: LoggedEvent): string {
  const values = payload as Partial<Record<string, unknown>>;
  const cells = [String(id), timeOf(receivedAt), escapeHtml(type)].concat(
    columns.map((name) => escapeHtml(String(values[name] ?? ''))),
  );
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function pager({ page, pages }: InboxView): string {
  if (pages < 2) return '';
  const newer = page > 1 ? `<a href="?page=${page - 1}" rel="prev">Newer</a>` : '';
  const older = page < pages ? `<a href="?page=${page + 1}" rel="next">Older</a>` : '';
  return `<nav aria-label="Pages">${newer}<span>Page ${page} of ${pages}</span>${older}</nav>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
