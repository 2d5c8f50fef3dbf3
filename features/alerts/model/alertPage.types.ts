import type { Frequency } from './alertForms';

/** What became of what a visitor did, for the page that says so. */
export const alertOutcomes = [
  ...(['sent', 'later', 'confirmed', 'already', 'changed', 'renewed', 'stopped'] as const),
  ...(['stoppedAll', 'late', 'failing'] as const),
] as const;
export type AlertOutcome = (typeof alertOutcomes)[number];

/** A saved search as its owner sees it. */
export interface OwnSearch {
  id: string;
  kind: 'search' | 'cars';
  /** In words, such as `Volvo XC60, Diesel`; empty for saved cars. */
  title: string;
  /** Of the list; the page of saved cars for these. */
  href: string;
  frequency: Frequency;
  /** ISO day on which it ends. */
  ends: string;
  /** How many cars it watches; of saved cars alone. */
  cars: number;
  /** A device tells of it; else e-mails do. */
  onDevice: boolean;
}

/** Why a search is not saved. */
export type SaveProblem = 'tooMany' | 'refused' | 'failing' | 'unfit';

/** What the page of saved cars shows to whoever comes to save a search, or by a link of a mail. */
export type AlertPage =
  | {
      kind: 'save';
      title: string;
      /** The list's address, and the filters that the list always has. */
      address: string;
      fixed: string;
      problem?: SaveProblem;
    }
  | { kind: 'cars'; cars: string; problem?: SaveProblem }
  | { kind: 'confirm' | 'stop'; token: string; search: OwnSearch }
  | { kind: 'manage'; token: string; searches: readonly OwnSearch[]; outcome?: AlertOutcome }
  | { kind: 'outcome'; outcome: AlertOutcome };
