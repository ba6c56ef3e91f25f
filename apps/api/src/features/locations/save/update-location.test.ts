import { getHistory } from '@lanewise/contract/history'
import type { Location } from '@lanewise/contract/location-shapes'
import * as contract from '@lanewise/contract/locations'
import { permissions } from '@lanewise/domain/access/permissions'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { aPlace, someone } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const numberOf = ({ locationNumber }: Location) => ({ locationNumber })
/** The request body of a form that was opened on the location. */
const formOf = (location: Location) => ({
  country: location.country,
  addressLine1: location.addressLine1,
  addressLine2: location.addressLine2,
  city: location.city,
  state: location.state,
  postalCode: location.postalCode,
  locationName: location.locationName,
  locationAlias: location.locationAlias,
  notes: location.notes,
})

describe('saving an existing location', () => {
  it('goes by its number with the fields at the top of the body, and moves it to its new place [LOC-24]', async () => {
    const { add, ask } = await someone(portal)
    const location = await add({ notes: 'Old' })
    const moved = { addressLine1: '901 Bagby St', city: 'Houston', state: 'Texas', postalCode: '77002' }
    const body = { ...formOf(location), ...moved, locationAlias: 'Big H', notes: null, version: location.version }
    const saved = await ask(contract.updateLocation, { params: numberOf(location), body })
    expect(saved).toMatchObject({ ...moved, state: 'TX', locationAlias: 'Big H', notes: null, version: 2 })
    expect(saved.latitude).toBeCloseTo(29.76, 1)
    expect(await ask(contract.getCompanyLocation, { params: numberOf(location) })).toEqual(saved)
  })

  it('keeps the default name of another company’s location and says why [LOC-22]', async () => {
    const { add, attempt, ask } = await someone(portal)
    const theirs = await add()
    const body = { ...formOf(theirs), locationName: 'Mine now' }
    const refused = await attempt(contract.updateLocation, { params: numberOf(theirs), body })
    expect(refused.status).toBe(409)
    expect(refused.problem.modelState).toEqual({ locationName: ['Location belongs to another company'] })
    const ours = await add({ belongsToMyCompany: true })
    const renamed = { ...formOf(ours), locationName: 'New name' }
    expect(await ask(contract.updateLocation, { params: numberOf(ours), body: renamed })).toMatchObject({
      locationName: 'New name',
      verifiedLocationName: 'Chicago DC',
    })
    const { locationName: _unsent, ...rest } = formOf(theirs)
    const alias = { ...rest, locationAlias: 'Ours to choose' }
    expect(await ask(contract.updateLocation, { params: numberOf(theirs), body: alias })).toMatchObject({
      locationName: 'Chicago DC',
      locationAlias: 'Ours to choose',
    })
  })

  it('joins what two people changed, and asks in words about what both changed [DEF-123]', async () => {
    const { add, attempt, ask, company } = await someone(portal)
    const ben = portal.as(await portal.given.person({ company, firstName: 'Ben', lastName: 'Cole' }))
    const loaded = await add()
    const params = numberOf(loaded)
    const theirs = { requirementFlags: ['CallBefore' as const], version: loaded.version }
    await ben.ask(contract.updateLocation, { params, body: theirs })
    const { id } = await ben.ask(contract.getDockSchedule, { params })
    await ben.ask(contract.updateDockSchedule, {
      params: { dockScheduleId: id },
      body: { isAppointmentRequired: true, dockHours: [] },
    })
    const mine = { ...formOf(loaded), notes: 'Mine', version: loaded.version }
    const joined = await ask(contract.updateLocation, { params, body: mine })
    expect(joined).toMatchObject({ notes: 'Mine', requirementFlags: ['CallBefore'], version: 3 })
    const late = { requirementFlags: [], version: loaded.version }
    const { status, problem } = await attempt(contract.updateLocation, { params, body: late })
    expect(status).toBe(409)
    expect(problem.conflicts).toMatchObject([
      {
        field: 'requirementFlags',
        label: 'Requirement Flags',
        mine: null,
        theirs: 'Call Before Arrival',
        changedBy: 'Ben Cole',
      },
    ])
  })

  it('needs EditLocations, also for dock hours, deleting and merging [LOCPAGE-2]', async () => {
    const { add, company } = await someone(portal)
    const location = await add()
    const others = permissions.filter((permission) => permission !== 'EditLocations')
    const clerk = portal.as(await portal.given.person({ company, permissions: others }))
    const editor = portal.as(await portal.given.person({ company, permissions: ['EditLocations'] }))
    const params = numberOf(location)
    const { id: dockScheduleId } = await clerk.ask(contract.getDockSchedule, { params })
    const dock = { params: { dockScheduleId }, body: { isAppointmentRequired: true, dockHours: [] } }
    const statuses = [
      await clerk.attempt(contract.updateLocation, { params, body: formOf(location) }),
      await clerk.attempt(contract.updateDockSchedule, dock),
      await clerk.attempt(contract.deleteLocation, { params }),
      await clerk.attempt(contract.mergeLocations, { params, body: { mergeNumber: 'L1' } }),
      await clerk.attempt(contract.importLocations, { body: { data: 'eA==' } }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([403, 403, 403, 403, 403])
    const allowed = [
      await editor.attempt(contract.updateLocation, { params, body: { notes: 'Ring twice' } }),
      await editor.attempt(contract.updateDockSchedule, dock),
    ].map(({ status }) => status)
    expect(allowed).toEqual([200, 200])
  })

  it('announces and records every change in plain words [AUDIT-1] [AUDIT-2]', async () => {
    const { add, ask, company } = await someone(portal)
    const location = await add({ supportLocationTypes: ['CrossDock'] })
    const params = numberOf(location)
    const body = { ...formOf(location), postalCode: '60607', supportLocationTypes: ['CrossDock', 'Store'] } as const
    await ask(contract.updateLocation, { params, body: { ...body, supportLocationTypes: ['CrossDock', 'Store'] } })
    await ask(contract.deleteLocation, { params })
    const name = `Chicago DC (${location.locationNumber})`
    const { data } = await ask(getHistory, { params: { entity: 'location', entityId: location.id } })
    expect(data.map(({ sentences }) => sentences)).toEqual([
      [`Ana Ruiz deleted location ${name}`],
      [
        'Ana Ruiz changed Zip Code from 60606 to 60607',
        'Ana Ruiz changed Location Types from Cross-Dock to Store, Cross-Dock',
      ],
      [`Ana Ruiz created location ${name}`],
    ])
    const { rows } = await sql<{ payload: { action: string } }>`
      select payload from system.outbox where company_id = ${company.id} and name = 'locationChanged'`.execute(
      portal.database.owner,
    )
    expect(rows.map(({ payload }) => payload.action).sort()).toEqual(['changed', 'created', 'deleted'])
  })

  it('leaves a location that was saved without a change as it is', async () => {
    const { add, ask } = await someone(portal)
    const location = await add()
    const body = { ...formOf(location), addressLine1: ` ${location.addressLine1} ` }
    expect(await ask(contract.updateLocation, { params: numberOf(location), body })).toEqual(location)
  })
})

describe('deleting a location', () => {
  it('takes it from every list and frees its address', async () => {
    const { add, ask, attempt } = await someone(portal)
    const address = aPlace()
    const location = await add(address)
    expect((await attempt(contract.deleteLocation, { params: numberOf(location) })).status).toBe(204)
    expect((await attempt(contract.getCompanyLocation, { params: numberOf(location) })).status).toBe(404)
    expect((await attempt(contract.getDockSchedule, { params: numberOf(location) })).status).toBe(404)
    expect((await ask(contract.findAllLocations, { body: {} })).total).toBe(0)
    expect((await ask(contract.findLocations, { query: { q: '' } })).items).toEqual([])
    expect((await add(address)).locationNumber).not.toBe(location.locationNumber)
  })
})
