import { describe, expect, it } from 'vitest'
import { isBetaUser } from './beta.ts'

describe('isBetaUser', () => {
  it('is true only for an address in the list [PERM-31]', () => {
    expect(isBetaUser('ann@acme.test', 'ann@acme.test,bob@acme.test')).toBe(true)
    expect(isBetaUser('bob@acme.test', 'ann@acme.test,bob@acme.test')).toBe(true)
    expect(isBetaUser('ann@acme.test', 'joann@acme.test,ann@acme.testing')).toBe(false)
  })

  it('ignores case [PERM-33]', () => {
    expect(isBetaUser('Ann@Acme.test', 'ANN@ACME.TEST')).toBe(true)
  })

  it('ignores blanks around addresses, and without a list nobody is one [PERM-34]', () => {
    expect(isBetaUser('bob@acme.test', ' ann@acme.test ,\n bob@acme.test ')).toBe(true)
    for (const list of [null, undefined, '', ' , ']) expect(isBetaUser('ann@acme.test', list)).toBe(false)
    for (const email of [null, undefined, '', ' ']) expect(isBetaUser(email, 'ann@acme.test,,')).toBe(false)
  })
})
