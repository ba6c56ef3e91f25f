import { type HazardClass, hazardClasses } from '#commodities/hazmat.ts'

/** Whether two hazard classes may share a truck: never, only well separated, or freely (null). */
export type Segregation = 'forbidden' | 'restricted' | null

/**
 * The highway table of 49 CFR 177.848(d), X for never and O for separated, one row and column per class it knows.
 * A class is all the product knows of goods, so the strictest row of each holds: 2.3 is read as hazard zone A, 6.1 as a
 * liquid of packing group I in zone A, 8 as a liquid. 6.2 and 9 have no row and travel with everything.
 */
const table: readonly (readonly [HazardClass, string])[] = [
  ['1.1', '******XXXXXXXXXXXX'],
  ['1.2', '******XXXXXXXXXXXX'],
  ['1.3', '******X.XX.XXXXX.X'],
  ['1.4', '******O.OO.O...O.O'],
  ['1.5', '******XXXXXXXXXXXX'],
  ['1.6', '******............'],
  ['2.1', 'XXXOX...X......OO.'],
  ['2.2', 'XX..X.............'],
  ['2.3', 'XXXOX.X..XXXXXX..X'],
  ['3', 'XXXOX...X....O.X..'],
  ['4.1', 'XX..X...X......X.O'],
  ['4.2', 'XXXOX...X......X.X'],
  ['4.3', 'XXX.X...X......X.O'],
  ['5.1', 'XXX.X...XO.....X.O'],
  ['5.2', 'XXX.X...X......X.O'],
  ['6.1', 'XXXOX.O..XXXXXX..X'],
  ['7', 'XX..X.O...........'],
  ['8', 'XXXOX...X.OXOOOX..'],
]

/**
 * Enumerations 7.5: what the table says of two classes, `1.4S` read as 1.4. Whether two explosives (*) go together is
 * decided by compatibility groups, which the product does not keep: only two of 1.4 may, and then with a warning.
 * A class that nobody knows is restricted with every other.
 */
export function segregation(one: string, other: string): Segregation {
  const [first, second] = [hazardClassOf(one), hazardClassOf(other)]
  if (first === null || second === null) return 'restricted'
  const column = table.findIndex(([name]) => name === second)
  const mark = table.find(([name]) => name === first)?.[1][column]
  if (mark === '*') return first === '1.4' && second === '1.4' ? 'restricted' : 'forbidden'
  if (mark === 'X') return 'forbidden'
  return mark === 'O' ? 'restricted' : null
}

/** The class of a text that may carry a compatibility group behind it; null for none. */
export function hazardClassOf(text: string): HazardClass | null {
  const bare = text.trim().replace(/^(1\.\d)[A-S]$/i, '$1')
  return hazardClasses.find((name) => name === bare) ?? null
}
