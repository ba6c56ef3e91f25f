import { describe, expect, it } from 'vitest'
import { outlineView, pointOf } from './outline-view.ts'

const size = { width: 800, height: 512 }

/** Where a place is drawn, in pixels. */
function drawnAt([longitude, latitude]: [number, number], view: ReturnType<typeof outlineView>) {
  const [x, y] = pointOf(longitude, latitude)
  return [view.at[0] + (x - view.center[0]) * view.scale, view.at[1] + (y - view.center[1]) * view.scale].map(
    Math.round,
  )
}

describe('the outline below a map that is still loading', () => {
  it('shows the whole network while no place is known [STOPVIEW-22]', () => {
    const view = outlineView(null, size)
    expect(drawnAt([-96, 39], view)).toEqual([400, 256])
    // At zoom 3 the world is 4096 pixels wide.
    expect(drawnAt([-96 + 36, 39], view)).toEqual([400 + 409.6, 256].map(Math.round))
  })

  it('shows the places where the map will show them, with space for their names', () => {
    const view = outlineView([-120, 30, -80, 45], size)
    expect(drawnAt([-120, 45], view)[0]).toBe(56)
    expect(drawnAt([-80, 30], view)[0]).toBe(800 - 56)
  })

  it('shows a single place with the land around it', () => {
    const view = outlineView([-96.8, 32.78, -96.8, 32.78], size)
    expect(drawnAt([-96.8, 32.78], view)).toEqual([400, 256])
    expect(view.scale).toBeCloseTo(2 ** 1.2)
  })
})
