import { buildASTSchema, type GraphQLSchema } from 'graphql';
import { readContractFiles } from './readContractFiles';

/**
 * Schema loader of codegen.yml: all contracts below a folder as one schema.
 *
 * The loaders that come with codegen merge types of one name silently and forget where a type
 * was written; this one keeps file and line, so that an error can name them.
 *
 * @throws {Error} naming file and line of everything that is wrong with the contracts
 */
export default function loadContracts(folder: string): GraphQLSchema {
  const { document, errors } = readContractFiles(folder);
  if (errors.length > 0) throw new Error(errors.map(String).join('\n\n'));
  return buildASTSchema(document, { assumeValidSDL: true });
}
