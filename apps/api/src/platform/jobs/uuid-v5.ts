import { createHash } from 'node:crypto'

/** Namespace of this product's names. Any fixed UUID works. */
const namespace = Buffer.from('6f1d3c7aa24b5d0e9b8c41f7e2a95d30', 'hex')

/** The same name gives the same UUID in every process (RFC 9562, version 5). */
export function uuidV5(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name, 'utf8').digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
