import { buildASTSchema, type GraphQLSchema } from 'graphql';
import { readContractFiles } from './readContractFiles';

/**
 * Schema loader of codegen.yml: all contracts below a folder as one schema. The loaders of graphql-codegen
 * silently merge types with the same name and lose file and line; this one keeps them for errors.
 * @throws Error that lists every problem of the contracts with file and line
 */
export default function loadContracts(folder: string): GraphQLSchema {
  const { document, errors } = readContractFiles(folder);
  if (errors.length > 0) throw new Error(errors.map(String).join('\n\n'));
  return buildASTSchema(document, { assumeValidSDL: true });
}
