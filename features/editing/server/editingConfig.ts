import { readFileSync } from 'node:fs';
import type { RequestHandler } from 'express';
import { object, string } from 'yup';
import { contract } from '../../../schema/generated/contract';

const versions = object().test({
  test: (value) => Object.values(value).every((version) => typeof version === 'string'),
});
const manifest = object({ name: string().required(), version: string().required() }).shape({
  dependencies: versions,
});

/**
 * `/api/editing/config`: what the platform's editor asks of a site before it edits: the blocks that
 * can be placed, the versions of what renders them, and how fields are marked.
 */
export function editingConfig(): RequestHandler {
  const { name, version, dependencies } = manifest.validateSync(
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  const answer = {
    // The registry has a component for each of these, or the types would not fit.
    components: Object.keys(contract.blocks),
    packages: { [name]: version, ...dependencies },
    editMode: 'metadata',
  };
  return (_request, response) => void response.json(answer);
}
