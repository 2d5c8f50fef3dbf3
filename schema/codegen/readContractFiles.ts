import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { concatAST, GraphQLError, parse, Source, type DocumentNode } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { checkContracts } from './checkContracts';

/** The content platform's own schema is in the folder of the contracts but is none of them. */
const notContracts = ['platform.graphql'];

/**
 * Reads and checks every contract.
 *
 * @param folder path of the folder that holds `*.graphql` and `blocks/*.graphql`
 * @returns the contracts, whose nodes know their file and line, and what is wrong with them
 */
export function readContractFiles(folder: string): {
  document: DocumentNode;
  errors: readonly GraphQLError[];
} {
  const documents: DocumentNode[] = [];
  const syntaxErrors: GraphQLError[] = [];
  for (const file of [folder, join(folder, 'blocks')].flatMap(contractFiles)) {
    try {
      documents.push(parse(new Source(readFileSync(file, 'utf8'), file)));
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      syntaxErrors.push(error);
    }
  }
  const document = concatAST(documents);
  if (syntaxErrors.length > 0) return { document, errors: syntaxErrors };
  const sdlErrors = validateSDL(document);
  return { document, errors: sdlErrors.length > 0 ? sdlErrors : checkContracts(document) };
}

function contractFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql') && !notContracts.includes(name))
    .sort()
    .map((name) => join(folder, name));
}
