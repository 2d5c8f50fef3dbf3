import { readFileSync } from 'node:fs';
import type { RequestHandler } from 'express';
import { object, string } from 'yup';
import { contract } from '../../../schema/generated/contract';

const versionsSchema = object().test({
  test: (value) => Object.values(value).every((version) => typeof version === 'string'),
});
const manifestSchema = object({ name: string().required(), version: string().required() }).shape({
  dependencies: versionsSchema,
});

/**
 * `/api/editing/config`: lists for the platform's editor which blocks can be placed, the versions of the
 * site's packages, and how fields are marked.
 */
export function editingConfig(): RequestHandler {
  const { name, version, dependencies } = manifestSchema.validateSync(
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  const responseBody = {
    // The types ensure that the registry has a component for each of these blocks.
    components: Object.keys(contract.blocks),
    packages: { [name]: version, ...dependencies },
    editMode: 'metadata',
  };
  return (_request, response) => void response.json(responseBody);
}
