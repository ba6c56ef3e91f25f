/**
 * Best match for a misspelled name, ignoring case: the name with the fewest letters to change, or null when none is
 * close.
 */
export function nearestName(text: string, names: readonly string[]): string | null {
  const wanted = text.trim().toLowerCase()
  // At most a third of the letters may differ. Beyond that, a suggestion would be a guess.
  let least = Math.floor(wanted.length / 3)
  let nearest: string | null = null
  for (const name of names) {
    if (Math.abs(name.length - wanted.length) > least) continue
    const distance = lettersBetween(wanted, name.toLowerCase())
    if (distance > least || (distance === least && nearest)) continue
    least = distance
    nearest = name
  }
  return nearest
}

/** Edit distance: letters to add, remove or change to turn one text into the other. */
function lettersBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_unused, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1)
      line.push(Math.min(changed, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1))
    }
    above = line
  }
  return above[other.length] ?? 0
}
