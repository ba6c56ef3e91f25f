import { permissionsOfRoles, type RoleName, roleNames } from '@lanewise/domain/access/roles'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from '#ops/testing/caller.ts'
import { createProcesses, type PortalProcess, patientTime, type Settings } from '#ops/testing/processes.ts'
import { demoFolder } from '#ops/testing/seeded.ts'
import { signIn } from '#ops/testing/sign-in.ts'
import { openEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'

const processes = createProcesses()
const password = 'freight-desk-24'

afterAll(() => processes.cleanUp(), patientTime)

describe('in demo mode', () => {
  let dataDir: string
  let portal: PortalProcess
  let tokenOfAna: string

  beforeAll(async () => {
    dataDir = await demoFolder(processes)
    portal = await startQuiet({ DATA_DIR: dataDir, DEMO: 'true' })
  }, patientTime)

  it('a demo user signs in with the shown password, and mails can be read [SIM-4]', async () => {
    expect(portal.output()).toContain(password)
    const token = await signIn(portal, 'admin@acme.test', password)
    expect(token).not.toBeNull()
    tokenOfAna = token ?? ''
    expect(await (await callerOf(portal, tokenOfAna).get('/users/me')).json()).toMatchObject({ firstName: 'Ana' })
    expect(await signIn(portal, 'admin@acme.test', 'another password')).toBeNull()
    expect(await (await fetch(`${portal.url}/dev/mail`)).text()).toContain('Mail outbox')
  })

  it('there is a user for each role bundle, who holds exactly its permissions [SIM-4]', async () => {
    const users: Record<string, RoleName[]> = {
      quoting: ['Quoting'],
      orders: ['Orders'],
      booking: ['Booking'],
      consolidation: ['Consolidation'],
      financials: ['Financials'],
      data: ['Data Management', 'Read Only'],
      reporting: ['Reporting'],
      readonly: ['Read Only'],
      settings: ['Settings'],
      nobody: [],
    }
    expect(new Set(['Admin', ...Object.values(users).flat()])).toEqual(new Set(roleNames))
    for (const [name, roles] of Object.entries(users)) {
      const token = await signIn(portal, `${name}@acme.test`, password)
      const me = (await (await callerOf(portal, token ?? '').get('/users/me')).json()) as { permissions: string[] }
      expect(new Set(me.permissions)).toEqual(new Set(permissionsOfRoles(roles)))
    }
  })

  it(
    'turned off on the same data, no demo user gets in, by password or by an earlier token [SIM-4] [NOTIFY-2]',
    async () => {
      const admin = callerOf(portal, tokenOfAna)
      const made = await admin.post('/api-keys', { name: 'Left behind', scopes: ['tracking'], expiresInDays: 30 })
      const headers = { 'x-api-key': ((await made.json()) as { key: string }).key }
      expect((await fetch(`${portal.url}/api/v1/tracking/loads`, { headers })).status).toBe(200)
      await stop(portal)
      portal = await startQuiet({ DATA_DIR: dataDir, DEMO: 'false' })
      expect(portal.output()).not.toContain(password)
      expect(await signIn(portal, 'admin@acme.test', password)).toBeNull()
      expect(await signIn(portal, 'admin@borealis.test', password)).toBeNull()
      expect((await callerOf(portal, tokenOfAna).get('/users/me')).status).toBe(401)
      expect((await fetch(`${portal.url}/api/v1/tracking/loads`, { headers })).status).toBe(401)
      expect(await mailPage(portal)).not.toContain('Mail outbox')
    },
    patientTime,
  )

  it(
    'turned on again, they get in again',
    async () => {
      await stop(portal)
      portal = await startQuiet({ DATA_DIR: dataDir, DEMO: 'true' })
      expect(await signIn(portal, 'admin@acme.test', password)).not.toBeNull()
    },
    patientTime,
  )
})

describe('outside demo mode', () => {
  let dataDir: string
  let settings: Record<string, string>
  let portal: PortalProcess

  beforeAll(async () => {
    dataDir = await processes.dataDir()
    settings = { DATA_DIR: dataDir }
    portal = await startQuiet(settings)
  }, patientTime)

  it('there is no demo data, no token of a demo user and no page of mails [SIM-4] [NOTIFY-2]', async () => {
    expect(await count(dataDir, 'companies')).toBe(0)
    expect(await count(dataDir, 'system.credentials')).toBe(0)
    const token = await processes.run('demo/src/commands/token.ts', ['--user', 'admin@acme.test'], settings)
    expect(token).toMatchObject({ code: 2, stdout: '' })
    expect(token.stderr).toContain('There is no demo user admin@acme.test')
    expect(await mailPage(portal)).not.toContain('Mail outbox')
  })

  it('demo data is refused', async () => {
    expect(await processes.seed({ ...settings, DEMO: 'false' })).toMatchObject({ code: 2, stdout: '' })
    expect(await count(dataDir, 'companies')).toBe(0)
  })

  it('a command makes the first company, whose admin activates by the link it prints', async () => {
    const given = ['--name', 'Northwind', '--admin', 'ana.ruiz@northwind.test']
    const made = await processes.run('apps/api/src/commands/company.ts', given, settings)
    expect(made).toMatchObject({ code: 0, stderr: '' })
    const [, token] = /\/ActivateUser\/ActivateUser\/([\w-]{43})$/m.exec(made.stdout) ?? []
    const check = await callerOf(portal).get(`/activations/${token}`)
    expect(await check.json()).toEqual({ continueAt: `/identity/activate/${token}` })
    expect(await count(dataDir, `system.mails where recipient = 'ana.ruiz@northwind.test'`)).toBe(1)
    expect(await count(dataDir, `contacts where cardinality(permissions) = 51 and not is_activated`)).toBe(1)
    expect(await count(dataDir, `audit_entries where entity = 'contact' and action = 'created'`)).toBe(1)
  })

  it(
    'refuses an address that has an account, and what it does not understand, and makes nothing',
    async () => {
      const taken = ['--name', 'Southwind', '--admin', 'Ana.Ruiz@Northwind.test']
      const refused = await processes.run('apps/api/src/commands/company.ts', taken, settings)
      expect(refused).toMatchObject({ code: 2, stdout: '' })
      expect(refused.stderr).toBe('An account already exists with the address Ana.Ruiz@Northwind.test\n')
      for (const wrong of [
        ['--name', 'X'],
        ['--name', 'X', '--admin', 'nobody'],
        ['--company', 'X'],
      ])
        expect((await processes.run('apps/api/src/commands/company.ts', wrong, settings)).code).toBe(2)
      expect(await count(dataDir, 'companies')).toBe(1)
    },
    patientTime,
  )
})

describe('a demo that other machines can reach', () => {
  const asSeenFrom = async (portal: PortalProcess, headers: Record<string, string>) => [
    (await fetch(`${portal.url}/dev/mail`, { headers })).status,
    (await fetch(`${portal.metricsUrl}/metrics`, { headers })).status,
  ]
  const elsewhere = { 'x-forwarded-for': '203.0.113.9' }

  it(
    'warns at its start, and shows mails and metrics to its own machine only unless it is told otherwise',
    async () => {
      const settings: Settings = { DATA_DIR: await demoFolder(processes), DEMO: 'true', HOST: '0.0.0.0' }
      const closed = await startQuiet(settings)
      expect(closed.output()).toContain('WARNING: THIS IS A DEMO THAT OTHER MACHINES CAN REACH')
      expect(await asSeenFrom(closed, {})).toEqual([200, 200])
      expect(await asSeenFrom(closed, elsewhere)).toEqual([404, 404])
      await stop(closed)
      const exposed = await startQuiet({ ...settings, DEMO_EXPOSED: 'true' })
      expect(exposed.output()).toContain('Mails and metrics are shown to them too.')
      expect(await asSeenFrom(exposed, elsewhere)).toEqual([200, 200])
      await stop(exposed)
      const local = await startQuiet({ ...settings, HOST: '127.0.0.1', PUBLIC_URL: 'http://127.0.0.1:8080' })
      expect(local.output()).not.toContain('WARNING')
      await stop(local)
    },
    patientTime,
  )
})

/** Starts without the worker, which would process the demo's due items. These tests only check the portal's answers. */
const startQuiet = (settings: Settings) => processes.start(settings, ['--services=http'])

async function stop(portal: PortalProcess) {
  portal.send('SIGTERM')
  await portal.ended
}

/** Without this page, the address is answered like any unknown one. */
async function mailPage(portal: PortalProcess): Promise<string> {
  const answer = await fetch(`${portal.url}/dev/mail`, { headers: { accept: 'text/html' } })
  const unknown = await fetch(`${portal.url}/dev/nothing-at-all`, { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(unknown.status)
  const text = await answer.text()
  return answer.status === 404 ? ((JSON.parse(text) as { detail: string }).detail ?? '') : text
}

async function count(dataDir: string, what: string): Promise<number> {
  const postgres = await openEmbeddedPostgres({ dataDir })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${what}`)
  await client.end()
  await postgres.stop()
  return rows[0]?.count ?? -1
}
