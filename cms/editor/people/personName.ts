import { SECRET_HOLDER_NAME } from '../../../schema/secretHolderName';
import { texts } from '../texts';

/** The name of a person as editors read it: that of the editing secret is in their own language. */
export const personName = (name: string): string =>
  name === SECRET_HOLDER_NAME ? texts.secretHolder : name;
