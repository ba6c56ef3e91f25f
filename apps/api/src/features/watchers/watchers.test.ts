import { createCustomerContact, deleteContact } from '@lanewise/contract/contacts'
import { getHistory } from '@lanewise/contract/history'
import { createLane, deleteLane } from '@lanewise/contract/lanes'
import * as contract from '@lanewise/contract/watchers'
import type { Permission } from '@lanewise/domain/access/permissions'
import { beforeAll, describe, expect, it } from 'vitest'
import { chicagoToDallas } from '#features/lanes/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

/** A lane of a new company, and the notifications of its watchers. */
async function watchSetup() {
  const company = await portal.given.company()
  const person = await portal.given.person({ company })
  const { ask, attempt } = portal.as(person)
  const addLane = async () => (await ask(createLane, { body: chicagoToDallas })).id
  const entityId = await addLane()
  const body = (emailAddress: string, more: object = {}) =>
    ({ emailAddress, notificationType: 'All', entityId, entityType: 'CustomerLane', ...more }) as const
  const add = (emailAddress: string, more: object = {}) =>
    ask(contract.addWatchedEntityWithEmail, { body: body(emailAddress, more) })
  const tryAdd = (given: unknown) => attempt(contract.addWatchedEntityWithEmail, { body: given })
  const watchers = async () => (await ask(contract.getWatchedEntities, { params: { entityId } })).items
  const history = async () =>
    (await ask(getHistory, { params: { entity: 'lane', entityId } })).data.flatMap(({ sentences }) => sentences)
  return { company, person, ask, attempt, addLane, entityId, body, add, tryAdd, watchers, history }
}

