import * as contract from '@lanewise/contract/contacts'
import { getHistory } from '@lanewise/contract/history'
import { permissions } from '@lanewise/domain/access/permissions'
import { permissionsOfRoles } from '@lanewise/domain/access/roles'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { aContact, aLocation, loaded } from './testing/given.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

async function company() {
  const made = await portal.given.company('Acme Foods')
  const ana = await portal.given.person({ company: made })
  return { company: made, ana, ...portal.as(ana) }
}

describe('a contact', () => {
  it('is answered with its access, its numbers and where it works [CONTACT-26] [CONTACT-54] [CONTACT-56] [DEF-113]', async () => {
    const { company: made, ask } = await company()
    const plant = await aLocation(portal, made.id, 'Joliet Plant')
    const dock = await aLocation(portal, made.id, 'Dallas DC', 'Borealis Paper')
    const body = aContact({
      title: 'Clerk',
      officeNumber: '(312) 555-0101 ext. 12',
      mobileNumber: '312 555-0102',
      contactRoleTypes: ['Driver'],
      createPortalUser: true,
      permissions: permissionsOfRoles(['Reporting', 'Quoting']),
      locations: [plant],
      nonCompanyLocations: [dock],
    })
    const created = await ask(contract.createCustomerContact, { body })
    expect(created).toEqual({
      resultId: created.resultId,
      isSuccess: true,
      message: 'Successfully created contact',
      exception: null,
    })
    const contact = await ask(contract.getContactInfo, { params: { id: created.resultId } })
    expect(contact).toEqual({
      ...body,
      id: created.resultId,
      isActivated: false,
      roleTypes: ['Portal User', 'Driver'],
      contactRoleTypes: ['Portal', 'Driver'],
      roles: ['Quoting', 'Reporting'],
      permissions: ['CreateQuote', 'ViewQuoteHistory', 'ViewReports'],
      profilePictureFileId: null,
      phoneNumbers: [
        { type: 'office', number: '(312) 555-0101 ext. 12' },
        { type: 'mobile', number: '312 555-0102' },
      ],
      location: { name: 'Joliet Plant', city: 'Joliet', state: 'IL', ianaTimeZone: 'America/Chicago' },
      invitedAt: contact.invitedAt,
      lastActiveAt: null,
      version: 1,
      updatedAt: contact.updatedAt,
    })
  })

  it('keeps no permissions without access to the portal [PERM-28]', async () => {
    const { ask } = await company()
    const body = aContact({ createPortalUser: false, permissions: ['ViewOrder'] })
    const { resultId } = await ask(contract.createCustomerContact, { body })
    expect(await ask(contract.getContactInfo, { params: { id: resultId } })).toMatchObject({
      permissions: [],
      contactRoleTypes: [],
    })
  })

  it('needs first name, last name and email, a right address and right numbers [CONTACT-31] [CONTACT-32] [CONTACT-33] [CONTACT-34] [CONTACT-36] [CONTACT-38]', async () => {
    const { attempt, ask } = await company()
    const empty = { firstName: ' ', lastName: '', primaryEmailAddress: '', officeNumber: '555', mobileNumber: '1' }
    const refused = await attempt(contract.createCustomerContact, { body: empty })
    expect(refused.status).toBe(400)
    expect(refused.problem).toMatchObject({ isSuccess: false })
    expect(refused.problem.modelState).toEqual({
      firstName: ['This field is required.'],
      lastName: ['This field is required.'],
      primaryEmailAddress: ['This field is required.'],
      officeNumber: ['Not a valid phone number'],
      mobileNumber: ['Not a valid phone number'],
    })
    const { problem } = await attempt(contract.createCustomerContact, {
      body: aContact({ primaryEmailAddress: 'bo@shipper' }),
    })
    expect(problem.modelState).toEqual({ primaryEmailAddress: ['Not a valid email'] })
    const plain = aContact({ officeNumber: '', mobileNumber: null })
    expect((await ask(contract.createCustomerContact, { body: plain })).isSuccess).toBe(true)
  })

  it('works at locations of the company and of other firms, each in its own list', async () => {
    const { company: made, attempt } = await company()
    const plant = await aLocation(portal, made.id, 'Joliet Plant')
    const dock = await aLocation(portal, made.id, 'Dallas DC', 'Borealis Paper')
    const foreign = await aLocation(portal, (await portal.given.company()).id, 'Secret Plant')
    const modelStateOf = async (facts: Record<string, unknown>) =>
      (await attempt(contract.createCustomerContact, { body: aContact(facts) })).problem.modelState
    const own = { locations: ['Choose locations of your company'] }
    expect(await modelStateOf({ locations: [dock] })).toEqual(own)
    expect(await modelStateOf({ locations: [foreign] })).toEqual(own)
    expect(await modelStateOf({ nonCompanyLocations: [plant] })).toEqual({
      nonCompanyLocations: ['Choose locations of other companies'],
    })
  })
})

