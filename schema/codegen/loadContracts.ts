import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildASTSchema, concatAST, parse, Source, type GraphQLSchema } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { checkContracts } from './checkContracts';

/** The content platform's own schema lies beside the contracts but is none of them. */
const notContracts = ['platform.graphql'];

/**
 * Schema loader of codegen.yml: reads all contracts below a folder into one schema.
 *
 * The loaders that come with codegen merge types of one name silently and forget where a type
 * was written; this one keeps file and line, so that an error can name them.
 *
 * @param folder path of the folder that holds `*.graphql` and `blocks/*.graphql`
 * @throws {Error} naming file and line of everything that is wrong with the contracts
 */
export default function loadContracts(folder: string): GraphQLSchema {
  const files = [folder, join(folder, 'blocks')].flatMap(contractFiles);
  const document = concatAST(
    files.map((file) => parse(new Source(readFileSync(file, 'utf8'), file))),
  );
  const sdlErrors = validateSDL(document);
  const errors = sdlErrors.length > 0 ? sdlErrors : checkContracts(document);
  if (errors.length > 0) throw new Error(errors.map(String).join('\n\n'));
  return buildASTSchema(document, { assumeValidSDL: true });
}

function contractFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql') && !notContracts.includes(name))
    .sort()
    .map((name) => join(folder, name));
}
