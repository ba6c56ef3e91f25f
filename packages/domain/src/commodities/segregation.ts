import { type HazardClass, hazardClasses } from '#commodities/hazmat.ts'

/** Whether two hazard classes may share a truck: never, only if well separated, or freely (null). */
export type Segregation = 'forbidden' | 'restricted' | null

/**
 * Highway segregation table of 49 CFR 177.848(d): X for never, O for separated, one row and column per class in the
 * table. The class is the only information about the goods, so the strictest row of each class applies: 2.3 is read as
 * hazard zone A, 6.1 as a liquid of packing group I in zone A, 8 as a liquid. 6.2 and 9 have no row and may travel with
 * everything.
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
 * Table entry for two classes; `1.4S` is read as 1.4. Compatibility groups decide whether two explosives (*) may travel
 * together, but they are not stored. Only two goods of class 1.4 are allowed, with a warning. An unknown class is
 * restricted with every other class. (Enumerations 7.5)
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

/** Hazard class of a text that may end in a compatibility group; null if there is none. */
export function hazardClassOf(text: string): HazardClass | null {
  const bare = text.trim().replace(/^(1\.\d)[A-S]$/i, '$1')
  return hazardClasses.find((name) => name === bare) ?? null
}
