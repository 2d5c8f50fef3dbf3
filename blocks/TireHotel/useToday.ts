import { todayIn } from '../../domain/forms/today';
import { usePageInfo } from '../pageInfo';

/** Today at the stations as an ISO day, which the server counts by too: a visitor may be in another time zone. */
export const useToday = (): string => todayIn(usePageInfo().timeZone ?? 'UTC');
