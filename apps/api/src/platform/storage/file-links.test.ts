import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { readLink, signLink } from './file-links.ts'

const key = randomBytes(32)
const link = { companyId: randomUUID(), fileId: randomUUID(), expires: new Date('2026-11-17T10:00:00Z') }

it('tells the file, the company and the end to whoever made it', () => {
  expect(readLink(signLink(link, key), key)).toEqual(link)
})

it('tells nothing when it was made with another key, changed by a sign, cut or lengthened', () => {
  const token = signLink(link, key)
  expect(readLink(token, randomBytes(32))).toBeNull()
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'x' ? 'y' : 'x'
    expect(readLink(`${token.slice(0, at)}${other}${token.slice(at + 1)}`, key)).toBeNull()
  }
  for (const wrong of ['', token.slice(1), token.slice(0, -1), `${token}A`, `${token}=`, '../../etc/passwd'])
    expect(readLink(wrong, key)).toBeNull()
})
