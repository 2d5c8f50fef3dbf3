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

const changeDocuments = {
  createVariant: CreateVariantDocument,
  updateVariant: UpdateVariantDocument,
  setTest: SetTestDocument,
  setVariantStatus: SetVariantStatusDocument,
  deleteVariant: DeleteVariantDocument,
  changeVariantBlock: ChangeVariantBlockDocument,
  addVariantBlock: AddVariantBlockDocument,
};

interface PageKey {
  itemId: string;
  language: string;
  expectedVersion: number;
}

type InputOf<Name extends keyof typeof changeDocuments> =
  (typeof changeDocuments)[Name] extends TypedQuery<infer _, { input: infer Input }>
    ? Input
    : never;

/** The input of each change, without the properties of the page. */
export type VariantInputs = {
  [Name in keyof typeof changeDocuments]: Omit<InputOf<Name>, keyof PageKey>;
};

/** Reads the variants of a page in the drafts. @throws AuthoringFailure */
export const readVariants = (authoring: Authoring, itemId: string, language: string) =>
  authoring.request(VariantsDocument, { itemId, language });

/** Changes the variants of a page, based on the version that is shown. @throws AuthoringFailure */
export const changeVariants = <Name extends keyof VariantInputs>(
  authoring: Authoring,
  name: Name,
  input: VariantInputs[Name] & PageKey,
): Promise<PageVariants> => {
  const changeDocument = changeDocuments[name] as TypedQuery<
    { result: PageVariants },
    { input: object }
  >;
  return authoring.request(changeDocument, { input });
};

/** Reads the results of a page's variants. @throws AuthoringFailure */
export const readVariantResults = (authoring: Authoring, itemId: string, language: string) =>
  authoring.request(VariantResultsDocument, { itemId, language });
