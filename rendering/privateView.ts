import { createContext, use } from 'react';
import type { MessageKey } from '../design-system/messages';
import type { SubmittedForm } from '../domain/forms/submittedForm';

/**
 * Views of a page that one person alone may see, by kind. A feature adds its kinds to it (declaration merging, in its
 * `model/privateView.ts`).
 */
export interface PrivateViews {
  /** A form that was sent without script and could not be taken. */
  form: SubmittedForm;
  /** The page as a draft, by a link that opens it until then (ISO 8601). */
  draft: string;
}

export type PrivateViewKind = keyof PrivateViews;

/**
 * What one person sees of a page, from the request to the document: one kind at a time. A page with one is never kept,
 * nor is any part of it: what is kept takes pages whose type says that they have none (platform/pages/publicPage.ts).
 */
export type PrivateView = {
  [Kind in PrivateViewKind]: {
    kind: Kind;
    view: PrivateViews[Kind];
    /** A form of the view that could not be taken: it is shown as it was filled in. */
    form?: SubmittedForm;
    /** Key of the text that is the document's title; the page's own title when left out. */
    titleKey?: MessageKey;
    /** The page's address gives access to what its visitor can do: it is not sent to outside providers. */
    hasSecretAddress?: boolean;
  };
}[PrivateViewKind];

export const PrivateViewContext = createContext<PrivateView | undefined>(undefined);

/** The private view of the page, if it is of that kind. */
export function usePrivateView<Kind extends PrivateViewKind>(
  kind: Kind,
): PrivateViews[Kind] | undefined {
  const shown = use(PrivateViewContext);
  return shown?.kind === kind ? (shown.view as PrivateViews[Kind]) : undefined;
}

/** The form of this name as it was sent without success. */
export function useSubmittedForm(formName: string): SubmittedForm | undefined {
  const shown = use(PrivateViewContext);
  const submitted = shown?.kind === 'form' ? shown.view : shown?.form;
  return submitted?.formName === formName ? submitted : undefined;
}
