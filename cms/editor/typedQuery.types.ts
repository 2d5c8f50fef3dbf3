import type { ResponseShape } from '../../schema/responseShape';

/** A query or mutation whose one field is called `result`, as codegen writes it. */
export interface TypedQuery<Data extends { result: unknown }, Variables> {
  query: string;
  /** Of the data of its answer. */
  shape: ResponseShape;
  /** Never there: carries the types. */
  __types?: (variables: Variables) => Data;
}
