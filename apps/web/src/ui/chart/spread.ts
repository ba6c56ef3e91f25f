/** Places of labels along an axis of 100, in the given ascending order, moved apart to at least `gap`. */
export function spread(places: readonly number[], gap: number): number[] {
  const apart: number[] = []
  for (const place of places) {
    const below = apart.at(-1)
    apart.push(below === undefined ? place : Math.max(place, below + gap))
  }
  const over = Math.max(0, (apart.at(-1) ?? 0) - 100)
  return apart.map((place) => place - over)
}
