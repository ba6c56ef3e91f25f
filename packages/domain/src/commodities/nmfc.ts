export const nmfcMessage = 'Enter the NMFC number as item or item-sub, for example 156600-2'

/**
 * The two parts of an NMFC number, as text because of their leading zeros; null if the text is not an NMFC number.
 * (TRADE-3)
 */
export function parseNmfc(text: string): { item: string; sub: string | null } | null {
  const [, item, sub = null] = /^(\d{1,6})(?:-(\d{1,2}))?$/.exec(text.trim()) ?? []
  return item === undefined ? null : { item, sub }
}

/** Formats an NMFC number as item or item-sub. (TRADE-3) */
export function formatNmfc(item: string, sub: string | null): string {
  return sub === null ? item : `${item}-${sub}`
}
