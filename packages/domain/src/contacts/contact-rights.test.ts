import { describe, expect, it } from 'vitest'
import { contactRights, mayCreateContact, mayGiveAccess, mayTakeAway, takesAway } from './contact-rights.ts'

const ana = { id: 'ana', primaryEmailAddress: 'ana@acme.test', isActivated: true }
const bo = { id: 'bo', primaryEmailAddress: 'bo@acme.test', isActivated: true }
const cy = { id: 'cy', primaryEmailAddress: 'cy@acme.test', isActivated: false }
const editor = { id: 'ana', permissions: ['EditContacts'] } as const
const plain = { id: 'ana', permissions: ['ViewContacts', 'CreateContact'] } as const

describe('with EditContacts', () => {
  it('any contact may be edited and duplicated [CONTACT-43]', () => {
    for (const contact of [ana, bo, cy])
      expect(contactRights(editor, contact)).toMatchObject({ edit: true, duplicate: true })
  })

  it('every contact but the own may be deleted or lose its access [CONTACT-44] [CONTACT-45]', () => {
    expect(contactRights(editor, bo)).toMatchObject({ delete: true, endAccess: true })
    expect(contactRights(editor, ana)).toMatchObject({ delete: false, endAccess: false })
  })

  it('an activation goes to who has an email and is not activated, and to no others [CONTACT-46] [CONTACT-50]', () => {
    expect(contactRights(editor, cy).sendActivation).toBe(true)
    expect(contactRights(editor, bo).sendActivation).toBe(false)
    expect(contactRights(editor, { ...cy, primaryEmailAddress: '' }).sendActivation).toBe(false)
  })

  it('a password reset goes to any activated contact, and to no others [CONTACT-47] [CONTACT-51]', () => {
    expect([ana, bo, cy].map((contact) => contactRights(editor, contact).resetPassword)).toEqual([true, true, false])
  })
})

describe('without EditContacts', () => {
  it('only the own contact may be edited, duplicated and sent a reset [CONTACT-48]', () => {
    expect(contactRights(plain, ana)).toMatchObject({ edit: true, duplicate: true, resetPassword: true })
    expect(contactRights(plain, bo)).toMatchObject({ edit: false, duplicate: false, resetPassword: false })
  })

  it('nobody is deleted, activated or given other permissions [CONTACT-46] [CONTACT-49]', () => {
    for (const contact of [ana, bo, cy])
      expect(contactRights(plain, contact)).toMatchObject({ delete: false, sendActivation: false, changeAccess: false })
  })
})

describe('a new contact', () => {
  it('is made with CreateContact or EditContacts, or as a copy of oneself [CONTACT-59]', () => {
    expect(mayCreateContact(plain, null)).toBe(true)
    expect(mayCreateContact(editor, null)).toBe(true)
    const nobody = { id: 'ana', permissions: [] }
    expect([null, 'bo', 'ana'].map((duplicateOf) => mayCreateContact(nobody, duplicateOf))).toEqual([
      false,
      false,
      true,
    ])
  })

  it('has access to the portal by EditContacts, or by CreateContact where it is no copy of oneself [DEF-116]', () => {
    const copies = [null, 'bo', 'ana']
    expect(copies.map((duplicateOf) => mayGiveAccess(editor, duplicateOf))).toEqual([true, true, true])
    expect(copies.map((duplicateOf) => mayGiveAccess(plain, duplicateOf))).toEqual([true, true, false])
    const nobody = { id: 'ana', permissions: [] }
    expect(copies.map((duplicateOf) => mayGiveAccess(nobody, duplicateOf))).toEqual([false, false, false])
  })
})

describe('taking away', () => {
  const user = { ...bo, createPortalUser: true, permissions: ['EditContacts', 'EditLane'] } as const

  it('is for who holds EditContacts and every permission of the person [DEF-118] [PERM-30]', () => {
    expect(mayTakeAway(editor, { permissions: ['EditContacts'] })).toBe(true)
    expect(mayTakeAway(editor, user)).toBe(false)
    expect(mayTakeAway(plain, { permissions: ['ViewContacts'] })).toBe(false)
  })

  it('means a permission, the access and the sign-in address, and nothing that is given [DEF-118]', () => {
    expect(takesAway(user, { ...user, permissions: ['EditLane'] })).toBe(true)
    expect(takesAway(user, { ...user, createPortalUser: false })).toBe(true)
    expect(takesAway(user, { ...user, primaryEmailAddress: 'bo@other.test' })).toBe(true)
    expect(takesAway(user, { ...user, permissions: ['EditLane', 'EditContacts', 'ViewLanes'] })).toBe(false)
    expect(takesAway(user, { ...user, primaryEmailAddress: 'BO@acme.test' })).toBe(false)
    const plainContact = { ...user, createPortalUser: false, permissions: [] }
    expect(takesAway(plainContact, { ...plainContact, primaryEmailAddress: 'bo@other.test' })).toBe(false)
  })
})
