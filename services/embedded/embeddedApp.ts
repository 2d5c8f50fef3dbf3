import express, { type Express, type Request, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { DatabaseConnection } from '../../platform/database/connect';
import { hasLocalAddress, isLocalRequest } from '../../platform/localRequest';
import { automasterRouter } from '../automaster/automasterRouter';
import { carMediaRouter } from '../carMedia/carMediaRouter';
import { codeweaverRouter } from '../codeweaver/codeweaverRouter';
import type { People } from '../../cms/authoring/people/People';
import { peopleRouter } from '../../cms/authoring/people/peopleRouter';
import { authoringRouter } from '../../cms/authoring/authoringRouter';
import type { ContentStore } from '../../cms/items/ContentStore';
import { deliveryRouter } from '../../cms/delivery/deliveryRouter';
import type { NoticeSender } from '../../cms/authoring/publishing/NoticeSender';
import type { ReleaseRunner } from '../../cms/authoring/releases/ReleaseRunner';
import { eventsRouter } from '../events/eventsRouter';
import { hubspotRouter } from '../forms/hubspotRouter';
import { jotformRouter } from '../forms/jotformRouter';
import { inboxRouter } from '../inbox/inboxRouter';
import { LeadInbox } from '../leads/leadInbox';
import { leadsRouter } from '../leads/leadsRouter';
import type { Bookings } from '../mechmate/bookings';
import { mechmateRouter } from '../mechmate/mechmateRouter';
import type { PostBox } from '../post/PostBox';
import { postRouter } from '../post/postRouter';
import { pushRouter } from '../push/pushRouter';
import type { PushSubscriptions } from '../push/PushSubscriptions';
import type { MediaLibrary } from '../../cms/media/MediaLibrary';
import { createMediaStore } from '../media/mediaStore';
import { MEDIA_FOLDER } from '../../cms/media/getVersionedAddress';
import { uploadRouter } from '../../cms/media/uploadRouter';
import { searchRouter } from '../search/searchRouter';
import type { SearchService } from '../search/searchService';
import type { Reviews } from '../tirehotel/reviews';
import { tireHotelRouter } from '../tirehotel/tireHotelRouter';
import { vehicleRegisterRouter } from '../vehicleRegister/vehicleRegisterRouter';
import { handleUnexpectedErrors } from './handleUnexpectedErrors';
import { simulateFailures, type FailingService } from './simulateFailures';

export interface EmbeddedAppOptions {
  connection: DatabaseConnection;
  store: ContentStore;
  notices: NoticeSender;
  /** Accounts of the editors. */
  people: People;
  media: MediaLibrary;
  releases: ReleaseRunner;
  apiKey: string;
  editingSecret: string;
  search: SearchService;
  /** Key of the search service. */
  searchApiKey: string;
  /** Days after which delivered enquiries are deleted. */
  leadRetentionDays: number;
  /** Bookings of the workshop system. */
  bookings: Bookings;
  /** Received e-mails and SMS. */
  postBox: PostBox;
  pushSubscriptions: PushSubscriptions;
  /** Reviews of the tyre hotel. */
  reviews: Reviews;
  /** ISO date from which the ages of stock cars are calculated. */
  stockDay: string;
  /** Services that always answer 503. */
  failing?: readonly FailingService[];
  log: Logger;
}

/** Creates the app with all embedded upstreams. */
export function embeddedApp(options: EmbeddedAppOptions): Express {
  const { connection, store, notices, releases, people, media } = options;
  const { apiKey, editingSecret, log } = options;
  const { search, searchApiKey, stockDay, bookings, postBox, reviews } = options;
  const { db, pool } = connection;
  const leads = new LeadInbox(pool, options.leadRetentionDays);
  const app = express();
  app.disable('x-powered-by');
  // Responses to POST are not cached, so ETags would be useless; images set their own.
  app.disable('etag');
  // Against DNS rebinding: a website could resolve its own host name to this machine and read the data stored
  // here. Proxies in front of the web process add forwarding headers; pages for local use reject such
  // requests.
  app.use(allowOnly(hasLocalAddress));
  app.use('/_inbox', allowOnly(isLocalRequest));
  // The second path is for the platform's public clients, in which only the host can be configured.
  const delivery = deliveryRouter({ store, apiKey, editingSecret, log });
  app.use(['/graphql', '/v1/content/api/graphql/v1'], delivery);
  simulateFailures(app, options.failing ?? []);
  const authoring = { store, db, notices, releases, people, media, editingSecret, log };
  app.use('/authoring/graphql', authoringRouter(authoring));
  app.use('/authoring/people', peopleRouter(authoring));
  app.use(
    '/authoring/media',
    uploadRouter({ library: media, db, sites: store.sites, editingSecret, log }),
  );
  app.use('/media', createMediaStore(MEDIA_FOLDER, media.files.libraryFolder));
  app.use('/events', eventsRouter(db));
  app.use('/v1', searchRouter({ service: search, apiKey: searchApiKey }));
  app.use('/comhub', leadsRouter(leads));
  app.use('/automaster', automasterRouter(leads));
  app.use('/hubspot', hubspotRouter(leads));
  app.use('/jotform', jotformRouter(leads));
  // Quotes use the date of the stock, like all its figures.
  app.use(
    '/codeweaver',
    codeweaverRouter(() => new Date(stockDay)),
  );
  app.use('/car-media', carMediaRouter(search));
  app.use('/vehicle-register', vehicleRegisterRouter(stockDay));
  app.use('/mechmate', mechmateRouter({ bookings, stockDay, log }));
  app.use('/tirehotel', tireHotelRouter({ bookings, postBox, reviews, stockDay, log }));
  app.use('/post', postRouter(postBox));
  app.use('/push', pushRouter({ box: postBox, subscriptions: options.pushSubscriptions }));
  app.use('/_inbox', inboxRouter({ db, leads, bookings, postBox, reviews, log }));
  app.get('/health', async (_request, response) => {
    const isDatabaseReachable = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    const problems = store.problems.length;
    response.status(isDatabaseReachable ? 200 : 503).json({
      status: isDatabaseReachable ? 'ok' : 'unavailable',
      database: isDatabaseReachable,
      content: { problems },
    });
  });
  app.use((_request, response) => {
    response.status(404).json({ errors: [{ message: 'There is nothing at this address.' }] });
  });
  app.use(handleUnexpectedErrors(log));
  return app;
}

const allowOnly =
  (isAllowed: (request: Request) => boolean): RequestHandler =>
  (request, response, next) => {
    if (isAllowed(request)) return next();
    response.status(421).type('text').send('These services answer this machine alone');
  };
