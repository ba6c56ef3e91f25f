export type LinePoint = readonly [longitude: number, latitude: number]

const base = 32
const offset = 63

/**
 * Encodes a line as a short text: each point as its offset from the previous one, in thousandths of a degree, five bits
 * per character. Accurate to about 50 meters, and a fifth of the size of written coordinates.
 */
export function encodeLine(line: readonly LinePoint[]): string {
  let text = ''
  let [x, y] = [0, 0]
  for (const [longitude, latitude] of line) {
    const [east, north] = [Math.round(longitude * 1000), Math.round(latitude * 1000)]
    text += encodeNumber(east - x) + encodeNumber(north - y)
    x = east
    y = north
  }
  return text
}

export function decodeLine(text: string): LinePoint[] {
  const numbers = decodeNumbers(text)
  const line: LinePoint[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    x += numbers[index] ?? 0
    y += numbers[index + 1] ?? 0
    line.push([x / 1000, y / 1000])
  }
  return line
}

/** The sign is stored in the lowest bit, so that small numbers stay short whether positive or negative. */
function encodeNumber(number: number): string {
  let remaining = number < 0 ? -2 * number - 1 : 2 * number
  let text = ''
  while (remaining >= base) {
    text += String.fromCharCode((remaining % base) + base + offset)
    remaining = Math.floor(remaining / base)
  }
  return text + String.fromCharCode(remaining + offset)
}

function decodeNumbers(text: string): number[] {
  const numbers: number[] = []
  let [value, factor] = [0, 1]
  for (let index = 0; index < text.length; index += 1) {
    const part = text.charCodeAt(index) - offset
    value += (part % base) * factor
    factor *= base
    if (part >= base) continue
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2)
    value = 0
    factor = 1
  }
  return numbers
}
