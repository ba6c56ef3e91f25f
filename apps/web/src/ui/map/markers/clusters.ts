import type { Bounds, MapMarker } from '#ui/map/map-content.ts'

/** Markers within this distance in px are drawn as one. */
export const CLUSTER_WITHIN = 40

/** A single marker, or several markers at one position as a cluster. */
export type Spot = { id: string; latitude: number; longitude: number; markers: MapMarker[] }

type Placed = { marker: MapMarker; x: number; y: number }

/** Groups markers that would overlap at this zoom. Numbered markers and the selected one are never grouped. */
export function spotsOf(markers: readonly MapMarker[], zoom: number, selectedId: string | null = null): Spot[] {
  const standsAlone = ({ id, number }: MapMarker) => number !== undefined || id === selectedId
  const alone = markers.filter(standsAlone).map((marker) => spotOf(marker, [marker]))
  const free = markers.filter((marker) => !standsAlone(marker)).map((marker) => place(marker, zoom))
  return [...grouped(free), ...alone]
}

/** True when a spot is inside the box, or near enough to its edge to become visible with the next move. */
export function isNear([west, south, east, north]: Bounds, { latitude, longitude }: Spot): boolean {
  const [x, y] = [(east - west) / 4, (north - south) / 4]
  return longitude > west - x && longitude < east + x && latitude > south - y && latitude < north + y
}

/**
 * Each marker collects the ungrouped markers around it and represents them, so no two spots are closer than the limit.
 * A grid of cells keeps the search fast.
 */
function grouped(placed: readonly Placed[]): Spot[] {
  const cells = new Map<string, Placed[]>()
  for (const one of placed) {
    const cell = cellOf(one)
    const others = cells.get(cell)
    if (others) others.push(one)
    else cells.set(cell, [one])
  }
  const taken = new Set<Placed>()
  return placed.flatMap((center) => {
    if (taken.has(center)) return []
    const members = neighbors(center, cells).filter((one) => !taken.has(one) && distance(center, one) < CLUSTER_WITHIN)
    for (const member of members) taken.add(member)
    return [
      spotOf(
        center.marker,
        members.map(({ marker }) => marker),
      ),
    ]
  })
}

const cellOf = ({ x, y }: Placed, right = 0, down = 0) =>
  `${Math.floor(x / CLUSTER_WITHIN) + right}:${Math.floor(y / CLUSTER_WITHIN) + down}`

const steps = [-1, 0, 1]
const neighbors = (center: Placed, cells: ReadonlyMap<string, Placed[]>) =>
  steps.flatMap((right) => steps.flatMap((down) => cells.get(cellOf(center, right, down)) ?? []))

const distance = (a: Placed, b: Placed) => Math.hypot(a.x - b.x, a.y - b.y)

/** Position of a marker on the Mercator world map, in px. */
function place(marker: MapMarker, zoom: number): Placed {
  const size = 512 * 2 ** zoom
  const sine = Math.sin((marker.latitude * Math.PI) / 180)
  return {
    marker,
    x: size * (marker.longitude / 360 + 0.5),
    y: size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  }
}

function spotOf({ id, latitude, longitude }: MapMarker, markers: MapMarker[]): Spot {
  return { id: markers.length === 1 ? id : `${id}+${markers.length - 1}`, latitude, longitude, markers }
}
