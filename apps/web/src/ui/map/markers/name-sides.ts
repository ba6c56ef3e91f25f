/**
 * Sizes in pixels: letter width and line height of a name, distance from name to place, a place, and the map's
 * controls.
 */
const LETTER = 7
const LINE = 18
const AWAY = 13
const PLACE = 13
const CONTROLS = { width: 56, height: 148 }

export type Side = 'right' | 'left' | 'below' | 'above'
/** A name below or above its place is shifted so that it stays inside the map. */
export type Placing = { side: Side; shift: number }
type Point = { x: number; y: number }
type Size = { width: number; height: number }
type Box = { left: number; right: number; top: number; bottom: number }

const sides: readonly Side[] = ['right', 'left', 'below', 'above']

/**
 * Position of each name relative to its place: to the right by default, otherwise on a side where it is not covered by
 * the map's edge, its controls, or another place or name. A place without a name only takes its room.
 */
export function sidesOf(places: readonly (Point & { name: string })[], map: Size): Placing[] {
  const controls = { left: map.width - CONTROLS.width, right: map.width, top: 0, bottom: CONTROLS.height }
  const taken: Box[] = [controls]
  return places.map((place) => {
    if (!place.name) return { side: 'right', shift: 0 }
    const others = places.filter((other) => other !== place).map(discOf)
    const isFree = (side: Side) => {
      const box = boxOf(place, side, map)
      return isInside(box, map) && ![...taken, ...others].some((other) => areOver(box, other))
    }
    const side = sides.find(isFree) ?? 'right'
    const box = boxOf(place, side, map)
    taken.push(box)
    return { side, shift: isBeside(side) ? 0 : (box.left + box.right) / 2 - place.x }
  })
}

const discOf = ({ x, y }: Point): Box => ({ left: x - PLACE, right: x + PLACE, top: y - PLACE, bottom: y + PLACE })

const isBeside = (side: Side) => side === 'right' || side === 'left'

function boxOf({ x, y, name }: Point & { name: string }, side: Side, map: Size): Box {
  const width = name.length * LETTER + LETTER
  const top = isBeside(side) ? y - LINE / 2 : side === 'below' ? y + PLACE : y - PLACE - LINE
  const edge = top < CONTROLS.height ? map.width - CONTROLS.width : map.width
  const middle = Math.max(0, Math.min(x - width / 2, edge - width))
  const left = side === 'right' ? x + AWAY : side === 'left' ? x - AWAY - width : middle
  return { left, right: left + width, top, bottom: top + LINE }
}

const isInside = (box: Box, { width, height }: Size) =>
  box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height

const areOver = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
