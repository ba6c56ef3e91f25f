import { describe, expect, it } from 'vitest'
import { contactRights, mayChangeSignIn, mayChooseAccess, mayCreateContact } from './contact-rights.ts'

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
    expect(mayChooseAccess(nobody)).toBe(false)
  })
})

it('moves the sign-in of a user to another address only for who holds its permissions [PERM-30]', () => {
  expect(mayChangeSignIn(editor, { permissions: ['EditContacts'] })).toBe(true)
  expect(mayChangeSignIn(editor, { permissions: ['EditContacts', 'EditLane'] })).toBe(false)
})
