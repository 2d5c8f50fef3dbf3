import { createContext, use } from 'react';
import type { MessageKey } from '../design-system/messages';
import type { SubmittedForm } from '../domain/forms/submittedForm';

/**
 * Views of a page that only one person may see, by kind. A feature adds its kinds by declaration merging (in
 * its `model/privateView.ts`).
 */
export interface PrivateViews {
  /** A form that was sent without JavaScript and was refused. */
  form: SubmittedForm;
  /** A draft of the page, opened by a link that expires at this time (ISO 8601). */
  draft: string;
}

export type PrivateViewKind = keyof PrivateViews;

/**
 * A page as one person sees it, from the request to the document: one kind at a time. A page with a private
 * view is never cached, nor is any fragment of it: the cache accepts only pages whose type states that they
 * have none (platform/pages/publicPage.ts).
 */
export type PrivateView = {
  [Kind in PrivateViewKind]: {
    kind: Kind;
    view: PrivateViews[Kind];
    /** A form of the view that was refused: it is shown with the values that were sent. */
    form?: SubmittedForm;
    /** Key of the text for the document's title; the page's own title when omitted. */
    titleKey?: MessageKey;
    /** True if the page's address gives access to the visitor's data: it is not sent to outside providers. */
    hasSecretAddress?: boolean;
  };
}[PrivateViewKind];

export const PrivateViewContext = createContext<PrivateView | undefined>(undefined);

/** The private view of the page, if it is of that kind. */
export function usePrivateView<Kind extends PrivateViewKind>(
  kind: Kind,
): PrivateViews[Kind] | undefined {
  const privateView = use(PrivateViewContext);
  return privateView?.kind === kind ? (privateView.view as PrivateViews[Kind]) : undefined;
}

/** The form of this name, if it was sent and refused. */
export function useSubmittedForm(formName: string): SubmittedForm | undefined {
  const privateView = use(PrivateViewContext);
  const submitted = privateView?.kind === 'form' ? privateView.view : privateView?.form;
  return submitted?.formName === formName ? submitted : undefined;
}
