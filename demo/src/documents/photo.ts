import { crc32, deflateSync } from 'node:zlib'
import type { Random } from '#random.ts'

const [width, height] = [480, 640]

/** A PNG photo of a sheet of paper on a dark table: gray noise, a bright page and lines of writing. */
export function paperPhoto(random: Random): Buffer {
  const rows = Buffer.alloc(height * (width + 1))
  const [left, top, tilt] = [random.whole(30, 60), random.whole(40, 70), random.whole(-6, 6) / 100]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [onX, onY] = [x - left - (y - top) * tilt, y - top + (x - left) * tilt]
      rows[y * (width + 1) + 1 + x] = shade(onX, onY) + random.whole(0, 5)
    }
  return png(rows)
}

function shade(x: number, y: number): number {
  if (x < 0 || y < 0 || x > 380 || y > 520) return 52
  const isLine = y % 26 < 3 && x > 30 && x < 340 - ((y * 37) % 120) && y > 60 && y < 440
  return isLine ? 90 : 232
}

/** Encodes grayscale rows as PNG, with one byte per pixel. */
function png(rows: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(typeAndData))
  return Buffer.concat([length, typeAndData, check])
}
