import { array, object, string } from 'yup';
import { addPath, noChoice, type ListState } from '../../../../search/ui/listState';
import { vehicleFacet } from '../../vehicleFacet';
import { kitSession } from './kitStores';

/** The visitor sees the list of all kits in the meantime. */
const TIMEOUT_MS = 6000;

const vehicleAnswer = object({ path: array().of(string().required()).required() }).required();

/**
 * Fetches the filters for kits of the session's vehicle: `state` is undefined if there are none for it.
 * Undefined without a vehicle in the session.
 * @throws if the server does not answer as expected
 */
export async function fetchSessionVehicle(): Promise<
  { auto: string; state?: ListState } | undefined
> {
  const { auto } = kitSession.read();
  if (auto === undefined) return undefined;
  const response = await fetch('/api/kits/vehicle', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ auto }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const { path } = vehicleAnswer.validateSync(await response.json(), { strict: true });
  if (path.length === 0) return { auto };
  const paths: string[] = [];
  addPath(paths, path);
  return { auto, state: { ...noChoice, values: { [vehicleFacet]: paths } } };
}
