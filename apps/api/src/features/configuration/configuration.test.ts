import { getCompanySettings, getConfiguration, getFeatureFlag, publicSettings } from '@lanewise/contract/configuration'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal

beforeAll(async () => {
  const settings = {
    PRODUCT_NAME: 'Freightwise',
    SUPPORT_URL: 'https://help.example',
    PRODUCTION_HOSTS: 'freight.example',
  }
  portal = await startTestPortal({ settings })
})
afterAll(() => portal.close())

describe('the lookups', () => {
  it('are three calls, which need a sign-in and no permission [TELE-11]', async () => {
    const nobody = portal.as(await portal.given.person({ permissions: [] }))
    for (const path of ['/configuration/productName', '/feature-flags/anything', '/customers/settings']) {
      expect((await nobody.raw('GET', `/api/v1${path}`)).status).toBe(200)
      expect((await portal.as(null).raw('GET', `/api/v1${path}`)).status).toBe(401)
    }
  })

  it('answer the settings of the fixed public list and 404 for any other [TELE-11]', async () => {
    const { ask, attempt } = portal.as(await portal.given.person())
    const values = await Promise.all(
      publicSettings.map(async (setting) => (await ask(getConfiguration, { params: { setting } })).value),
    )
    expect(values).toEqual(['Freightwise', 'https://help.example', 'freight.example'])
    for (const setting of ['DATABASE_URL', 'DEMO_PASSWORD', 'toString', '__proto__', 'constructor', '']) {
      expect((await attempt(getConfiguration, { params: { setting } })).status).toBe(404)
    }
  })

  it('answer a flag as on or off, and one that is unknown as off [TELE-7]', async () => {
    await sql`insert into system.feature_flags (name, is_on) values ('new-map', true), ('old-map', false)`.execute(
      portal.database.owner,
    )
    const { ask } = portal.as(await portal.given.person())
    const flag = async (name: string) => (await ask(getFeatureFlag, { params: { flag: name } })).isOn
    expect([await flag('new-map'), await flag('old-map'), await flag('no-map')]).toEqual([true, false, false])
  })

  it('answer the settings of the own company [TELE-11]', async () => {
    const ana = await portal.given.person()
    await inCompany(portal.database.db, ana.companyId, (tx) =>
      tx
        .updateTable('companies')
        .set({ allowTmsBillToCompany: true, defaultSpecialInstructions: 'Call ahead', freightAuditManagementFee: 2.5 })
        .execute(),
    )
    expect(await portal.as(ana).ask(getCompanySettings, {})).toEqual({
      allowTMSBillToCompany: true,
      defaultSpecialInstructions: 'Call ahead',
      defaultLTLSpecialInstructions: '',
      enableTMSFreightAudit: false,
      enableThirdPartyTMSFreightAudit: false,
      freightAuditEnabled: false,
      freightAuditManagementFee: 2.5,
    })
    const other = await portal.as(await portal.given.person()).ask(getCompanySettings, {})
    expect(other.defaultSpecialInstructions).toBe('')
  })
})
