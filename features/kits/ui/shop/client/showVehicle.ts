import { array, object, string } from 'yup';
import { addPath, noChoice, type ListState } from '../../../../search/ui/listState';
import { vehicleFacet } from '../../vehicleFacet';
import { kitSession } from './kitStores';

/** Longest wait for the answer, in ms: the list stands meanwhile. */
const PATIENCE_MS = 6000;

const vehicleAnswer = object({ path: array().of(string().required()).required() }).required();

/** What the kits of a session's vehicle are found by; undefined where no kit is known for it, or none is named. */
export async function sessionVehicle(): Promise<{ auto: string; state?: ListState } | undefined> {
  const { auto } = kitSession.read();
  if (auto === undefined) return undefined;
  const response = await fetch('/api/kits/vehicle', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ auto }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const { path } = vehicleAnswer.validateSync(await response.json(), { strict: true });
  if (path.length === 0) return { auto };
  const paths: string[] = [];
  addPath(paths, path);
  return { auto, state: { ...noChoice, values: { [vehicleFacet]: paths } } };
}
