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
import type { ContentStore } from '../../cms/items/contentStore';
import { deliveryRouter } from '../../cms/delivery/deliveryRouter';
import type { NoticeSender } from '../../cms/authoring/publishing/publishNotices';
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
import { mediaFolder } from '../../cms/media/versionedPicture';
import { uploadRouter } from '../../cms/media/uploadRouter';
import { searchRouter } from '../search/searchRouter';
import type { SearchService } from '../search/searchService';
import type { Reviews } from '../tirehotel/reviews';
import { tireHotelRouter } from '../tirehotel/tireHotelRouter';
import { vehicleRegisterRouter } from '../vehicleRegister/vehicleRegisterRouter';
import { answerFailures } from './answerFailures';
import { failOnPurpose, type FailingService } from './failOnPurpose';

export interface EmbeddedAppOptions {
  connection: DatabaseConnection;
  store: ContentStore;
  notices: NoticeSender;
  /** Accounts of editors. */
  people: People;
  media: MediaLibrary;
  releases: ReleaseRunner;
  apiKey: string;
  editingSecret: string;
  search: SearchService;
  /** Key of the search service. */
  searchApiKey: string;
  /** Days after which enquiries that have arrived are erased. */
  leadRetentionDays: number;
  /** Of the workshop system. */
  bookings: Bookings;
  /** E-mails and SMS that arrived. */
  postBox: PostBox;
  pushSubscriptions: PushSubscriptions;
  /** Of the tyre hotel. */
  reviews: Reviews;
  /** The day that the ages of the stock's cars count from, ISO. */
  stockDay: string;
  /** Services that answer 503. */
  failing?: readonly FailingService[];
  log: Logger;
}

/** Every embedded upstream on one loopback address. */
export function embeddedApp(options: EmbeddedAppOptions): Express {
  const { connection, store, notices, releases, people, media } = options;
  const { apiKey, editingSecret, log } = options;
  const { search, searchApiKey, stockDay, bookings, postBox, reviews } = options;
  const { db, pool } = connection;
  const leads = new LeadInbox(pool, options.leadRetentionDays);
  const app = express();
  app.disable('x-powered-by');
  // Answers to POST are not cached, so their tags would be computed in vain; pictures set their own.
  app.disable('etag');
  // A page elsewhere may point its own name at this machine, and would read what is kept here. The web tier's proxies come
  // with forwarding headers; what is for a person at this machine takes none.
  app.use(answerOnly(hasLocalAddress));
  app.use('/_inbox', answerOnly(isLocalRequest));
  // The second is where the platform's public clients go that know only its host.
  const delivery = deliveryRouter({ store, apiKey, editingSecret, log });
  app.use(['/graphql', '/v1/content/api/graphql/v1'], delivery);
  failOnPurpose(app, options.failing ?? []);
  const authoring = { store, db, notices, releases, people, media, editingSecret, log };
  app.use('/authoring/graphql', authoringRouter(authoring));
  app.use('/authoring/people', peopleRouter(authoring));
  app.use(
    '/authoring/media',
    uploadRouter({ library: media, db, sites: store.sites, editingSecret, log }),
  );
  app.use('/media', createMediaStore(mediaFolder, media.files.libraryFolder));
  app.use('/events', eventsRouter(db));
  app.use('/v1', searchRouter({ service: search, apiKey: searchApiKey }));
  app.use('/comhub', leadsRouter(leads));
  app.use('/automaster', automasterRouter(leads));
  app.use('/hubspot', hubspotRouter(leads));
  app.use('/jotform', jotformRouter(leads));
  // Quotes are of the stock's day, as the stock's own figures are.
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
    const database = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    const problems = store.problems.length;
    response
      .status(database ? 200 : 503)
      .json({ status: database ? 'ok' : 'unavailable', database, content: { problems } });
  });
  app.use((_request, response) => {
    response.status(404).json({ errors: [{ message: 'There is nothing at this address.' }] });
  });
  app.use(answerFailures(log));
  return app;
}

const answerOnly =
  (mayAsk: (request: Request) => boolean): RequestHandler =>
  (request, response, next) => {
    if (mayAsk(request)) return next();
    response.status(421).type('text').send('These services answer this machine alone');
  };
