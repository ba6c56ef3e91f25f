/** A letter of a name, the room before it, and the corner with the controls of the map; in pixels. */
const LETTER = 7
const BEFORE = 24
const CONTROLS = { width: 56, height: 148 }

/** A name stands to the right of its place, and to the left where the edge of the map or its controls would cover it. */
export function sideOf({ x, y }: { x: number; y: number }, name: string, width: number): 'left' | 'right' {
  const taken = BEFORE + name.length * LETTER
  const free = y < CONTROLS.height ? width - CONTROLS.width : width
  return x + taken > free && x > taken ? 'left' : 'right'
}
