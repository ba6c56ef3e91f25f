import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from '#ops/testing/caller.ts'
import { createProcesses, databaseProcess, type PortalProcess, patientTime } from '#ops/testing/processes.ts'
import { demoFolder } from '#ops/testing/seeded.ts'

const processes = createProcesses()
const tokenOf = (user: string, settings: Record<string, string>) =>
  processes.run('demo/src/commands/token.ts', ['--user', user], settings)

describe('the token command', () => {
  let dataDir: string
  let portal: PortalProcess

  beforeAll(async () => {
    dataDir = await demoFolder(processes)
    portal = await processes.start({ DATA_DIR: dataDir, DEMO: 'true' })
  }, patientTime)
  afterAll(() => processes.cleanUp(), patientTime)

  it('prints a token of a demo user and nothing else while the portal runs, without a word on demo mode', async () => {
    const { code, stdout, stderr } = await tokenOf('Quoting@acme.test', { DATA_DIR: dataDir })
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/)
    const me = await callerOf(portal, stdout.trim()).get('/users/me')
    expect(await me.json()).toMatchObject({
      emailAddress: 'quoting@acme.test',
      permissions: ['CreateQuote', 'ViewQuoteHistory'],
    })
  })

  it(
    'is refused for somebody who is no demo user, and outside demo mode',
    async () => {
      const given: [user: string, settings: Record<string, string>, message: string][] = [
        ['stranger@acme.test', {}, 'There is no demo user stranger@acme.test in this database'],
        ['admin@acme.test', { DEMO: 'false' }, 'demo mode only'],
        ['admin@acme.test', { DATABASE_URL: 'postgres://db.example/freight' }, 'demo mode only'],
        ['admin@acme.test', { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'web' }, 'https://login.example'],
      ]
      for (const [user, settings, message] of given) {
        const refused = await tokenOf(user, { DATA_DIR: dataDir, ...settings })
        expect(refused).toMatchObject({ code: 2, stdout: '' })
        expect(refused.stderr).toContain(message)
      }
    },
    patientTime,
  )

  it(
    'names its usage when it does not understand',
    async () => {
      for (const wrong of [[], ['--usr', 'admin@acme.test'], ['admin@acme.test']]) {
        const refused = await processes.run('demo/src/commands/token.ts', wrong, { DATA_DIR: dataDir })
        expect(refused).toMatchObject({ code: 2, stdout: '' })
        expect(refused.stderr).toContain('Usage: npm run token -- --user admin@acme.test')
      }
    },
    patientTime,
  )

  it('makes no database where there is none', async () => {
    const empty = await processes.dataDir()
    expect(await tokenOf('admin@acme.test', { DATA_DIR: empty })).toMatchObject({ code: 2, stdout: '' })
    expect(existsSync(empty)).toBe(false)
  })

  it(
    'works when the portal does not run, and leaves no database running',
    async () => {
      portal.send('SIGTERM')
      await portal.ended
      expect(await tokenOf('admin@acme.test', { DATA_DIR: dataDir })).toMatchObject({ code: 0, stderr: '' })
      expect(await databaseProcess(dataDir)).toBeUndefined()
    },
    patientTime,
  )
})
