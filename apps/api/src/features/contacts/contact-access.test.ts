import * as contract from '@lanewise/contract/contacts'
import { type Permission, permissions } from '@lanewise/domain/access/permissions'
import { permissionsOfRoles } from '@lanewise/domain/access/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { aContact, loaded, mailsTo } from './testing/given.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

const refused = 'You do not have permission to perform this action'

/** A colleague with these permissions, next to an administrator and a contact who is not a user. */
async function colleague(held: readonly Permission[]) {
  const company = await portal.given.company()
  const admin = await portal.given.person({ company })
  const me = await portal.given.person({ company, firstName: 'Mo', permissions: held })
  const { resultId: otherId } = await portal.as(admin).ask(contract.createCustomerContact, { body: aContact() })
  const client = portal.as(me)
  const save = async (id: string, change: Record<string, unknown>) =>
    client.attempt(contract.updateCustomerContact, {
      params: { id },
      body: { ...(await loaded(portal, admin, id)), ...change },
    })
  const find = (id: string) => portal.as(admin).ask(contract.getContactInfo, { params: { id } })
  return { company, admin, me, otherId, save, find, ...client }
}

describe('with EditContacts', () => {
  it('any contact is edited, and others are deleted [CONTACT-43] [CONTACT-44]', async () => {
    const { me, admin, otherId, save, ask, find } = await colleague(['EditContacts'])
    for (const id of [otherId, admin.id, me.id]) expect((await save(id, { title: 'Lead' })).status).toBe(200)
    expect((await find(otherId)).title).toBe('Lead')
    expect((await ask(contract.deleteContact, { params: { id: otherId } })).isSuccess).toBe(true)
  })

  it('nobody deletes the own contact or ends the own access [CONTACT-45]', async () => {
    const { me, save, attempt, find } = await colleague(permissions)
    const deleted = await attempt(contract.deleteContact, { params: { id: me.id } })
    expect(deleted.problem).toMatchObject({
      status: 409,
      message: 'You cannot delete your own contact',
      isSuccess: false,
    })
    const ended = await save(me.id, { createPortalUser: false })
    expect([ended.status, ended.problem.message]).toEqual([409, 'You cannot end your own access to the portal'])
    expect((await find(me.id)).createPortalUser).toBe(true)
  })
})

describe('without EditContacts', () => {
  it('only the own contact is edited, and nobody is deleted or activated [CONTACT-46] [CONTACT-48]', async () => {
    const { me, otherId, save, attempt, find } = await colleague(['CreateContact', 'ViewContacts'])
    expect((await save(me.id, { title: 'Lead', mobileNumber: '(312) 555-0199' })).status).toBe(200)
    expect(await find(me.id)).toMatchObject({ title: 'Lead', mobileNumber: '(312) 555-0199' })
    const other = await save(otherId, { title: 'Lead' })
    expect([other.status, other.problem.message]).toEqual([403, refused])
    for (const id of [otherId, me.id])
      expect((await attempt(contract.deleteContact, { params: { id } })).status).toBe(403)
    const params = { contactId: otherId }
    expect((await attempt(contract.activateCustomer, { params })).status).toBe(403)
  })

  it('the own roles, permissions and access stay as they are [CONTACT-49]', async () => {
    const { me, save, find } = await colleague(['ViewOrder', 'ViewReports'])
    const tries = [{ permissions: [] }, { permissions: ['ViewOrder'] }, { permissions }, { createPortalUser: false }]
    for (const change of tries) expect((await save(me.id, change)).status).toBe(403)
    expect(await find(me.id)).toMatchObject({ permissions: ['ViewOrder', 'ViewReports'], createPortalUser: true })
  })
})

it('tells somebody whose permissions were changed meanwhile so, and not that the change is forbidden', async () => {
  const { me, admin, attempt, find } = await colleague(['ViewOrder'])
  const { version } = await find(me.id)
  const body = await loaded(portal, admin, me.id)
  const { ask } = portal.as(admin)
  await ask(contract.updateCustomerContact, { params: { id: me.id }, body: { ...body, permissions: ['ViewReports'] } })
  const late = await attempt(contract.updateCustomerContact, {
    params: { id: me.id },
    body: { ...body, title: 'Lead', version },
  })
  expect(late.status).toBe(409)
  expect(late.problem.conflicts).toMatchObject([
    { field: 'permissions', label: 'Permissions', mine: 'View Order', theirs: 'Reporting' },
  ])
})

