import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { concatAST, GraphQLError, parse, Source, type DocumentNode } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { checkContracts } from './checkContracts';
import { fieldKinds } from './fieldKinds';

/** Files in the folder of the contracts that are not contracts, such as the content platform's own schema. */
const OTHER_FILES = ['platform.graphql'];

/**
 * Reads and checks all contracts.
 * @param folder path of the folder with `*.graphql` and `blocks/*.graphql`
 * @returns the contracts, whose nodes have file and line, and their errors
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
  const errors = sdlErrors.length > 0 ? sdlErrors.map(suggestFieldKinds) : checkContracts(document);
  return { document, errors };
}

/** Replaces GraphQL's suggestion of similar names by the list of types that a field may have. */
function suggestFieldKinds(error: GraphQLError): GraphQLError {
  if (!error.message.startsWith('Unknown type')) return error;
  const [unknown = ''] = error.message.split('.', 1);
  const kinds = Object.keys(fieldKinds).join(', ');
  return new GraphQLError(
    `${unknown}. Use ${kinds} (schema/fields.graphql), an enum, an @item or a list of one.`,
    { nodes: error.nodes },
  );
}

function contractFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql') && !OTHER_FILES.includes(name))
    .sort()
    .map((name) => join(folder, name));
}
