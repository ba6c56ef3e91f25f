import type { ServiceLevel } from '@lanewise/domain/rating/rate-sources'

/**
 * The product's level of a carrier's own, for filtering alone. Carriers name theirs as they like, so both the code
 * (GUR, GUR1030AM, ECON) and the words are read.
 */
export function serviceLevelOf(code: string | null, description: string | null, ordinary: ServiceLevel): ServiceLevel {
  const words = `${code ?? ''} ${description ?? ''}`.toUpperCase()
  if (/TIME.?CRITICAL|TIMECRIT|\bTCS\b/.test(words)) return 'TimeCritical'
  if (/GUARANTEE|\bGTD|\bGUR/.test(words)) return guaranteedBy(words)
  if (/EXPEDITE|\bEXPD\b|\bRUSH\b/.test(words)) return 'Expedited'
  if (/ECON|DEFERRED/.test(words)) return 'Economy'
  return ordinary
}

function guaranteedBy(words: string): ServiceLevel {
  if (/NOON|(^|\D)12(:?00)? ?P\.?M/.test(words)) return 'GuaranteedNoon'
  if (/MORNING|\d ?A\.?M\b|_AM\b/.test(words)) return 'GuaranteedMorning'
  return 'GuaranteedEndOfDay'
}
