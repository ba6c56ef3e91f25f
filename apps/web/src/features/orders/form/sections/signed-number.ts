/** Keeps digits, the first decimal point and a leading minus, because temperatures can be negative. */
export function signedNumber(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
  const number = rest.length === 0 ? whole : `${whole}.${rest.join('')}`
  return text.trimStart().startsWith('-') ? `-${number}` : number
}