describe('changing a contact', () => {
  it('sends id and fields, answers like the create and changes nothing else [CONTACT-57]', async () => {
    const { company: made, ana, ask } = await company()
    const plant = await aLocation(portal, made.id, 'Joliet Plant')
    const mill = await aLocation(portal, made.id, 'Gary Mill')
    const { resultId } = await ask(contract.createCustomerContact, { body: aContact({ locations: [plant] }) })
    const body = { ...(await loaded(portal, ana, resultId)), title: 'Lead', locations: [mill, plant] }
    expect(await ask(contract.updateCustomerContact, { params: { id: resultId }, body })).toEqual({
      resultId,
      isSuccess: true,
      message: 'Successfully updated contact',
      exception: null,
    })
    expect(await ask(contract.getContactInfo, { params: { id: resultId } })).toMatchObject({ ...body, version: 2 })
    await ask(contract.updateCustomerContact, { params: { id: resultId }, body })
    expect((await ask(contract.getContactInfo, { params: { id: resultId } })).version).toBe(2)
  })

  it('joins what two people changed, and asks about what both changed by what people read [DEF-123]', async () => {
    const { company: made, ask, attempt } = await company()
    const plant = await aLocation(portal, made.id, 'Joliet Plant')
    const mill = await aLocation(portal, made.id, 'Gary Mill')
    const { resultId } = await ask(contract.createCustomerContact, { body: aContact() })
    const params = { id: resultId }
    const save = (body: object) => attempt(contract.updateCustomerContact, { params, body: { ...body, version: 1 } })
    await save({ title: 'Lead', locations: [plant], contactRoleTypes: ['Driver'] })
    expect((await save({ officeNumber: '(312) 555-0101', locations: [{ ...plant, label: '' }] })).status).toBe(200)
    const late = await save({ locations: [mill], contactRoleTypes: [], mobileNumber: null })
    expect(late.status).toBe(409)
    expect(late.problem.conflicts).toMatchObject([
      { field: 'contactRoleTypes', label: 'Driver', mine: 'No', theirs: 'Yes', changedBy: 'Ana Ruiz' },
      { field: 'locations', label: 'Locations', mine: 'Gary Mill', theirs: 'Joliet Plant', theirsValue: [plant] },
    ])
    expect(await ask(contract.getContactInfo, { params })).toMatchObject({
      title: 'Lead',
      officeNumber: '(312) 555-0101',
      locations: [plant],
    })
  })

  it('is told in plain words: permissions as roles, locations by name [AUDIT-2]', async () => {
    const { company: made, ana, ask } = await company()
    const plant = await aLocation(portal, made.id, 'Joliet Plant')
    const { resultId } = await ask(contract.createCustomerContact, {
      body: aContact({ createPortalUser: true, permissions: permissionsOfRoles(['Quoting']) }),
    })
    const params = { id: resultId }
    const before = await loaded(portal, ana, resultId)
    await ask(contract.updateCustomerContact, {
      params,
      body: {
        ...before,
        permissions: [...permissionsOfRoles(['Reporting']), 'EditLane'],
        contactRoleTypes: ['Driver'],
        locations: [plant],
      },
    })
    const { data } = await ask(getHistory, { params: { entity: 'contact', entityId: resultId } })
    expect(data.flatMap(({ sentences }) => sentences)).toEqual([
      'Ana Ruiz set Locations to Joliet Plant',
      'Ana Ruiz changed Driver from No to Yes',
      'Ana Ruiz changed Permissions from Quoting to Reporting, Edit Lane',
      `Ana Ruiz sent the activation link to ${before.primaryEmailAddress}`,
      'Ana Ruiz created contact Bo Lind',
    ])
  })
})

