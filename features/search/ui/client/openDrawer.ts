import { fieldsOf } from '../../../../domain/isRecord';
/** What the browser's history remembers of an open drawer. */
export const openDrawer = { drawer: true } as const;

/** Whether an entry of the history is that of an open drawer. */
export const isOpenDrawer = (state: unknown): boolean => Boolean(fieldsOf(state).drawer);
