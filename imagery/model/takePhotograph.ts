import { studioEnvironment, type Environment } from './environment';
import { frameTurn, frameView } from './framing';
import type { PhotoOrder } from './order';
import { paintLooks } from './paintLooks';
import { lookUpon, photograph, type Look, type Model } from './photograph';
import { vehicleModel } from './vehicleModel';

/** The last of each: orders that follow one another share them. A model takes seconds to build. */
let lastModel: { key: string; model: Promise<Model> } | undefined;
let lastLook: { key: string; look: Promise<Look> } | undefined;
let environment: Environment | undefined;

const modelKey = ({ body, wheel, face, electric }: PhotoOrder): string =>
  JSON.stringify([body, wheel, face, electric]);

function modelFor(order: PhotoOrder): Promise<Model> {
  const key = modelKey(order);
  if (lastModel?.key !== key) lastModel = { key, model: vehicleModel(order) };
  return lastModel.model;
}

async function look(order: PhotoOrder): Promise<Look> {
  const model = await modelFor(order);
  const { view, size } = order;
  const seen =
    typeof view === 'number' ? frameTurn(model, view, size) : frameView(model, view, size);
  environment ??= studioEnvironment();
  return lookUpon(model, environment, seen, size);
}

function lookFor(order: PhotoOrder): Promise<Look> {
  const key = `${modelKey(order)} ${order.view} ${order.size.width}`;
  if (lastLook?.key !== key) lastLook = { key, look: look(order) };
  return lastLook.look;
}

/** Takes the photograph of an order; returns its pixels, RGB. Quick when only the paint is another. */
export async function takePhotograph(order: PhotoOrder): Promise<Buffer> {
  return photograph(await lookFor(order), paintLooks[order.paint], order.backdrop);
}
