/**
 * Kinds of road. `bends` is how much longer than the straight line a stretch without its own miles is taken to be;
 * `weight` is what a mile counts when ways are compared: a driver takes a longer motorway before a shorter road.
 */
export const roadKinds = {
  motorway: { bends: 1.06, weight: 1 },
  divided: { bends: 1.08, weight: 1.06 },
  road: { bends: 1.11, weight: 1.18 },
  local: { bends: 1.17, weight: 1.45 },
  slow: { bends: 1.27, weight: 1.35 },
  ferry: { bends: 1.1, weight: 1.6 },
} as const

export type RoadKind = keyof typeof roadKinds

export const isRoadKind = (text: string): text is RoadKind => Object.hasOwn(roadKinds, text)
