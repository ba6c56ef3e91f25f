import type { Permission } from '@lanewise/domain/access/permissions'
import { describe, expect, it } from 'vitest'
import { aContact } from '#features/contacts/testing/given.ts'
import { accessLimits } from './contact-form-values.ts'

const person = aContact({ createPortalUser: true, permissions: ['ViewLanes'] })
const user = (permissions: Permission[], id = 'another') => ({ id, permissions })
const equal = user(['EditContacts', 'ViewLanes'])
const lesser = user(['EditContacts'])
const limits = (who: ReturnType<typeof user>, contact = person) => accessLimits('edit', contact, who)
const takeAway = 'You can only change people whose permissions you hold yourself.'

describe('what of the access a user may change in the form', () => {
  it('is all of it for an equal', () => {
    expect(limits(equal)).toEqual({ mayChange: true, lockedBecause: null, emailLockedBecause: null, locked: [] })
  })

  it('is neither access nor address nor permissions of somebody who holds more', () => {
    expect(limits(lesser)).toEqual({
      mayChange: true,
      lockedBecause: takeAway,
      emailLockedBecause: takeAway,
      locked: ['ViewLanes'],
    })
  })

  it('leaves the address free where nobody signs in with it', () => {
    const plain = aContact({ permissions: ['ViewLanes'] })
    expect(limits(lesser, plain)).toMatchObject({ lockedBecause: null, emailLockedBecause: null })
  })

  it('leaves the own access on, and without EditContacts the own address as well', () => {
    expect(limits(user(['EditContacts', 'ViewLanes'], person.id)).lockedBecause).toBe(
      'You cannot end your own access to the portal',
    )
    expect(limits(user(['ViewLanes'], person.id))).toMatchObject({
      mayChange: false,
      lockedBecause: null,
      emailLockedBecause: expect.stringContaining('permission') as never,
    })
  })
})
