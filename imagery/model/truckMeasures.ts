/** Measurements of a three-axle distribution truck with a box body; millimetres. */
export const TRUCK_LENGTH = 9400;
export const TRUCK_HEIGHT = 3860;
export const TRUCK_TYRE = 505;
export const TRUCK_AXLES = [1420, 6750, 8080] as const;
/** Half the width of the cab. */
export const CAB_HALF = 1240;
export const CAB = { back: 2330, sill: 880, roof: 3080 };
export const BOX = { front: 2560, back: 9340, floor: 1180, top: TRUCK_HEIGHT };
/** Half the width of the box body. */
export const BOX_HALF = 1275;
