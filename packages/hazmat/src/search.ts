import { type HazmatMaterial, isNamed, type NamedGoods, nameKey } from '@lanewise/domain/hazmat/material'
import { hazmatTable, type IndexedMaterial } from './materials.ts'

/** Entries whose number begins with the text, or whose name holds each of its words; best matches first. */
export function searchMaterials(text: string, most: number): HazmatMaterial[] {
  const digits = /^\s*(UN|NA)?\s?(\d{1,4})\s*$/i.exec(text)
  const rank = digits ? byNumber(digits[1]?.toUpperCase() ?? '', digits[2] ?? '') : byName(nameKey(text))
  return hazmatTable()
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((match) => match.rank !== null)
    .toSorted((one, other) => Number(one.rank) - Number(other.rank))
    .slice(0, most)
    .map(({ entry }) => entry.material)
}

/** All that the table knows about goods: the entries of their number and the forbidden materials of their name. */
export const materialsFor = (goods: NamedGoods): HazmatMaterial[] =>
  hazmatTable()
    .filter(({ material: { unNumber, isForbidden, properShippingName } }) =>
      isForbidden ? isNamed(goods, properShippingName) : unNumber === goods.hazmatUNNumber,
    )
    .map(({ material }) => material)

type Rank = (entry: IndexedMaterial) => number | null

const byNumber =
  (prefix: string, digits: string): Rank =>
  ({ material: { unNumber } }) => {
    if (!unNumber?.startsWith(prefix) || !unNumber.slice(2).startsWith(digits)) return null
    return unNumber.startsWith('UN') ? 0 : 1
  }

/** The name itself, then names that begin with the text, then those that hold its words; shorter names first. */
function byName(wanted: string): Rank {
  const parts = wanted.split(' ').filter(Boolean).map(spellings)
  return ({ key }) => {
    if (parts.length === 0 || !parts.every((forms) => forms.some((form) => key.includes(form)))) return null
    const step = key === wanted ? 0 : key.startsWith(wanted) ? 1 : key.includes(wanted) ? 2 : 3
    return step * 1000 + Math.min(999, key.length)
  }
}

/** A key drops the plural s, so "battery" and "batteries" end differently in it. */
const spellings = (part: string): string[] => [part, part.replace(/y$/, 'ie'), part.replace(/ie$/, 'y')]
