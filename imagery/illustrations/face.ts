/** How a car looks ahead: swept, upright or split lamps, each with its own intake and tail lamps. */
export type Face = 0 | 1 | 2;
