import { array, boolean, mixed, number, object, string } from 'yup';
import type { VariantRule } from '../../../domain/variants/variant.types';
import type { Authoring, Placeholders, RawValue } from '../authoring';

const variant = object({
  id: string().required(),
  name: string().required(),
  status: string().oneOf(['draft', 'running', 'ended']).required(),
  from: string().nullable(),
  until: string().nullable(),
  stoppedAt: string().nullable(),
  rule: mixed<VariantRule>().required(),
  placeholders: mixed<Placeholders>().required(),
  own: array().of(string().required()).required(),
  hidden: array().of(string().required()).required(),
  isPublished: boolean().required(),
});

const pageVariants = object({
  version: number().required(),
  variants: array().of(variant).required(),
});

const result = object({
  testId: string().defined(),
  variantId: string().required(),
  event: string().required(),
  count: number().required(),
});

export type PageVariants = ReturnType<typeof pageVariants.validateSync>;
export type PageVariant = ReturnType<typeof variant.validateSync>;
export type VariantResult = ReturnType<typeof result.validateSync>;

/** The rule as `updateVariant` and `setTest` take it is checked by the platform. */
export interface VariantInputs {
  createVariant: { name: string; kind: 'audience' | 'test' };
  updateVariant: {
    variantId: string;
    name?: string;
    conditions?: readonly object[];
    from?: string | null;
    until?: string | null;
  };
  setTest: {
    shares: { variantId: string; sharePercent: number }[];
    goal: object;
    until: string;
  };
  setVariantStatus: { variantId: string; status: PageVariant['status'] };
  deleteVariant: { variantId: string };
  changeVariantBlock: {
    variantId: string;
    uid: string;
    change: 'OWN' | 'SHARED' | 'HIDE' | 'SHOW' | 'UP' | 'DOWN';
  };
  addVariantBlock: {
    variantId: string;
    componentName: string;
    placeholder: string;
    parent?: string;
    after?: string | null;
    before?: string | null;
    fields: Record<string, RawValue>;
  };
}

const types: Record<keyof VariantInputs, string> = {
  createVariant: 'CreateVariantInput',
  updateVariant: 'UpdateVariantInput',
  setTest: 'SetTestInput',
  setVariantStatus: 'VariantStatusInput',
  deleteVariant: 'VariantInput',
  changeVariantBlock: 'VariantBlockInput',
  addVariantBlock: 'AddVariantBlockInput',
};

const VARIANTS = `{
  version
  variants { id name status from until stoppedAt rule placeholders own hidden isPublished }
}`;

/** The variants of a page as drafts stand. @throws AuthoringFailure */
export const readVariants = (
  authoring: Authoring,
  itemId: string,
  language: string,
): Promise<PageVariants> =>
  authoring.ask(
    `query ($itemId: ID!, $language: String!) {
      result: variants(itemId: $itemId, language: $language) ${VARIANTS}
    }`,
    { itemId, language },
    (json) => pageVariants.validateSync(json),
  );

/** Changes the variants of a page, from the version of the page that is in sight. @throws AuthoringFailure */
export const changeVariants = <Name extends keyof VariantInputs>(
  authoring: Authoring,
  name: Name,
  input: VariantInputs[Name] & { itemId: string; language: string; expectedVersion: number },
): Promise<PageVariants> =>
  authoring.ask(
    `mutation ($input: ${types[name]}!) { result: ${name}(input: $input) ${VARIANTS} }`,
    { input },
    (json) => pageVariants.validateSync(json),
  );

/** What was counted of a page's variants. @throws AuthoringFailure */
export const readVariantResults = (
  authoring: Authoring,
  itemId: string,
  language: string,
): Promise<VariantResult[]> =>
  authoring.ask(
    `query ($itemId: ID!, $language: String!) {
      result: variantResults(itemId: $itemId, language: $language) { testId variantId event count }
    }`,
    { itemId, language },
    (json) => array().of(result).required().validateSync(json),
  );
