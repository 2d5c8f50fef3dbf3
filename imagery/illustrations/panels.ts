import { lighten } from './colour';
import type { CarGeometry } from './geometry';
import type { Shades } from './shades';
import { at, type Naming } from './svg';

const GAP = '#04060a';

const shutLine = (path: string, width: number, opacity: number): string =>
  `<path d="${path}" fill="none" stroke="${GAP}" stroke-width="${width}" opacity="${opacity}"/>`;

/**
 * Shut lines of the doors. The rear door's trailing edge follows the wheel arch and then rises to
 * the pillar, as on any car whose door reaches over the wheel.
 */
export function doorLines({
  body,
  beltHeight,
  rearAxle,
  rearArch,
  archRadius,
  has,
}: CarGeometry): string {
  const [front, middle, rear] = body.doors;
  const foot = body.sill + 95;
  const leading = `M${at(front + 70, beltHeight(front) + 14)}C${at(front - 10, body.beltFront - 180)} ${at(front - 30, body.sill + 360)} ${at(front + 10, foot)}L${at(middle - 20, foot)}`;
  const centre = `M${at(middle + 10, beltHeight(middle) + 6)}C${at(middle + 8, body.beltFront - 220)} ${at(middle, body.sill + 350)} ${at(middle - 20, foot)}`;
  if (has('panel') || has('twodoor')) return leading + centre;
  const clearance = archRadius + 62;
  const top = rear + 140;
  const cosine = Math.min(0.94, Math.max(0.66, (rearAxle - top + 30) / clearance));
  const sine = Math.sqrt(1 - cosine ** 2);
  const curveX = rearAxle - clearance * cosine;
  const curveY = body.tyreRadius + clearance * sine;
  const lean = (top - curveX) * 0.5;
  const footEnd = Math.min(rearArch.left - 74, top - 60);
  const trailing = has('bed')
    ? `M${at(middle - 20, foot)}L${at(top - 60, foot)}C${at(top - 20, foot + 10)} ${at(top - 12, foot + 60)} ${at(top - 8, foot + 140)}L${at(top, beltHeight(top) + 6)}`
    : `M${at(middle - 20, foot)}L${at(footEnd, foot)}C${at(footEnd + 2, foot + 90)} ${at(curveX - sine * 110, curveY - cosine * 110)} ${at(curveX, curveY)}C${at(curveX + sine * 90, curveY + cosine * 90)} ${at(top - lean * 0.2, body.beltRear - 160)} ${at(top, body.beltRear + 12)}`;
  return leading + centre + trailing;
}

/** A bar handle set into the door. */
function handle(x: number, y: number, shades: Shades): string {
  return [
    `<rect x="${x}" y="${-(y + 17)}" width="190" height="34" rx="17" fill="${shades.shadow}" opacity=".75"/>`,
    `<rect x="${x + 4}" y="${-(y + 15)}" width="182" height="20" rx="10" fill="${lighten(shades.base, 0.2)}"/>`,
    `<rect x="${x + 10}" y="${-(y + 13)}" width="170" height="5" rx="2.5" fill="#fff" opacity=".5"/>`,
  ].join('');
}

export function drawHandles({ body, shoulder, has }: CarGeometry, shades: Shades): string {
  const [, middle, rear] = body.doors;
  const front = handle(middle - 290, shoulder(middle) - 78, shades);
  return has('panel') || has('twodoor')
    ? front
    : front + handle(rear - 160, shoulder(rear) - 66, shades);
}

/** Round fuel flap of a combustion car, or the smaller squared charge flap of an electric one. */
function energyFlap({ rearAxle, shoulder, has, body }: CarGeometry, electric: boolean): string {
  const x = has('bed') ? body.doors[2] + 420 : rearAxle + 40;
  const y = -(shoulder(rearAxle) - 120);
  return electric
    ? `<rect x="${x - 64}" y="${y - 62}" width="128" height="112" rx="30" fill="none" stroke="${GAP}" stroke-width="5" opacity=".4"/>`
    : `<circle cx="${x}" cy="${y}" r="78" fill="none" stroke="${GAP}" stroke-width="5" opacity=".45"/>`;
}