describe('an address or number that another contact has', () => {
  const numbers = { officeNumber: '(312) 555-0101', mobileNumber: '(312) 555-0102' }
  const refusal = (message: string) => ({ status: 409, message, detail: message, isSuccess: false })

  it('is refused with 409 in the words that forms look for, on create and update [DEF-10]', async () => {
    const { ask, attempt } = await company()
    const bo = aContact({ ...numbers, primaryEmailAddress: 'Bo.Lind@Shipper.test' })
    await ask(contract.createCustomerContact, { body: bo })
    const cy = aContact({ firstName: 'Cy' })
    const { resultId } = await ask(contract.createCustomerContact, { body: cy })
    for (const [taken, message] of [
      [{ primaryEmailAddress: 'bo.lind@shipper.TEST' }, 'Email already exists'],
      [{ officeNumber: '312 555-0101' }, 'Office number already exists'],
      [{ mobileNumber: '(312) 555-0102' }, 'Mobile number already exists'],
    ] as const) {
      const created = await attempt(contract.createCustomerContact, { body: aContact(taken) })
      expect(created.problem).toMatchObject(refusal(message))
      const body = { ...cy, ...taken }
      const updated = await attempt(contract.updateCustomerContact, { params: { id: resultId }, body })
      expect(updated.problem).toMatchObject(refusal(message))
    }
  })

  it('is free again once that contact is deleted, and in every other company', async () => {
    const { ask } = await company()
    const bo = aContact(numbers)
    const { resultId } = await ask(contract.createCustomerContact, { body: bo })
    await ask(contract.deleteContact, { params: { id: resultId } })
    expect((await ask(contract.createCustomerContact, { body: bo })).isSuccess).toBe(true)
    const elsewhere = await company()
    expect((await elsewhere.ask(contract.createCustomerContact, { body: bo })).isSuccess).toBe(true)
  })

  it('is refused too where a portal user of another company signs in with the address', async () => {
    const { ask, attempt } = await company()
    const stranger = await portal.given.person()
    const body = aContact({ primaryEmailAddress: stranger.emailAddress.toUpperCase(), createPortalUser: true })
    expect((await attempt(contract.createCustomerContact, { body })).problem).toMatchObject(
      refusal('Email already exists'),
    )
    const { resultId } = await ask(contract.createCustomerContact, { body: { ...body, createPortalUser: false } })
    const opened = await attempt(contract.activateCustomer, { params: { contactId: resultId } })
    expect(opened.problem).toMatchObject(refusal('Email already exists'))
  })

  it('is given to one of several who save it at once', async () => {
    const { attempt } = await company()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => attempt(contract.createCustomerContact, { body: aContact(numbers) })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(5)
    for (const { problem } of refused) expect(problem.message).toMatch(/^(Office|Mobile) number already exists$/)
  })
})

