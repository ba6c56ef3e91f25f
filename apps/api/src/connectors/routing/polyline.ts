export type Line = [longitude: number, latitude: number][]

/**
 * Decodes a polyline with 5 or 6 decimals: each number is the difference to the previous one, in groups of five bits,
 * lowest group first, as characters starting at "?". Undefined for an invalid text.
 */
export function decodePolyline(text: string, decimals: 5 | 6): Line | undefined {
  const numbers = decodedNumbers(text)
  if (!numbers || numbers.length % 2 === 1) return
  const line: Line = []
  let latitude = 0
  let longitude = 0
  for (let index = 0; index < numbers.length; index += 2) {
    latitude += numbers[index] ?? 0
    longitude += numbers[index + 1] ?? 0
    line.push([longitude / 10 ** decimals, latitude / 10 ** decimals])
  }
  return line.every(isOnEarth) ? line : undefined
}

const firstCharacter = 63
/** Six groups are enough for any difference of two longitudes with six decimals. More would exceed 32 bits. */
const mostGroups = 6

function decodedNumbers(text: string): number[] | undefined {
  const numbers: number[] = []
  let bits = 0
  let groups = 0
  for (let index = 0; index < text.length; index += 1) {
    const group = text.charCodeAt(index) - firstCharacter
    if (group < 0 || group > 63 || groups === mostGroups) return
    bits |= (group & 31) << (5 * groups)
    groups += 1
    if (group >= 32) continue
    numbers.push(bits & 1 ? ~(bits >> 1) : bits >> 1)
    bits = 0
    groups = 0
  }
  return groups === 0 ? numbers : undefined
}

const isOnEarth = ([longitude, latitude]: Line[number]) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
