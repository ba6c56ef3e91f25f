import type { Country } from '@lanewise/domain/places/states'
import { mexicanPlace } from './codes/mexican-codes.ts'
import { placeData } from './data.ts'
import { codePlace, type Place } from './place.ts'
import { codesBeginning } from './ranges.ts'

const zip = /^(\d{5})(?:[-\s]?\d{4})?$/
/** Letters that Canada Post uses; D, F, I, O, Q and U are excluded because they look like others. */
const canadian = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(?:[-\s]?(\d[ABCEGHJ-NPRSTV-Z]\d))?$/

/**
 * Place of a postal code. A ZIP code is returned with five digits. A Canadian code is returned in one spelling,
 * complete if it was complete, with the place of its first three characters. A Mexican code has the place of its city.
 */
export function findPostalCode(country: Country, code: string): Place | undefined {
  const written = code.trim().toUpperCase()
  if (country === 'US') return placeOf(zip.exec(written)?.[1])
  if (country === 'MX') return mexicanPlace(written)
  const [, area, unit] = canadian.exec(written) ?? []
  const place = placeOf(area)
  return place && unit ? { ...place, postalCode: `${area} ${unit}` } : place
}

function placeOf(code: string | undefined): Place | undefined {
  if (!code) return
  const data = placeData()
  const { start, end } = codesBeginning(data.postalCodes.numbers, code)
  return start < end ? codePlace(data, start) : undefined
}
