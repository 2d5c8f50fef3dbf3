import { type MessageKey, useMessages } from '../../../../design-system/messages';

/** What a fact is called, and what it is; undefined or empty where it is not known. */
export type NamedFact = readonly [MessageKey, string | number | undefined];

/** The terms and values of a list of facts; those that are not known are left out. */
export function KnownFacts({ facts }: { facts: readonly NamedFact[] }) {
  const message = useMessages();
  return facts.map(
    ([label, value]) =>
      value !== undefined &&
      value !== '' && (
        <div key={label}>
          <dt>{message(label)}</dt>
          <dd>{value}</dd>
        </div>
      ),
  );
}
