import { getHistory } from '@lanewise/contract/history'
import * as contract from '@lanewise/contract/locations'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { aPlace, someone } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const dee = { firstName: 'Dee', lastName: 'Dock', primaryEmailAddress: 'dee@dock.test' }

describe('a second location at the same address', () => {
  const first = { addressLine1: '77 North Wacker Drive', addressLine2: 'Suite 400' }
  const again = { addressLine1: '77 N. Wacker Dr., Ste. 400', postalCode: '60606-1234' }

  it('is refused with the number of the first, whatever the spelling, so that a merge can be offered [LOCPAGE-3]', async () => {
    const { add, attempt, ask } = await someone(portal)
    const existing = await add(first)
    const { status, problem } = await attempt(contract.createCompanyLocation, { body: aPlace(again) })
    expect(status).toBe(409)
    expect(problem).toMatchObject({
      existingNumber: existing.locationNumber,
      isSuccess: false,
      message: `There is already a location at this address: Chicago DC (${existing.locationNumber})`,
    })
    expect((await ask(contract.findAllLocations, { body: {} })).total).toBe(1)
    const other = await add()
    const moved = { country: 'US', city: 'Chicago', state: 'IL', postalCode: '60606', ...first }
    const params = { locationNumber: other.locationNumber }
    const refused = await attempt(contract.updateLocation, { params, body: moved })
    expect([refused.status, refused.problem.existingNumber]).toEqual([409, existing.locationNumber])
    const elsewhere = await someone(portal)
    expect((await elsewhere.attempt(contract.createCompanyLocation, { body: aPlace(again) })).status).toBe(200)
  })

  it('gives what was entered to the first when it is to be merged, and its contact too [LOCPAGE-3]', async () => {
    const { add, ask, attempt } = await someone(portal)
    const existing = await add({ ...first, notes: 'Gate 3', ediCodes: ['0042'], locationAlias: 'Old alias' })
    const entered = { notes: 'Ring twice', ediCodes: ['77'], requirementFlags: ['LiftGate' as const], contact: dee }
    const body = aPlace({ ...again, ...entered, locationAlias: 'New alias', mergeInto: existing.locationNumber })
    const answer = await ask(contract.createCompanyLocation, { body })
    expect(answer).toMatchObject({
      resultNumber: existing.locationNumber,
      location: {
        id: existing.id,
        locationAlias: 'Old alias',
        notes: 'Gate 3\n\nRing twice',
        ediCodes: ['0042', '77'],
        requirementFlags: ['LiftGate'],
      },
    })
    const { data } = await ask(contract.getLocationContacts, { params: { locationNumber: answer.resultNumber } })
    expect(data.map(({ id }) => id)).toEqual([answer.contactId])
    const other = await add()
    const wrong = { body: aPlace({ ...again, mergeInto: other.locationNumber }) }
    expect(await attempt(contract.createCompanyLocation, wrong)).toMatchObject({
      status: 409,
      problem: { message: 'This location has another address' },
    })
  })

  it('is merged only by who may change locations', async () => {
    const { add, company } = await someone(portal)
    const existing = await add(first)
    const clerk = portal.as(await portal.given.person({ company, permissions: ['CreateOrder'] }))
    const body = aPlace({ ...again, mergeInto: existing.locationNumber })
    expect((await clerk.attempt(contract.createCompanyLocation, { body })).status).toBe(403)
  })

  it('is created once when two people enter it at the same moment', async () => {
    const { attempt } = await someone(portal)
    const tries = [1, 2, 3, 4].map(() => attempt(contract.createCompanyLocation, { body: aPlace(first) }))
    const answers = await Promise.all(tries)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

describe('merging two locations', () => {
  it('moves contacts, warehouse IDs, flags, types, notes, hours and missing fields over and deletes the other', async () => {
    const { add, ask, attempt } = await someone(portal)
    const stored = await add({ ediCodes: ['0042'], supportLocationTypes: ['Store'], notes: 'Gate 3' })
    const given = aPlace({
      verifiedLocationName: 'Old yard',
      ediCodes: ['0042', '77'],
      supportLocationTypes: ['Warehouse'],
      requirementFlags: ['Ppe'],
      notes: 'Ring twice',
      averageLoadingMinutes: 30,
      companyAlias: 'NWF',
      contact: dee,
    })
    const { location: other, contactId } = await ask(contract.createCompanyLocation, { body: given })
    const [params, otherParams] = [stored, other].map(({ locationNumber }) => ({ locationNumber })) as [
      NumberedLocation,
      NumberedLocation,
    ]
    const { id } = await ask(contract.getDockSchedule, { params: otherParams })
    const monday = { dayOfWeek: 1, startTime: '08:00:00', endTime: '17:00:00' }
    await ask(contract.updateDockSchedule, {
      params: { dockScheduleId: id },
      body: { isAppointmentRequired: true, dockHours: [monday] },
    })
    const body = { mergeNumber: other.locationNumber, version: stored.version }
    const merged = await ask(contract.mergeLocations, { params, body })
    expect(merged).toMatchObject({
      locationNumber: stored.locationNumber,
      addressLine1: stored.addressLine1,
      ediCodes: ['0042', '77'],
      supportLocationTypes: ['Warehouse', 'Store'],
      requirementFlags: ['Ppe'],
      notes: 'Gate 3\n\nRing twice',
      averageLoadingMinutes: 30,
      companyAlias: 'NWF',
      version: 2,
    })
    expect((await attempt(contract.getCompanyLocation, { params: otherParams })).status).toBe(404)
    const { data: contacts } = await ask(contract.getLocationContacts, { params })
    expect(contacts.map((contact) => contact.id)).toEqual([contactId])
    const dock = await ask(contract.getDockSchedule, { params })
    expect(dock).toMatchObject({ isAppointmentRequired: true })
    expect(dock.dockHours[1]).toMatchObject(monday)
    const sentences = async (entityId: string) => {
      const { data } = await ask(getHistory, { params: { entity: 'location', entityId } })
      return data.flatMap((entry) => entry.sentences)
    }
    expect(await sentences(stored.id)).toContain(
      `Ana Ruiz merged Old yard (${other.locationNumber}) into this location`,
    )
    expect((await sentences(other.id)).slice(0, 2)).toEqual([
      `Ana Ruiz deleted location Old yard (${other.locationNumber})`,
      `Ana Ruiz merged this location into Chicago DC (${stored.locationNumber})`,
    ])
  })

  it('is refused with itself, with another company’s location and over a newer version', async () => {
    const { add, attempt } = await someone(portal)
    const [stored, other] = [await add(), await add()]
    const strange = await (await someone(portal)).add()
    const merge = (mergeNumber: string, version?: number) => {
      const params = { locationNumber: stored.locationNumber }
      return attempt(contract.mergeLocations, { params, body: { mergeNumber, version } })
    }
    expect(await merge(stored.locationNumber)).toMatchObject({
      status: 400,
      problem: { message: 'A location cannot be merged with itself' },
    })
    expect((await merge(strange.locationNumber)).status).toBe(404)
    expect((await merge(other.locationNumber, 7)).status).toBe(409)
    expect((await merge(other.locationNumber, 1)).status).toBe(200)
  })
})

type NumberedLocation = { locationNumber: string }
