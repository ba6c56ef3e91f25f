/** The corner of the design space at which a variation has its full effect, from -1 to 1 per axis. */
export type Peak = readonly number[]

const [isShared, isOwnPeak, isBetween, isOwnPoints] = [0x8000, 0x8000, 0x4000, 0x2000]
const headSize = 20

/**
 * Keeps only some variations of each character in the table `gvar`.
 * https://learn.microsoft.com/typography/opentype/spec/gvar
 */
export function keepVariations(gvar: Buffer, isUsed: (peak: Peak) => boolean): Buffer {
  const axes = gvar.readUInt16BE(4)
  const start = gvar.readUInt32BE(8)
  const common = gvar.subarray(start, start + gvar.readUInt16BE(6) * axes * 2)
  const peakAt = (data: Buffer, at: number) =>
    Array.from({ length: axes }, (_unused, axis) => data.readInt16BE(at + axis * 2) / 0x4000)
  const glyphs = glyphsOf(gvar).map((glyph) => {
    const { points, variations } = variationsOf(glyph, axes)
    const used = variations.filter(({ head }) => {
      const index = head.readUInt16BE(2)
      return isUsed(index & isOwnPeak ? peakAt(head, 4) : peakAt(common, (index & 0xfff) * axes * 2))
    })
    return written(used, points)
  })
  return writtenTable(gvar.subarray(0, headSize), common, glyphs)
}

function glyphsOf(gvar: Buffer): Buffer[] {
  const isLong = (gvar.readUInt16BE(14) & 1) === 1
  const start = gvar.readUInt32BE(16)
  const offset = (index: number) =>
    start + (isLong ? gvar.readUInt32BE(headSize + index * 4) : gvar.readUInt16BE(headSize + index * 2) * 2)
  return Array.from({ length: gvar.readUInt16BE(12) }, (_unused, glyph) =>
    gvar.subarray(offset(glyph), offset(glyph + 1)),
  )
}

type Variation = { head: Buffer; body: Buffer }

/** Variations of one character. `points` is the list that those without a list of their own share. */
function variationsOf(glyph: Buffer, axes: number): { points: Buffer; variations: Variation[] } {
  if (glyph.length === 0) return { points: glyph, variations: [] }
  const [counts, start] = [glyph.readUInt16BE(0), glyph.readUInt16BE(2)]
  const points = glyph.subarray(start, counts & isShared ? endOfPoints(glyph, start) : start)
  const variations: Variation[] = []
  let [at, from] = [4, start + points.length]
  for (let rest = counts & 0xfff; rest > 0; rest -= 1) {
    const [size, index] = [glyph.readUInt16BE(at), glyph.readUInt16BE(at + 2)]
    const corners = (index & isOwnPeak ? 1 : 0) + (index & isBetween ? 2 : 0)
    const end = at + 4 + corners * axes * 2
    variations.push({ head: glyph.subarray(at, end), body: glyph.subarray(from, from + size) })
    at = end
    from += size
  }
  return { points, variations }
}

/** A list of points is a count and then runs of one or two bytes per point. */
function endOfPoints(glyph: Buffer, start: number): number {
  const first = glyph.readUInt8(start)
  const isLarge = first >= 128
  let at = start + (isLarge ? 2 : 1)
  for (let rest = isLarge ? glyph.readUInt16BE(start) & 0x7fff : first; rest > 0; ) {
    const run = glyph.readUInt8(at)
    const count = (run & 127) + 1
    at += 1 + count * (run & 128 ? 2 : 1)
    rest -= count
  }
  return at
}

function written(variations: readonly Variation[], points: Buffer): Buffer {
  if (variations.length === 0) return Buffer.alloc(0)
  const shares = variations.some(({ head }) => !(head.readUInt16BE(2) & isOwnPoints))
  const heads = Buffer.concat(variations.map(({ head }) => head))
  const counts = Buffer.alloc(4)
  counts.writeUInt16BE(variations.length | (shares ? isShared : 0), 0)
  counts.writeUInt16BE(counts.length + heads.length, 2)
  return Buffer.concat([counts, heads, ...(shares ? [points] : []), ...variations.map(({ body }) => body)])
}

function writtenTable(head: Buffer, common: Buffer, glyphs: readonly Buffer[]): Buffer {
  const offsets = Buffer.alloc((glyphs.length + 1) * 4)
  let at = 0
  for (const [index, glyph] of glyphs.entries()) {
    at += glyph.length
    offsets.writeUInt32BE(at, (index + 1) * 4)
  }
  const changed = Buffer.from(head)
  changed.writeUInt32BE(head.length + offsets.length, 8)
  changed.writeUInt16BE(1, 14)
  changed.writeUInt32BE(head.length + offsets.length + common.length, 16)
  return Buffer.concat([changed, offsets, common, ...glyphs])
}