describe('adding a contact', () => {
  it('takes CreateContact or EditContacts, or a copy of oneself [CONTACT-59]', async () => {
    const statusWith = async (held: Permission[], facts: (ids: { me: string; other: string }) => object) => {
      const { me, otherId, attempt } = await colleague(held)
      const body = { ...aContact(), ...facts({ me: me.id, other: otherId }) }
      return (await attempt(contract.createCustomerContact, { body })).status
    }
    expect(await statusWith(['CreateContact'], () => ({}))).toBe(200)
    expect(await statusWith(['EditContacts'], () => ({}))).toBe(200)
    expect(await statusWith(['ViewContacts'], () => ({}))).toBe(403)
    expect(await statusWith([], ({ other }) => ({ duplicateOf: other }))).toBe(403)
    expect(await statusWith([], ({ me }) => ({ duplicateOf: me }))).toBe(200)
  })

  it('by a copy of oneself without EditContacts makes a plain contact, and mails nobody [DEF-116]', async () => {
    for (const held of [['ViewOrder'], ['ViewOrder', 'CreateContact']] as Permission[][]) {
      const { me, attempt, find } = await colleague(held)
      const copy = async (facts: object) => {
        const body = { ...aContact(facts as Record<string, unknown>), duplicateOf: me.id }
        const { status, content } = await attempt(contract.createCustomerContact, { body })
        return {
          status,
          id: (content as Partial<contract.SavedContact>).resultId,
          mails: await mailsTo(portal, body.primaryEmailAddress),
        }
      }
      for (const facts of [
        { createPortalUser: true },
        { permissions: held },
        { createPortalUser: true, permissions: held },
      ])
        expect(await copy(facts)).toMatchObject({ status: 403, mails: [] })
      const plain = await copy({})
      expect(plain).toMatchObject({ status: 200, mails: [] })
      expect(await find(plain.id ?? '')).toMatchObject({ createPortalUser: false, permissions: [] })
    }
    const { me, attempt } = await colleague(['EditContacts'])
    const body = { ...aContact({ createPortalUser: true, permissions: ['EditContacts'] }), duplicateOf: me.id }
    expect((await attempt(contract.createCustomerContact, { body })).status).toBe(200)
    expect(await mailsTo(portal, body.primaryEmailAddress)).toHaveLength(1)
  })
})

describe('granting', () => {
  it('goes as far as the own permissions, for a new contact and a changed one [PERM-30]', async () => {
    const { otherId, save, attempt, find } = await colleague(permissionsOfRoles(['Data Management', 'Reporting']))
    const give = (granted: Permission[]) => ({ createPortalUser: true, permissions: granted })
    const message = 'You can grant only permissions you hold. You lack View Order, Edit Lane.'
    const created = await attempt(contract.createCustomerContact, {
      body: aContact(give(['ViewOrder', 'EditLane', 'ViewReports'])),
    })
    expect([created.status, created.problem.message]).toEqual([403, message])
    const changed = await save(otherId, give(['ViewOrder', 'EditLane']))
    expect([changed.status, changed.problem.message]).toEqual([403, message])
    expect((await save(otherId, give(['ViewReports', 'CreateLane']))).status).toBe(200)
    expect((await find(otherId)).permissions).toEqual(['CreateLane', 'ViewReports'])
  })

  it('leaves what a contact has already, although the editor does not hold it [PERM-30]', async () => {
    const { admin, save, find } = await colleague(['EditContacts'])
    expect((await save(admin.id, { title: 'Boss' })).status).toBe(200)
    expect(await find(admin.id)).toMatchObject({ title: 'Boss', permissions })
  })

  it('cannot be had by moving the sign-in of somebody with more permissions to another mailbox [PERM-30]', async () => {
    const { admin, otherId, save, find } = await colleague(['EditContacts'])
    const moved = await save(admin.id, { primaryEmailAddress: 'mine@shipper.test' })
    expect(moved.status).toBe(403)
    expect((await find(admin.id)).primaryEmailAddress).toBe(admin.emailAddress)
    expect((await save(otherId, { primaryEmailAddress: 'mine@shipper.test' })).status).toBe(200)
  })
})
