import { todayIn } from '../../enquiries/model/today';
import { usePageInfo } from '../../../rendering/pageInfo';

/** Today at the stations, as an ISO day; the visitor may be in another time zone. */
export const useToday = (): string => todayIn(usePageInfo().timeZone ?? 'UTC');
