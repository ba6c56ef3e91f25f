import { expect, it } from 'vitest'
import { isEmailAddress } from './email.ts'

it('takes characters without blank or "@", an "@" and a domain with a dot, and nothing else [CONTACT-35]', () => {
  for (const right of ['ana@acme.test', 'a.b+c@mail.acme.co.uk', 'O’Neil@acme.test'])
    expect(isEmailAddress(right)).toBe(true)
  for (const wrong of [
    '',
    'ana',
    '@acme.test',
    'ana@',
    'ana@acme',
    'ana@@acme.test',
    'a na@acme.test',
    'ana@acme .test',
    'ana@.test',
    'ana@acme.',
    'ana@acme..test',
  ])
    expect(isEmailAddress(wrong)).toBe(false)
})
