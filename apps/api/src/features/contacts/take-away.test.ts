import * as contract from '@lanewise/contract/contacts'
import { type Permission, permissions } from '@lanewise/domain/access/permissions'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Person } from '#platform/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { mailsTo } from './testing/given.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

const stronger = 'You can only change people whose permissions you hold yourself.'
const lastAdmin = 'At least one admin must remain.'
const elsewhere = 'elsewhere@shipper.test'

const find = (asker: Person, id: string) => portal.as(asker).ask(contract.getContactInfo, { params: { id } })
const save = async (by: Person, id: string, change: Partial<contract.ContactUpdate>) => {
  const { version } = await find(by, id)
  const body = { ...change, version }
  const { status, problem } = await portal.as(by).attempt(contract.updateCustomerContact, { params: { id }, body })
  return { status, message: problem?.message }
}
const remove = async (by: Person, id: string) => {
  const { status, problem } = await portal.as(by).attempt(contract.deleteContact, { params: { id } })
  return { status, message: problem?.message }
}

describe('taking away from a person', () => {
  const pair = async (mine: Permission[], theirs: Permission[]) => {
    const company = await portal.given.company()
    const me = await portal.given.person({ company, permissions: mine })
    const them = await portal.given.person({ company, permissions: theirs })
    return { me, them }
  }

  it('a permission, the access, the sign-in address or everything needs each permission that the person holds [DEF-118]', async () => {
    const { me, them } = await pair(['EditContacts', 'ViewOrder'], ['ViewOrder', 'ViewReports'])
    const before = await find(me, them.id)
    const refusal = { status: 403, message: stronger }
    expect(await save(me, them.id, { permissions: ['ViewReports'] })).toEqual(refusal)
    expect(await save(me, them.id, { permissions: [] })).toEqual(refusal)
    expect(await save(me, them.id, { createPortalUser: false })).toEqual(refusal)
    expect(await save(me, them.id, { primaryEmailAddress: elsewhere })).toEqual(refusal)
    expect(await remove(me, them.id)).toEqual(refusal)
    expect(await find(me, them.id)).toEqual(before)
    expect(await mailsTo(portal, them.emailAddress)).toEqual([])
  })

  it('is done by who holds them all, and giving needs only what is given [DEF-118]', async () => {
    const { me, them } = await pair(['EditContacts', 'ViewOrder'], ['ViewOrder'])
    expect(await save(me, them.id, { permissions: [] })).toMatchObject({ status: 200 })
    expect(await save(me, them.id, { primaryEmailAddress: elsewhere })).toMatchObject({ status: 200 })
    expect(await save(me, them.id, { createPortalUser: false })).toMatchObject({ status: 200 })
    expect(await remove(me, them.id)).toMatchObject({ status: 200 })
    const other = await pair(['EditContacts', 'ViewOrder'], ['ViewReports'])
    const given = await save(other.me, other.them.id, { permissions: ['ViewOrder', 'ViewReports'] })
    expect(given).toMatchObject({ status: 200 })
  })

  it('needs EditContacts too, for the own sign-in address as well [DEF-118]', async () => {
    const { me } = await pair(['ViewOrder'], [])
    expect(await save(me, me.id, { primaryEmailAddress: elsewhere })).toEqual({ status: 403, message: stronger })
    expect(await save(me, me.id, { title: 'Lead' })).toMatchObject({ status: 200 })
  })

  it('tells the former sign-in address who moved it and where to [DEF-118]', async () => {
    const { me, them } = await pair([...permissions], ['ViewOrder'])
    await save(me, them.id, { title: 'Lead' })
    expect(await mailsTo(portal, them.emailAddress)).toEqual([])
    await save(me, them.id, { primaryEmailAddress: 'moved.here@shipper.test' })
    const [mail] = await mailsTo(portal, them.emailAddress)
    expect(mail).toMatchObject({ kind: 'sign-in-moved', subject: 'Your sign-in address for Lanewise changed' })
    expect(mail?.textBody).toContain('Ana Ruiz changed the address that you use to sign in to Lanewise')
    expect(mail?.textBody).toContain('moved.here@shipper.test')
  })
})

describe('the last admin of a company', () => {
  const refusal = { status: 409, message: lastAdmin }
  const admins = async () => {
    const company = await portal.given.company()
    const person = () => portal.given.person({ company })
    return { company, ana: await person(), bo: await person() }
  }

  it('keeps permissions and sign-in address while nobody else is one, and neither access nor contact ends [DEF-117]', async () => {
    const { company, ana, bo } = await admins()
    expect(await remove(ana, bo.id)).toMatchObject({ status: 200 })
    await portal.given.person({ company, permissions: permissions.slice(1) })
    const { version } = await find(ana, ana.id)
    expect(await save(ana, ana.id, { permissions: permissions.slice(1) })).toEqual(refusal)
    expect(await save(ana, ana.id, { primaryEmailAddress: elsewhere })).toEqual(refusal)
    expect(await save(ana, ana.id, { createPortalUser: false })).toEqual(refusal)
    expect(await remove(ana, ana.id)).toEqual(refusal)
    expect((await find(ana, ana.id)).version).toBe(version)
    expect(await save(ana, ana.id, { title: 'Owner' })).toMatchObject({ status: 200 })
  })

  it('is not the last beside an active one, and one who waits for the activation does not count [DEF-117]', async () => {
    const { ana, bo } = await admins()
    expect(await save(ana, ana.id, { primaryEmailAddress: 'ana.moved@shipper.test' })).toMatchObject({ status: 200 })
    await save(ana, bo.id, { createPortalUser: false })
    await save(ana, bo.id, { createPortalUser: true, permissions: [...permissions] })
    expect(await save(ana, ana.id, { permissions: [] })).toEqual(refusal)
  })

  const removals = {
    'a deletion': (by: Person, id: string) => remove(by, id),
    'a permission': (by: Person, id: string) => save(by, id, { permissions: permissions.slice(1) }),
    'the access': (by: Person, id: string) => save(by, id, { createPortalUser: false }),
  }
  it.each(Object.entries(removals))(
    'stays when two calls at once take one each of the last two: %s [DEF-117]',
    async (_, take) => {
      const { ana, bo } = await admins()
      const answers = await bothBeforeEitherEnds(
        () => take(ana, bo.id),
        () => take(bo, ana.id),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.message).toBe(lastAdmin)
    },
  )
})

/** Runs the calls until all of them wait for a lock, so that neither has committed when the other one decides. */
const bothBeforeEitherEnds = <T>(...calls: (() => Promise<T>)[]): Promise<T[]> => {
  const { db, owner } = portal.database
  let answers: Promise<T[]> = Promise.resolve([])
  return owner
    .transaction()
    .execute(async (tx) => {
      // Every call writes its audit entry at its end, and this table lock blocks that.
      await sql`lock table audit_entries in share mode`.execute(tx)
      answers = Promise.all(calls.map((call) => call()))
      await vi.waitFor(
        async () => {
          const { rows } = await sql`
            select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
            where datname = current_database() and not granted`.execute(db)
          expect(rows).toHaveLength(calls.length)
        },
        { timeout: 50_000, interval: 20 },
      )
    })
    .then(() => answers)
}
