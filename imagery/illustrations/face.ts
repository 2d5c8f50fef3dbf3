/** Design of the front: 0 swept, 1 upright, 2 split lamps, each with its own intake and tail lamps. */
export type Face = 0 | 1 | 2;
