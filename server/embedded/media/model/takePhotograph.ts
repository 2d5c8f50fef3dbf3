import sharp from 'sharp';
import { studioEnvironment, type Environment } from './environment';
import { frameTurn, frameView } from './framing';
import type { PhotoOrder } from './order';
import { paintLooks } from './paintLooks';
import { photograph, type Model } from './photograph';
import { vehicleModel } from './vehicleModel';

/** Models kept for the next pictures, about 30 MB each; they take seconds to build. */
const KEPT_MODELS = 3;

const kept = new Map<string, Promise<Model>>();
let environment: Environment | undefined;

function modelFor({ body, wheel, face, electric }: PhotoOrder): Promise<Model> {
  const key = JSON.stringify([body, wheel, face, electric]);
  const model = kept.get(key) ?? vehicleModel({ body, wheel, face, electric });
  kept.delete(key);
  kept.set(key, model);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MODELS && oldest !== undefined) kept.delete(oldest);
  return model;
}

/** Takes the photograph of an order; returns the encoded picture. */
export async function takePhotograph(order: PhotoOrder): Promise<Buffer> {
  const model = await modelFor(order);
  environment ??= studioEnvironment();
  const { size, view, paint, backdrop, format } = order;
  const { pixels, channels } = await photograph({
    model,
    paint: paintLooks[paint],
    environment,
    view: typeof view === 'number' ? frameTurn(model, view, size) : frameView(model, view, size),
    ...size,
    backdrop,
  });
  const image = sharp(pixels, { raw: { ...size, channels } });
  if (format === 'png') return image.png({ compressionLevel: 9 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 88, alphaQuality: 100 }).toBuffer();
  return image.jpeg({ quality: 86, progressive: true, optimiseCoding: true }).toBuffer();
}
