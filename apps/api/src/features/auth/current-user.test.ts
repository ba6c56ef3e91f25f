import { CurrentUser, getCurrentUser } from '@lanewise/contract/auth'
import { createCommodity } from '@lanewise/contract/commodities'
import { getConfiguration } from '@lanewise/contract/configuration'
import { permissionsOfRoles } from '@lanewise/domain/access/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { startSettingsPortal, type TestPortal } from '#platform/testing/portal.ts'

const betaUsers = 'early@shipper.test, Second@Shipper.test,other@elsewhere.test'
let portal: TestPortal

beforeAll(async () => {
  portal = await startSettingsPortal({ BETA_USERS: betaUsers })
})
afterAll(() => portal.close())

describe('the current user', () => {
  it('is asked for without a payload and answers the email address, the permissions and the id [AUTH-32]', async () => {
    const ana = await portal.given.person({ permissions: ['ViewCommodity', 'EditCommodity'] })
    const answer = await portal.as(ana).raw('GET', '/api/v1/users/me')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      id: ana.id,
      emailAddress: ana.emailAddress,
      permissions: ['ViewCommodity', 'EditCommodity'],
    })
  })

  it('has every field with the values of the database [AUTH-33]', async () => {
    const company = await portal.given.company('Acme Foods')
    const ana = await portal.given.person({ company, firstName: 'Ana', lastName: 'Ruiz', permissions: ['ViewReports'] })
    await inCompany(portal.database.db, company.id, (tx) =>
      sql`update company_settings set enable_tms_freight_audit = true`.execute(tx),
    )
    const me = await portal.as(ana).ask(getCurrentUser, {})
    expect(me).toEqual({
      id: ana.id,
      companyId: company.id,
      companyName: 'Acme Foods',
      timeZone: 'America/Chicago',
      firstName: 'Ana',
      lastName: 'Ruiz',
      emailAddress: ana.emailAddress,
      permissions: ['ViewReports'],
      roles: ['Reporting'],
      enableTMSFreightAudit: true,
      enableThirdPartyTMSFreightAudit: false,
      isBeta: false,
      profilePictureFileId: null,
      preferences: {},
    })
    expect(Object.keys(CurrentUser.shape).sort()).toEqual(Object.keys(me).sort())
  })

  it('shows the names of the role bundles held, which open nothing by themselves [AUTH-34]', async () => {
    const permissions = permissionsOfRoles(['Quoting', 'Reporting'])
    const quinn = await portal.given.person({ permissions })
    expect((await portal.as(quinn).ask(getCurrentUser, {})).roles).toEqual(['Quoting', 'Reporting'])
    const partly = await portal.given.person({ permissions: permissions.slice(1) })
    const me = await portal.as(partly).ask(getCurrentUser, {})
    expect(me.roles).toEqual(['Reporting'])
    expect(me.permissions).toEqual(permissions.slice(1))
    const dana = portal.as(await portal.given.person({ permissions: ['EditCommodity'] }))
    expect((await dana.ask(getCurrentUser, {})).roles).toEqual([])
    const body = { commodityCode: 'PASTA', description: 'Penne' }
    expect((await dana.attempt(createCommodity, { body })).status).toBe(201)
  })

  it('is answered anew at every call, so that a reload sees what changed meanwhile [AUTH-36]', async () => {
    const ana = await portal.given.person({ permissions: ['ViewCommodity'] })
    const { raw } = portal.as(ana)
    const first = await raw('GET', '/api/v1/users/me')
    expect(first.headers.get('cache-control')).toBe('no-store')
    await inCompany(portal.database.db, ana.companyId, (tx) =>
      sql`update contacts set permissions = '{ViewOrder}', last_name = 'Diaz' where id = ${ana.id}`.execute(tx),
    )
    const second = await raw('GET', '/api/v1/users/me')
    expect(await second.json()).toMatchObject({ permissions: ['ViewOrder'], lastName: 'Diaz' })
  })

  it('is not answered to an account that is no longer active', async () => {
    const ana = await portal.given.person()
    await inCompany(portal.database.db, ana.companyId, (tx) =>
      sql`update contacts set is_activated = false where id = ${ana.id}`.execute(tx),
    )
    expect((await portal.as(ana).attempt(getCurrentUser, {})).status).toBe(401)
  })
})

describe('the beta list', () => {
  const isBeta = async (emailAddress: string) =>
    (await portal.as(await portal.given.person({ emailAddress })).ask(getCurrentUser, {})).isBeta

  it('is a setting of comma-separated addresses that the server compares [PERM-31] [PERM-32] [TELE-8]', async () => {
    expect(await isBeta('early@shipper.test')).toBe(true)
    expect(await isBeta('second@shipper.test')).toBe(true)
    expect(await isBeta('late@shipper.test')).toBe(false)
  })

  it('is compared without regard to case [PERM-33]', async () => {
    expect(await isBeta('OTHER@Elsewhere.Test')).toBe(true)
  })

  it('reaches no browser: only the own isBeta does, and the lookup of settings does not know the list [TELE-8] [TELE-13]', async () => {
    const user = portal.as(await portal.given.person())
    const me = await (await user.raw('GET', '/api/v1/users/me')).text()
    for (const address of betaUsers.split(',')) expect(me).not.toContain(address.trim())
    for (const setting of ['BETA_USERS', 'betaUsers', 'beta-users', 'betaList'])
      expect((await user.attempt(getConfiguration, { params: { setting } })).status).toBe(404)
  })
})
