/**
 * Kinds of road. `bends` is the length factor over the straight line for a stretch without its own miles. `weight` is
 * the cost of a mile when paths are compared: a driver prefers a longer motorway to a shorter road.
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
