import type { TypedQuery } from '../typedQuery.types';
import type { Authoring } from '../authoring';
import {
  AddVariantBlockDocument,
  ChangeVariantBlockDocument,
  CreateVariantDocument,
  DeleteVariantDocument,
  type PageVariantFragment as PageVariant,
  type PageVariantsFragment as PageVariants,
  SetTestDocument,
  SetVariantStatusDocument,
  UpdateVariantDocument,
  type VariantResultFragment as VariantResult,
  VariantResultsDocument,
  VariantsDocument,
} from '../../generated/authoringQueries';

export type { PageVariant, PageVariants, VariantResult };

const changes = {
  createVariant: CreateVariantDocument,
  updateVariant: UpdateVariantDocument,
  setTest: SetTestDocument,
  setVariantStatus: SetVariantStatusDocument,
  deleteVariant: DeleteVariantDocument,
  changeVariantBlock: ChangeVariantBlockDocument,
  addVariantBlock: AddVariantBlockDocument,
};

interface Page {
  itemId: string;
  language: string;
  expectedVersion: number;
}

type InputOf<Name extends keyof typeof changes> =
  (typeof changes)[Name] extends TypedQuery<infer _, { input: infer Input }> ? Input : never;

/** Input of a change, without the page. */
export type VariantInputs = {
  [Name in keyof typeof changes]: Omit<InputOf<Name>, keyof Page>;
};

/** The variants of a page as drafts stand. @throws AuthoringFailure */
export const readVariants = (authoring: Authoring, itemId: string, language: string) =>
  authoring.ask(VariantsDocument, { itemId, language });

/** Changes the variants of a page, from the version of the page that is in sight. @throws AuthoringFailure */
export const changeVariants = <Name extends keyof VariantInputs>(
  authoring: Authoring,
  name: Name,
  input: VariantInputs[Name] & Page,
): Promise<PageVariants> => {
  const change = changes[name] as TypedQuery<{ result: PageVariants }, { input: object }>;
  return authoring.ask(change, { input });
};

/** What was counted of a page's variants. @throws AuthoringFailure */
export const readVariantResults = (authoring: Authoring, itemId: string, language: string) =>
  authoring.ask(VariantResultsDocument, { itemId, language });