describe('the list', () => {
  it('pages by 20 from page 1 and answers data and total, by last and first name [CONTACT-6] [CONTACT-55]', async () => {
    const { ask } = await company()
    await Promise.all(
      Array.from({ length: 22 }, (_, n) =>
        ask(contract.createCustomerContact, { body: aContact({ lastName: n % 2 ? `adams ${n}` : `Baker ${n}` }) }),
      ),
    )
    const first = await ask(contract.searchContacts, {})
    expect([first.data.length, first.total]).toEqual([20, 23])
    const rest = await ask(contract.searchContacts, { query: { page: 2 } })
    const names = [...first.data, ...rest.data].map(({ lastName }) => lastName.toLowerCase())
    expect(names).toEqual([...names].sort())
    expect(rest.data).toHaveLength(3)
    expect((await ask(contract.searchContacts, { query: { page: 1, pageSize: 2 } })).data).toHaveLength(2)
  })

  it('finds by name, email, title and number, however the number is written [CONTACT-5] [CONTACT-55]', async () => {
    const { ask } = await company()
    const facts = { firstName: 'Nóra', lastName: 'O’Neil', title: 'Yard_lead', officeNumber: '(773) 555-0188' }
    await ask(contract.createCustomerContact, { body: aContact({ ...facts, primaryEmailAddress: 'nora@pier9.test' }) })
    const firstNames = async (searchTerm: string) =>
      (await ask(contract.searchContacts, { query: { searchTerm } })).data.map(({ firstName }) => firstName)
    for (const term of ['nora o’n', 'Nóra', 'oneil', 'PIER9', 'yard_lead', '7735550188', '555-0188'])
      expect(await firstNames(term)).toEqual(['Nóra'])
    expect(await firstNames('yard%leader')).toEqual([])
  })

  it('shows portal users, admins or drivers alone when asked to [CONTACT-4] [CONTACT-27] [CONTACT-55]', async () => {
    const { ask, attempt } = await company()
    const add = (firstName: string, facts: Record<string, unknown>) =>
      ask(contract.createCustomerContact, { body: aContact({ firstName, ...facts }) })
    await add('Plain', {})
    await add('Driver', { contactRoleTypes: ['Driver'] })
    await add('User', { createPortalUser: true, permissions: permissions.slice(1) })
    await add('Boss', { createPortalUser: true, permissions })
    const namesOf = async (query: object) =>
      (await ask(contract.searchContacts, { query })).data.map(({ firstName }) => firstName).sort()
    expect(await namesOf({ contactRoleType: 'Portal' })).toEqual(['Ana', 'Boss', 'User'])
    expect(await namesOf({ contactRoleType: 'Admin' })).toEqual(['Ana', 'Boss'])
    expect(await namesOf({ contactRoleType: 'Driver' })).toEqual(['Driver'])
    expect(await namesOf({})).toHaveLength(5)
    expect((await attempt(contract.searchContacts, { query: { contactRoleType: 'Boss' } })).status).toBe(400)
  })

  it('is open to every signed-in user, without any permission [ROUTE-26]', async () => {
    const { company: made, ana } = await company()
    const { ask } = portal.as(await portal.given.person({ company: made, permissions: [], firstName: 'Noor' }))
    expect((await ask(contract.searchContacts, {})).total).toBe(2)
    expect((await ask(contract.getContactInfo, { params: { id: ana.id } })).firstName).toBe('Ana')
  })
})

it('is reached at the addresses that other programs know [CONTACT-65]', async () => {
  const { ana, raw, ask } = await company()
  const { resultId } = await ask(contract.createCustomerContact, { body: aContact() })
  const statusOf = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' }
    const init = body ? { headers, body: JSON.stringify(body) } : {}
    return (await raw(method, `/api/v1${path}`, init)).status
  }
  const calls: [string, string, object?][] = [
    ['GET', '/contacts'],
    ['POST', '/contacts', aContact()],
    ['GET', `/contacts/${resultId}`],
    ['PUT', `/contacts/${resultId}`, aContact()],
    ['POST', `/contacts/${resultId}/activate`],
    ['POST', '/contacts/reset-password', { emailAddress: ana.emailAddress }],
    ['DELETE', `/contacts/${resultId}`],
    ['GET', '/locations/customer?searchTerm=dal'],
    ['GET', '/locations/company'],
    ['GET', '/locations?q=dal'],
  ]
  for (const call of calls) expect([...call.slice(0, 2), await statusOf(...call)]).toEqual([...call.slice(0, 2), 200])
})

describe('deleting a contact', () => {
  it('answers isSuccess and message, and the contact is gone [CONTACT-58] [CONTACT-60]', async () => {
    const { ask, attempt } = await company()
    const { resultId } = await ask(contract.createCustomerContact, { body: aContact() })
    const params = { id: resultId }
    expect(await ask(contract.deleteContact, { params })).toEqual({ isSuccess: true, message: 'Contact deleted' })
    const gone = await attempt(contract.getContactInfo, { params })
    expect([gone.status, gone.problem.message]).toEqual([404, 'This contact does not exist or is not yours'])
    expect((await attempt(contract.deleteContact, { params })).status).toBe(404)
    expect((await ask(contract.searchContacts, {})).total).toBe(1)
  })

  it('tells open screens, as every change does', async () => {
    const { company: made, ask } = await company()
    const body = aContact()
    const { resultId } = await ask(contract.createCustomerContact, { body })
    await ask(contract.updateCustomerContact, { params: { id: resultId }, body: { ...body, title: 'Lead' } })
    await ask(contract.deleteContact, { params: { id: resultId } })
    const { rows } = await sql<{ payload: unknown }>`
      select payload from system.outbox where company_id = ${made.id} and name = 'contactChanged' order by created_at`.execute(
      portal.database.db,
    )
    expect(rows.map(({ payload }) => payload)).toEqual(
      ['created', 'changed', 'deleted'].map((action) => ({ id: resultId, name: 'Bo Lind', action })),
    )
  })
})
