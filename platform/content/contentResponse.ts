import { misfitOf } from '../../schema/responseShape';
import { responseShapes } from '../../schema/generated/responseShapes';
import { isRecord } from '../../domain/isRecord';
import type { ContentQuery } from './contentClient';
import { layoutWithRoute } from './parseLayout';
import { UpstreamError } from '../upstreams/UpstreamError';
import { isKeyOf } from '../../domain/typedKeys';

/** Characters of a platform's own message that the log gets. */
const LONGEST_MESSAGE = 200;

/**
 * The data of an answer, all of it and in the form of its operation. A platform that answers with
 * errors, with a part, or with anything else does not work: what it says would be taken for pages
 * that are gone and menus that are empty.
 * @throws TypeError for such an answer
 * @throws UpstreamError of kind status when the question itself was refused
 */
export function readContentAnswer(
  body: unknown,
  { operationName = '', variables }: Pick<ContentQuery, 'operationName' | 'variables'>,
): Record<string, unknown> {
  if (!isRecord(body)) throw new TypeError('is no answer');
  if (hasErrors(body)) {
    // A place in a list comes from an address, where anybody may make one up.
    const { cursor } = variables ?? {};
    if (typeof cursor === 'string' && cursor !== '') {
      throw new UpstreamError('content', 'status', 'refused a cursor', { status: 400 });
    }
    throw new TypeError(`has errors: ${firstMessage(body.errors)}`);
  }
  const { data } = body;
  const shape = isKeyOf(responseShapes, operationName) ? responseShapes[operationName] : undefined;
  const misfit = shape ? misfitOf(data, shape) : 'operation';
  if (misfit !== undefined || !isRecord(data)) throw new TypeError(`does not fit at ${misfit}`);
  for (const item of [data.item, isRecord(data.layout) ? data.layout.item : undefined]) {
    if (isRecord(item) && 'rendered' in item) item.rendered = readLayout(item.rendered);
  }
  return data;
}

/** Some platforms send an empty list where there are none. */
const hasErrors = ({ errors }: Record<string, unknown>): boolean =>
  errors !== undefined && errors !== null && !(Array.isArray(errors) && errors.length === 0);

/**
 * A layout, which some endpoints send as text; null for an item that has none to show, such as a folder.
 * @throws TypeError for what is no layout
 */
function readLayout(rendered: unknown): unknown {
  if (rendered === null || rendered === '') return null;
  const layout: unknown = typeof rendered === 'string' ? JSON.parse(rendered) : rendered;
  if (layout === null) return null;
  const found = layoutWithRoute(layout);
  if (found === undefined) throw new TypeError('has a layout that is none');
  return found;
}

function firstMessage(errors: unknown): string {
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const message = isRecord(first) && typeof first.message === 'string' ? first.message : '';
  return message.slice(0, LONGEST_MESSAGE);
}
