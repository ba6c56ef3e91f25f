export const nmfcMessage = 'Enter the NMFC number as item or item-sub, for example 156600-2'

/** TRADE-3: the two parts of an NMFC number, as text because of their leading zeros; null when it is not one. */
export function parseNmfc(text: string): { item: string; sub: string | null } | null {
  const [, item, sub = null] = /^(\d{1,6})(?:-(\d{1,2}))?$/.exec(text.trim()) ?? []
  return item === undefined ? null : { item, sub }
}

/** TRADE-3: an NMFC number as it is written, item or item-sub. */
export function formatNmfc(item: string, sub: string | null): string {
  return sub === null ? item : `${item}-${sub}`
}
