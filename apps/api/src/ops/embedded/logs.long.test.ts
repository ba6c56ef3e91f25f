import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { callerOf } from '#ops/testing/caller.ts'
import { createProcesses, type PortalProcess, patientTime, publicUrl } from '#ops/testing/processes.ts'
import { demoFolder } from '#ops/testing/seeded.ts'
import { signIn } from '#ops/testing/sign-in.ts'
import { createBrowser } from '#platform/identity/testing/browser.ts'
import type { IdentityWorld } from '#platform/identity/testing/identity-world.ts'
import { portalSignIn } from '#platform/identity/testing/portal-sign-in.ts'

const processes = createProcesses()
const password = 'freight-desk-24'
const email = 'admin@acme.test'
type Line = { msg: string; reqId?: string; req?: { method: string; url: string }; res?: { statusCode: number } }

describe('the log, however much is written', () => {
  let portal: PortalProcess
  const secrets: Record<string, string> = { password }

  beforeAll(async () => {
    portal = await processes.start({
      DATA_DIR: await demoFolder(processes),
      DEMO: 'true',
      LOG_LEVEL: 'trace',
      WEB_DIST: '/nowhere',
    })
    const browser = createBrowser({ url: portal.url, publicUrl })
    const site = portalSignIn({ url: portal.url, publicUrl } as IdentityWorld, browser)
    const { verifier, page } = await site.start({ state: 'a-state-nobody-may-see' })
    const answered = await browser.submit(page, { email, password })
    const tokens = await site.finish({ verifier, page: answered })
    secrets.code = new URL(answered.url, publicUrl).searchParams.get('code') ?? ''
    secrets.state = 'a-state-nobody-may-see'
    secrets.accessToken = tokens.access_token
    secrets.refreshToken = tokens.refresh_token
    secrets.verifier = verifier
    for (const cookie of browser.setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value.length > 10) secrets[`cookie ${name}`] = value
    }
    await callerOf(portal, tokens.access_token).get('/users/me')
    await site.refresh(tokens.refresh_token)
    await signIn(portal, email, 'a-wrong-password')
    secrets.wrongPassword = 'a-wrong-password'
    secrets.link = 'Link-Token_0123456789-0123456789-0123456789'
    for (const path of [
      '/ActivateUser/ActivateUser/',
      '/identity/activate/',
      '/identity/set-password/',
      '/api/v1/activations/',
    ])
      await fetch(`${portal.url}${path}${secrets.link}`)
    secrets.inAddress = 'a-code-in-an-address'
    await fetch(`${portal.url}/?code=${secrets.inAddress}&state=${secrets.inAddress}`)
    secrets.apiKey = 'a-key-of-a-machine'
    await fetch(`${portal.url}/api/v1/users/me`, {
      headers: { 'x-api-key': secrets.apiKey, authorization: 'Bearer broken' },
    })
    await vi.waitFor(() =>
      expect(linesOf(portal).some(({ req }) => req?.url === '/?code=[hidden]&state=[hidden]')).toBe(true),
    )
  }, patientTime)

  afterAll(() => processes.cleanUp(), patientTime)

  it('holds no password, token, code, cookie, key or personal link', () => {
    const written = linesOf(portal)
      .map((line) => JSON.stringify(line))
      .join('\n')
    const leakedSecrets = Object.entries(secrets).filter(([, secret]) => secret === '' || written.includes(secret))
    expect(leakedSecrets).toEqual([])
    expect(Object.keys(secrets).some((name) => name.startsWith('cookie '))).toBe(true)
  })

  it('names each request by its id, from its arrival to its answer', () => {
    const lines = linesOf(portal)
    const arrival = lines.find(({ req }) => req?.url === '/api/v1/users/me')
    const answer = lines.find(({ reqId, res }) => reqId === arrival?.reqId && res)
    expect(arrival?.reqId).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer?.res?.statusCode).toBe(200)
  })
})

/** One JSON object per line. Startup messages for people are not JSON. */
const linesOf = (portal: PortalProcess): Line[] =>
  portal
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line)
