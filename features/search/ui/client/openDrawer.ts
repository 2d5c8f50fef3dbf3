import { fieldsOf } from '../../../../domain/isRecord';
/** History state while a drawer is open. */
export const openDrawerState = { drawer: true } as const;

/** Whether a history state is that of an open drawer. */
export const isOpenDrawer = (state: unknown): boolean => Boolean(fieldsOf(state).drawer);
