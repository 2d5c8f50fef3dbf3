import { Fragment } from 'react';

/** An e-mail address that may go on in the next line before its `@` and its dots, not within a word. */
export function EmailText({ address }: { address: string }) {
  return address.split(/(?=[@.])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
