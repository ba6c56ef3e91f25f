import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser, Page } from './testing/browser.ts'
import { type IdentityWorld, password, startIdentity } from './testing/identity-world.ts'
import { portalSignIn } from './testing/portal-sign-in.ts'

const office = '198.51.100.20'
const elsewhere = '203.0.113.9'

describe('strangers', () => {
  let world: IdentityWorld
  beforeAll(async () => {
    world = await startIdentity()
  })
  afterAll(() => world.close())

  const at = (address: string) => {
    const browser = world.browser(address)
    return { browser, portal: portalSignIn(world, browser) }
  }
  const stored = async () => (await world.db.selectFrom('system.oidcPayloads').select('kind').execute()).length

  async function attempt({ browser, portal }: ReturnType<typeof at>, email: string, given: string) {
    return browser.submit((await portal.start()).page, { email, password: given })
  }
  async function guess(address: string, email: string, times: number) {
    const statuses: number[] = []
    for (let count = 0; count < times; count += 1) {
      const { status } = await attempt(at(address), email, 'not the password')
      statuses.push(status)
    }
    return statuses
  }

  it('who start 1,300 sign-ins from 12 addresses keep nobody from signing in, and fill nothing up', async () => {
    const ana = await world.personWithPassword()
    const before = await stored()
    const started: number[] = []
    for (let count = 0; count < 1_300; count += 1) {
      const browser = world.browser(`192.0.2.${count % 12}`)
      started.push((await browser.request(authorization, {})).status)
    }
    expect(started.filter((status) => status === 303)).toHaveLength(1_300)
    expect(await stored()).toBe(before)
    expect((await at(office).portal.withPassword(ana.emailAddress)).access_token).toBeTruthy()
  })

  it('who type ten wrong passwords lock themselves out, and not the owner of the account elsewhere', async () => {
    const ana = await world.personWithPassword()
    expect(await guess(elsewhere, ana.emailAddress, 11)).toEqual([...Array(10).fill(401), 429])
    expect((await attempt(at(elsewhere), ana.emailAddress, password)).status).toBe(429)
    expect(isSignedIn(await attempt(at(office), ana.emailAddress, password))).toBe(true)
  })

  it('count as one when they share a network of IPv6', async () => {
    const ana = await world.personWithPassword()
    for (let count = 0; count < 10; count += 1) await guess(`2001:db8:7:7::${count + 1}`, ana.emailAddress, 1)
    expect((await attempt(at('2001:db8:7:7::ff'), ana.emailAddress, password)).status).toBe(429)
    expect(isSignedIn(await attempt(at('2001:db8:7:8::ff'), ana.emailAddress, password))).toBe(true)
  })

  it('in the same office keep nobody from signing in with a browser that is known', async () => {
    const [ana, ben] = [await world.personWithPassword(), await world.personWithPassword()]
    const known = at(office)
    await known.portal.withPassword(ana.emailAddress)
    await signOut(known)
    expect((await guess(office, ana.emailAddress, 11)).at(-1)).toBe(429)
    expect(isSignedIn(await attempt(known, ana.emailAddress, password))).toBe(true)
    await signOut(known)
    expect((await guess(office, ben.emailAddress, 11)).at(-1)).toBe(429)
    expect((await attempt(known, ben.emailAddress, password)).status, 'not known for Ben').toBe(429)
  })

  it('cannot make a browser known by writing its cookie themselves', async () => {
    const ana = await world.personWithPassword()
    expect((await guess(elsewhere, ana.emailAddress, 11)).at(-1)).toBe(429)
    const { browser, portal } = at(elsewhere)
    const { page } = await portal.start()
    const [, action = ''] = /<form[^>]* action="([^"]*)"/.exec(page.html) ?? []
    const forged = `lw_known=forged.${ana.id}.${'A'.repeat(43)}`
    const own = browser.cookieHeader(action)
    const answer = await browser.request(action, {
      method: 'POST',
      headers: { cookie: `${own}; ${forged}` },
      body: new URLSearchParams({ email: ana.emailAddress, password }),
    })
    expect(answer.status).toBe(429)
  })

  it('who take the cookie of a sign-in over find only its form', async () => {
    const ana = await world.personWithPassword()
    const { browser, portal } = at(office)
    const { page } = await portal.start()
    const { pathname } = new URL(page.url)
    const cookies = browser.cookieHeader(pathname)
    await browser.submit(page, { email: ana.emailAddress, password })
    const resumed = await world.browser(elsewhere).request(pathname.replace('sign-in', 'auth'), {
      headers: { cookie: cookies.replaceAll('lw_sign_in', 'lw_resume') },
    })
    expect(resumed.headers.get('location') ?? '').not.toContain('code=')
  })

  it('cannot change what the browser keeps of a sign-in', async () => {
    const { browser, portal } = at(office)
    const { page } = await portal.start()
    const { pathname } = new URL(page.url)
    const show = async (cookie: string) =>
      (await world.browser(office).request(pathname, { headers: { cookie } })).status
    const own = browser.cookieHeader(pathname)
    const content = /lw_signing_in=([^.]+)/.exec(own)?.[1] ?? ''
    const changed = Buffer.from(content, 'base64url').toString().replace('"the-state"', '"evil"')
    expect(await show(own)).toBe(200)
    expect(await show(own.replace(content, Buffer.from(changed).toString('base64url')))).toBe(410)
    expect(await show(own.replace(/lw_signing_in=[^;]+/, 'lw_signing_in=nothing'))).toBe(410)
  })

  const signOut = async ({ browser }: { browser: Browser }) => {
    await world.db.deleteFrom('system.oidcPayloads').where('kind', '=', 'Session').execute()
    return browser
  }
  const isSignedIn = ({ url }: Page) => url.includes('code=')
})

const authorization = `/identity/auth?${new URLSearchParams({
  client_id: 'web',
  response_type: 'code',
  redirect_uri: 'http://portal.test/',
  scope: 'openid',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
})}`
