import type { ServiceLevel } from '@lanewise/domain/rating/rate-sources'

/**
 * Maps a carrier's service level to the product's, only for filtering. Carriers use their own names, so both the code
 * (GUR, GUR1030AM, ECON) and the description are read.
 */
export function serviceLevelOf(code: string | null, description: string | null, ordinary: ServiceLevel): ServiceLevel {
  const text = `${code ?? ''} ${description ?? ''}`.toUpperCase()
  if (/TIME.?CRITICAL|TIMECRIT|\bTCS\b/.test(text)) return 'TimeCritical'
  if (/GUARANTEE|\bGTD|\bGUR/.test(text)) return guaranteedBy(text)
  if (/EXPEDITE|\bEXPD\b|\bRUSH\b/.test(text)) return 'Expedited'
  if (/ECON|DEFERRED/.test(text)) return 'Economy'
  return ordinary
}

function guaranteedBy(text: string): ServiceLevel {
  if (/NOON|(^|\D)12(:?00)? ?P\.?M/.test(text)) return 'GuaranteedNoon'
  if (/MORNING|\d ?A\.?M\b|_AM\b/.test(text)) return 'GuaranteedMorning'
  return 'GuaranteedEndOfDay'
}
