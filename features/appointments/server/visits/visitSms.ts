import { fillIn } from '../../../../design-system/messages';
import type { BookedVisit } from '../../../../domain/booking/visit.types';
import type { Messages } from '../../../../messages/messages';
import type { Language, Site } from '../../../../sites/site.types';
import { visitPlaceholders } from './visitPlaceholders';

/** The text message on the day before a visit. @param link absolute address of the visit's page */
export const visitSms = (
  visit: BookedVisit,
  {
    messages,
    link,
    ...siteLanguage
  }: { messages: Messages; link: string; site: Site; language: Language },
): string => fillIn(messages.visitSms, { ...visitPlaceholders(visit, siteLanguage), link });