/** Bonnet, bumper and side-panel seams. */
function seams({ body, frontAxle, rearAxle, archRadius }: CarGeometry): string {
  const [edgeX, edgeY] = body.bonnetEdge;
  const lampY = edgeY - 78;
  const tailY = body.tail[1] - 40;
  const bonnet = `M${at(body.cowl[0] + 140, body.cowl[1] - 18)}C${at(body.cowl[0] - 120, body.cowl[1] - 60)} ${at(edgeX + 600, lampY + 92)} ${at(edgeX + 320, lampY + 66)}`;
  const frontBumper = `M${at(frontAxle - archRadius - 14, body.sill + 330)}C${at(frontAxle - archRadius - 60, lampY - 140)} ${at(edgeX + 120, lampY - 110)} ${at(edgeX - 90, lampY - 118)}`;
  const rearBumper = `M${at(rearAxle + archRadius + 16, body.sill + 350)}C${at(rearAxle + archRadius + 60, tailY - 190)} ${at(body.tail[0] - 120, tailY - 150)} ${at(body.tail[0] + 80, tailY - 150)}`;
  return shutLine(bonnet, 7, 0.6) + shutLine(frontBumper, 6, 0.45) + shutLine(rearBumper, 6, 0.45);
}

/** Sliding-door rail and panel joint of a van, or the joint between cab and bed of a pickup. */
function workVehicleLines({ body, has }: CarGeometry): string {
  const [, middle, rear] = body.doors;
  if (has('panel')) {
    const foot = body.sill + 95;
    return [
      shutLine(
        `M${at(middle + 60, body.beltRear - 60)}L${at(body.tail[0] - 330, body.beltRear - 40)}`,
        16,
        0.5,
      ),
      shutLine(
        `M${at(rear + 120, body.height - 90)}L${at(rear + 110, foot + 20)}Q${at(rear + 108, foot)} ${at(rear + 80, foot)}L${at(middle - 20, foot)}`,
        8,
        0.35,
      ),
    ].join('');
  }
  if (has('bed')) {
    return shutLine(
      `M${at(rear + 262, body.beltRear + 10)}L${at(rear + 262, body.sill + 95)}`,
      12,
      0.6,
    );
  }
  return '';
}

/** All shut lines and seams; drawn clipped to the body. */
export function drawPanelLines(geometry: CarGeometry, electric: boolean): string {
  const doors = doorLines(geometry);
  return [
    shutLine(doors, 9, 0.72),
    `<path d="${doors}" fill="none" stroke="#fff" stroke-width="4" opacity=".24" transform="translate(8 3)"/>`,
    workVehicleLines(geometry),
    seams(geometry),
    energyFlap(geometry, electric),
  ].join('');
}

/** The door mirror, in body colour over a black foot. */
export function drawMirror(name: Naming, { body }: CarGeometry): string {
  const x = body.windows.front + 150;
  const y = body.beltFront + 14;
  const shell = `M${at(x - 60, y + 8)}C${at(x - 75, y + 80)} ${at(x - 25, y + 118)} ${at(x + 60, y + 116)}C${at(x + 135, y + 112)} ${at(x + 150, y + 60)} ${at(x + 140, y + 14)}C${at(x + 90, y - 8)} ${at(x, y - 10)} ${at(x - 60, y + 8)}Z`;
  const foot = `M${at(x - 60, y + 8)}C${at(x, y - 10)} ${at(x + 90, y - 8)} ${at(x + 140, y + 14)}L${at(x + 142, y + 34)}C${at(x + 80, y + 14)} ${at(x, y + 12)} ${at(x - 64, y + 30)}Z`;
  const light = `M${at(x - 35, y + 88)}C${at(x, y + 108)} ${at(x + 70, y + 108)} ${at(x + 118, y + 88)}`;
  return [
    `<path d="${shell}" fill="url(#${name('paint')})"/>`,
    `<path d="${foot}" fill="#0c0e11"/>`,
    `<path d="${light}" fill="none" stroke="#fff" stroke-width="9" opacity=".55" stroke-linecap="round" filter="url(#${name('seam')})"/>`,
  ].join('');
}
