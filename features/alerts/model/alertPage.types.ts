import type { Frequency } from './alertForms';

/** Results of a visitor's action, also used as values in addresses. `late`: the link has expired. */
export const alertOutcomes = [
  ...(['sent', 'later', 'confirmed', 'already', 'changed', 'renewed', 'stopped'] as const),
  ...(['stoppedAll', 'late', 'failing'] as const),
] as const;
export type AlertOutcome = (typeof alertOutcomes)[number];

/** A saved search as its owner sees it. */
export interface OwnSearch {
  id: string;
  kind: 'search' | 'cars';
  /** The search in words, such as `Volvo XC60, Diesel`; empty for saved cars. */
  title: string;
  /** Address of the list, or of the page of saved cars. */
  href: string;
  frequency: Frequency;
  /** ISO day on which it expires. */
  expiresOn: string;
  /** Number of watched cars; only for saved cars. */
  cars: number;
  /** Whether push messages to a device are sent instead of mails. */
  onDevice: boolean;
}

/** The reason why a search was not saved. */
export type SaveProblem = 'tooMany' | 'refused' | 'failing' | 'unfit';

/** What the page of saved cars shows a visitor who saves a search or follows a link in a mail. */
export type AlertPage =
  | {
      kind: 'save';
      title: string;
      /** Address of the list. */
      address: string;
      /** Filters that the list always applies, as a query. */
      fixed: string;
      problem?: SaveProblem;
    }
  | { kind: 'cars'; cars: string; problem?: SaveProblem }
  | { kind: 'confirm' | 'stop'; token: string; search: OwnSearch }
  | { kind: 'manage'; token: string; searches: readonly OwnSearch[]; outcome?: AlertOutcome }
  | { kind: 'outcome'; outcome: AlertOutcome };
