import { refuseFile } from './refuse-file.ts'

export function decodeBase64(base64: Buffer): Buffer {
  if (!isBase64(base64)) refuseFile.invalid(notBase64)
  const bytes = Buffer.from(base64.toString('latin1'), 'base64')
  if (bytes.length === 0) refuseFile.invalid('The file is empty')
  return bytes
}

export const notBase64 = 'The file must be sent in base64'

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const [other, sign, blank, padding] = [0, 1, 2, 3]
const kinds = new Uint8Array(256)
for (const one of Buffer.from(signs)) kinds[one] = sign
for (const one of Buffer.from(' \t\r\n')) kinds[one] = blank
kinds[0x3d] = padding

/**
 * Checks every character once, because a file may contain millions of blanks: at most two "=", followed only by blanks.
 */
function isBase64(bytes: Buffer): boolean {
  let paddings = 0
  for (const byte of bytes) {
    const kind = kinds[byte]
    if (kind === other || (kind === sign && paddings > 0)) return false
    if (kind === padding) paddings += 1
  }
  return paddings <= 2
}
