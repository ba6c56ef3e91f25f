import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword, passwordIssue } from './passwords.ts'

const email = 'ana@acme.test'

describe('a new password', () => {
  const checked: [string, string | null][] = [
    ['', 'Use at least 10 characters'],
    ['123456789', 'Use at least 10 characters'],
    ['1234567890', null],
    ['😀'.repeat(9), 'Use at least 10 characters'],
    ['x'.repeat(200), null],
    ['x'.repeat(201), 'Use at most 200 characters'],
    ['Ana@Acme.Test', 'Do not use your email address as password'],
  ]
  it('has at least 10 and at most 200 characters and is not the email address', () => {
    for (const [password, issue] of checked) expect(passwordIssue(password, email)).toBe(issue)
  })
})

describe('a stored password', () => {
  it('says how it was made, and never the same twice', async () => {
    const [one, other] = await Promise.all([hashPassword('freight-desk-24'), hashPassword('freight-desk-24')])
    expect(one).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect(other).not.toBe(one)
  })

  it('is matched by the same text alone', async () => {
    const stored = await hashPassword('freight-desk-24')
    expect(await isPassword('freight-desk-24', stored)).toBe(true)
    expect(await isPassword('freight-desk-25', stored)).toBe(false)
    expect(await isPassword('', stored)).toBe(false)
  })

  it('is matched however the keyboard composes an accented letter', async () => {
    const stored = await hashPassword('caf\u00e9 au lait')
    expect(await isPassword('cafe\u0301 au lait', stored)).toBe(true)
  })

  it('keeps working after the cost was raised', async () => {
    const cheap = 'scrypt$16384$8$1$AAAAAAAAAAAAAAAAAAAAAA$'
    const { scryptSync } = await import('node:crypto')
    const key = scryptSync('freight-desk-24', Buffer.alloc(16), 32, { N: 16384 }).toString('base64url')
    expect(await isPassword('freight-desk-24', `${cheap}${key}`)).toBe(true)
  })

  it('that does not exist is matched by nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 30 }), async (text) => !(await isPassword(text, null))),
      { numRuns: 5 },
    )
  })
})