describe('the watchers of a lane', () => {
  it('have an id, a name, an address and what they hear of [WATCH-1], and are loaded by the id of the lane [WATCH-3]', async () => {
    const { add, addLane, watchers, person } = await watchSetup()
    await add('elsewhere@partner.test', { entityId: await addLane() })
    const types = ['All', 'ShipmentStatus', 'OnTimeStatus', 'None'] as const
    for (const notificationType of types) await add(`${notificationType}@partner.test`, { notificationType })
    await add(person.emailAddress)
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
    const isConfirmed = false
    const addressFor = (type: (typeof types)[number]) => `${type}@partner.test`
    expect(await watchers()).toEqual([
      {
        id,
        userId: null,
        name: addressFor('All'),
        emailAddress: addressFor('All'),
        notificationType: 'All',
        isConfirmed,
      },
      {
        id,
        userId: person.id,
        name: 'Ana Ruiz',
        emailAddress: person.emailAddress,
        notificationType: 'All',
        isConfirmed: true,
      },
      {
        id,
        userId: null,
        name: addressFor('None'),
        emailAddress: addressFor('None'),
        notificationType: 'None',
        isConfirmed,
      },
      {
        id,
        userId: null,
        name: addressFor('OnTimeStatus'),
        emailAddress: addressFor('OnTimeStatus'),
        notificationType: 'OnTimeStatus',
        isConfirmed,
      },
      {
        id,
        userId: null,
        name: addressFor('ShipmentStatus'),
        emailAddress: addressFor('ShipmentStatus'),
        notificationType: 'ShipmentStatus',
        isConfirmed,
      },
    ])
  })

  it('are added with contact, address, notification and lane [WATCH-9]', async () => {
    const { ask, person, entityId, watchers, history } = await watchSetup()
    const added = await ask(contract.addWatchedEntityWithEmail, {
      body: {
        userId: person.id,
        emailAddress: person.emailAddress,
        notificationType: 'OnTimeStatus',
        entityId,
        entityType: 'CustomerLane',
      },
    })
    expect(added).toMatchObject({ userId: person.id, name: 'Ana Ruiz', notificationType: 'OnTimeStatus' })
    expect(await watchers()).toEqual([added])
    expect((await history())[0]).toBe(`Ana Ruiz added watcher Ana Ruiz (${person.emailAddress}), On-time status update`)
  })

  it('hear of something else after a change, which names them by their address [WATCH-10]', async () => {
    const { ask, attempt, add, body, watchers, history } = await watchSetup()
    await add('dock@partner.test')
    const watchedEntityRequest = body('DOCK@partner.test', { notificationType: 'ShipmentStatus' })
    const changed = await ask(contract.updateWatcher, { body: { watchedEntityRequest } })
    expect(changed).toMatchObject({ emailAddress: 'dock@partner.test', notificationType: 'ShipmentStatus' })
    expect(await watchers()).toEqual([changed])
    expect((await history())[0]).toBe(
      'Ana Ruiz changed watcher dock@partner.test, All updates to dock@partner.test, Status update',
    )
    const unknown = { watchedEntityRequest: body('nobody@partner.test') }
    const { status, problem } = await attempt(contract.updateWatcher, { body: unknown })
    expect([status, problem.message]).toEqual([404, 'This watcher does not exist or is not yours'])
  })

  it('are removed by lane, contact and address [WATCH-11]', async () => {
    const { ask, attempt, add, person, entityId, watchers, history } = await watchSetup()
    await add('dock@partner.test')
    await add(person.emailAddress)
    const { id: userId, emailAddress } = person
    expect(await ask(contract.removeWatcher, { body: { entityId, userId, emailAddress } })).toEqual({
      isSuccess: true,
      message: 'Watcher removed successfully',
    })
    expect((await watchers()).map((watcher) => watcher.emailAddress)).toEqual(['dock@partner.test'])
    expect((await history())[0]).toBe(`Ana Ruiz removed watcher Ana Ruiz (${emailAddress}), All updates`)
    const again = await attempt(contract.removeWatcher, { body: { entityId, userId, emailAddress } })
    expect(again.status).toBe(404)
  })

  it('are found by their contact alone where no address is given, and not by nobody', async () => {
    const { ask, attempt, add, person, entityId, watchers } = await watchSetup()
    await add('dock@partner.test')
    await add(person.emailAddress, { userId: person.id })
    const remove = (userId: string | null) => ({ body: { entityId, userId, emailAddress: '' } })
    expect((await attempt(contract.removeWatcher, remove(null))).status).toBe(404)
    await ask(contract.removeWatcher, remove(person.id))
    expect((await watchers()).map((watcher) => watcher.emailAddress)).toEqual(['dock@partner.test'])
  })

  it('of a lane are for those who may see lanes, and changed by those who may edit them', async () => {
    const { company, body, entityId } = await watchSetup()
    const as = async (...permissions: Permission[]) => portal.as(await portal.given.person({ company, permissions }))
    const tries = async ({ attempt }: Awaited<ReturnType<typeof as>>) => [
      (await attempt(contract.getWatchedEntities, { params: { entityId } })).status,
      (await attempt(contract.addWatchedEntityWithEmail, { body: body(`${crypto.randomUUID()}@partner.test`) })).status,
    ]
    expect(await tries(await as('ViewShipment'))).toEqual([403, 403])
    expect(await tries(await as('ViewLanes', 'ViewShipment'))).toEqual([200, 403])
    expect((await tries(await as('ViewLanes', 'EditLane')))[1]).toBe(201)
  })

  it('of others are changed and removed with permission, the own one always [DEF-128]', async () => {
    const { company, add, entityId, watchers } = await watchSetup()
    await add('dock@partner.test')
    const reader = await portal.given.person({ company, permissions: ['ViewLanes'] })
    await add(reader.emailAddress, { userId: reader.id })
    const { attempt } = portal.as(reader)
    const remove = (emailAddress: string) =>
      attempt(contract.removeWatcher, { body: { entityId, userId: null, emailAddress } })
    expect((await remove('dock@partner.test')).status).toBe(403)
    expect((await remove(reader.emailAddress)).status).toBe(200)
    expect((await watchers()).map(({ emailAddress }) => emailAddress)).toEqual(['dock@partner.test'])
  })

  it('are each there once, whatever the case of the address', async () => {
    const { add, tryAdd, body, watchers } = await watchSetup()
    await add('dock@partner.test')
    const { status, problem } = await tryAdd(body('Dock@Partner.test'))
    expect(status).toBe(409)
    expect(problem.modelState).toEqual({ emailAddress: ['Dock@Partner.test is already a watcher'] })
    expect(await watchers()).toHaveLength(1)
  })

  it.each([
    ['emailAddress', { emailAddress: 'dock@partner' }, 'Please enter a valid email address'],
    ['emailAddress', { emailAddress: undefined }, 'Please enter a valid email address'],
    ['notificationType', { notificationType: 'Some' }, 'Choose one of the notifications'],
    ['entityType', { entityType: 'Carrier' }, 'Choose one of the kinds of records'],
    ['userId', { userId: '0198c0de-0000-7000-8000-000000000001' }, 'This contact does not exist or is not yours'],
  ])('are refused for a wrong %s (%#)', async (field, wrong, message) => {
    const { tryAdd, body, watchers } = await watchSetup()
    const { status, problem } = await tryAdd({ ...body('dock@partner.test'), ...wrong })
    expect(status).toBe(400)
    expect(problem.modelState).toEqual({ [field]: [message] })
    expect(await watchers()).toEqual([])
  })

  it('go with their lane', async () => {
    const { ask, attempt, entityId, add, tryAdd, body } = await watchSetup()
    await add('dock@partner.test')
    await ask(deleteLane, { params: { laneId: entityId } })
    expect((await attempt(contract.getWatchedEntities, { params: { entityId } })).status).toBe(404)
    const { status, problem } = await tryAdd(body('other@partner.test'))
    expect([status, problem.message]).toEqual([404, 'This lane does not exist or is not yours'])
  })
})

describe('the quick search of contacts', () => {
  it('answers id, name and email of at most 10 living contacts', async () => {
    const { ask, person } = await watchSetup()
    const add = (firstName: string, lastName: string) =>
      ask(createCustomerContact, {
        body: { firstName, lastName, primaryEmailAddress: `${firstName}.${lastName}@x.test`.toLowerCase() },
      })
    const { resultId: gone } = await add('Gil', 'Gone')
    await ask(deleteContact, { params: { id: gone } })
    const { resultId: dee } = await add('Dee', 'Dock')
    for (let number = 1; number <= 10; number += 1) await add('Many', `Clerk${number}`)
    const find = async (q: string) => (await ask(contract.quickContactSearch, { query: { q } })).items
    expect(await find('dee dock')).toEqual([{ id: dee, name: 'Dee Dock', email: 'dee.dock@x.test' }])
    expect(await find(person.emailAddress)).toEqual([{ id: person.id, name: 'Ana Ruiz', email: person.emailAddress }])
    expect(await find('gone')).toEqual([])
    expect(await find('')).toHaveLength(10)
  })
})
