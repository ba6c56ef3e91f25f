import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import type { Person } from '#platform/testing/given.ts'
import { endIdentitySessions } from './sessions.ts'
import { type IdentityWorld, password, startIdentity } from './testing/identity-world.ts'
import { portalSignIn } from './testing/portal-sign-in.ts'

const wrong = 'The email address or the password is not right.'

describe('the embedded identity provider', () => {
  let world: IdentityWorld
  beforeAll(async () => {
    world = await startIdentity()
  })
  afterAll(() => world.close())

  const newBrowser = () => {
    const browser = world.browser()
    return { browser, portal: portalSignIn(world, browser) }
  }
  const deactivate = ({ id, companyId }: Person) =>
    inCompany(world.db, companyId, (tx) =>
      tx.updateTable('contacts').set({ createPortalUser: false }).where('id', '=', id).execute(),
    )

  it('publishes its addresses under the public address, whatever host it is asked for', async () => {
    const response = await fetch(`${world.url}/identity/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
    })
    const document = (await response.json()) as Record<string, unknown>
    expect(document.issuer).toBe('http://portal.test/identity')
    expect(document.authorization_endpoint).toBe('http://portal.test/identity/auth')
    expect(document.end_session_endpoint).toBe('http://portal.test/identity/session/end')
    expect(document.code_challenge_methods_supported).toEqual(['S256'])
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
  })

  it('signs a person in with code and PKCE, and the API knows whose token it is', async () => {
    const ana = await world.personWithPassword({ firstName: 'Ana', lastName: 'Ruiz' })
    const { portal } = newBrowser()
    const tokens = await portal.withPassword(ana.emailAddress)
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' })
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      iss: 'http://portal.test/identity',
      aud: 'lanewise-api',
      sub: ana.id,
      email: ana.emailAddress,
      email_verified: true,
    })
    expect(decodeJwt(tokens.id_token)).toMatchObject({ aud: 'web', email: ana.emailAddress, name: 'Ana Ruiz' })
    expect(tokens.expires_in).toBe(900)
    expect(await world.whoAmI(tokens.access_token)).toBe(ana.id)
  })

  it('takes the address in any case and with spaces around it', async () => {
    const ana = await world.personWithPassword()
    const tokens = await newBrowser().portal.withPassword(` ${ana.emailAddress.toUpperCase()} `)
    expect(await world.whoAmI(tokens.access_token)).toBe(ana.id)
  })

  it('refuses a sign-in without PKCE and a code with the wrong verifier', async () => {
    const ana = await world.personWithPassword()
    const { browser, portal } = newBrowser()
    const query = `client_id=web&response_type=code&redirect_uri=${encodeURIComponent('http://portal.test/')}&scope=openid`
    const bare = await browser.visit(`/identity/auth?${query}`)
    expect(new URL(bare.url).searchParams.get('error')).toBe('invalid_request')

    const { page } = await portal.start()
    const back = await browser.submit(page, { email: ana.emailAddress, password })
    const answer = await portal.exchange(new URL(back.url).searchParams.get('code') ?? '', 'x'.repeat(43))
    expect(answer.status).toBe(400)
  })

  it('refuses to lead anywhere but back to the portal', async () => {
    const { portal } = newBrowser()
    const { page } = await portal.start({ redirect_uri: 'https://evil.test/' })
    expect(page.status).toBe(400)
    expect(page.html).toContain('Something went wrong')
  })

  it('changes a refresh token for new tokens once; a second use ends the whole family', async () => {
    const ana = await world.personWithPassword()
    const { portal } = newBrowser()
    const first = await portal.withPassword(ana.emailAddress)
    const second = (await (await portal.refresh(first.refresh_token)).json()) as typeof first
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(await world.whoAmI(second.access_token)).toBe(ana.id)

    expect((await portal.refresh(first.refresh_token)).status).toBe(400)
    expect((await portal.refresh(second.refresh_token)).status).toBe(400)
  })

  it('gives new tokens to one of ten simultaneous uses of a refresh token', async () => {
    const ana = await world.personWithPassword()
    const { portal } = newBrowser()
    const { refresh_token } = await portal.withPassword(ana.emailAddress)
    const answers = await Promise.all(Array.from({ length: 10 }, () => portal.refresh(refresh_token)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('asks for no password while the session of the browser lasts', async () => {
    const ana = await world.personWithPassword()
    const { portal } = newBrowser()
    await portal.withPassword(ana.emailAddress)
    const tokens = await portal.silently()
    expect(await world.whoAmI(tokens.access_token)).toBe(ana.id)
  })

  it('ends the session in one step at logout and returns to the portal', async () => {
    const ana = await world.personWithPassword()
    const { browser, portal } = newBrowser()
    const tokens = await portal.withPassword(ana.emailAddress)
    const out = await portal.logout({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'http://portal.test/',
      state: 'bye',
    })
    expect(out.url).toBe('http://portal.test/?state=bye')
    expect(browser.cookieNames()).not.toContain('lw_session')
    expect((await portal.refresh(tokens.refresh_token)).status).toBe(400)
    const { page } = await portal.start()
    expect(page.html).toContain('Sign in to Lanewise')
  })

  it('asks before it signs out whoever did not ask for it', async () => {
    const ana = await world.personWithPassword()
    const { browser, portal } = newBrowser()
    await portal.withPassword(ana.emailAddress)
    const confirmation = await portal.logout({ client_id: 'web', post_logout_redirect_uri: 'http://portal.test/' })
    expect(confirmation.html).toContain('Sign out of Lanewise?')
    expect(await world.whoAmI((await portal.silently()).access_token)).toBe(ana.id)

    const again = await portal.logout({ client_id: 'web', post_logout_redirect_uri: 'http://portal.test/' })
    expect((await browser.submit(again, { logout: 'yes' })).url).toBe('http://portal.test/')
    expect((await portal.start()).page.html).toContain('Sign in to Lanewise')
  })

  it('leads back at once when there is no session to end', async () => {
    const { portal } = newBrowser()
    const out = await portal.logout({ client_id: 'web', post_logout_redirect_uri: 'http://portal.test/' })
    expect(out.url).toBe('http://portal.test/')
  })

  it('says the same of a wrong password, an unknown account and one that is not active', async () => {
    const ana = await world.personWithPassword()
    const waiting = await world.personWithPassword({ isActivated: false })
    const attempts = [
      { email: ana.emailAddress, password: 'not the password' },
      { email: 'nobody@nowhere.test', password },
      { email: waiting.emailAddress, password },
    ]
    for (const attempt of attempts) {
      const { browser, portal } = newBrowser()
      const { page } = await portal.start()
      const answer = await browser.submit(page, attempt)
      expect(answer.status).toBe(401)
      expect(answer.html).toContain(wrong)
      expect(answer.html.replaceAll(attempt.email, '').replaceAll(/sign-in\/[\w-]+/g, '')).toBe(
        (await unknownAnswer()).replaceAll('somebody@else.test', '').replaceAll(/sign-in\/[\w-]+/g, ''),
      )
    }
    async function unknownAnswer() {
      const { browser, portal } = newBrowser()
      const { page } = await portal.start()
      return (await browser.submit(page, { email: 'somebody@else.test', password })).html
    }
  })

  it('names the field that is missing', async () => {
    const { browser, portal } = newBrowser()
    const { page } = await portal.start({ login_hint: 'ana@acme.test' })
    expect(page.html).toContain('value="ana@acme.test"')
    const answer = await browser.submit(page, { email: '', password: '' })
    expect(answer.status).toBe(400)
    expect(answer.html.match(/This field is required\./g)).toHaveLength(2)
    expect(answer.html).toContain('aria-describedby="email-error" aria-invalid="true"')
  })

  it('answers 429 after ten failures of one account, also with the right password, and forgets them in time', async () => {
    const ana = await world.personWithPassword()
    const attempt = async (given: string) => {
      const { browser, portal } = newBrowser()
      return browser.submit((await portal.start()).page, { email: ana.emailAddress, password: given })
    }
    for (let count = 0; count < 10; count += 1) expect((await attempt('not the password')).status).toBe(401)
    const blocked = await attempt(password)
    expect(blocked.status).toBe(429)
    expect(blocked.html).toContain('Too many attempts. Try again in 15 minutes.')
    world.passTime(16 * 60_000)
    expect((await attempt(password)).url).toContain('code=')
  })

  it('lets a deactivated user do nothing more, at once', async () => {
    const ana = await world.personWithPassword()
    const { browser, portal } = newBrowser()
    const tokens = await portal.withPassword(ana.emailAddress)
    await deactivate(ana)
    expect(await world.whoAmI(tokens.access_token)).toBe(401)
    expect((await portal.refresh(tokens.refresh_token)).status).toBe(400)
    const { page } = await portal.start()
    expect(page.html).toContain('Sign in to Lanewise')
    expect((await browser.submit(page, { email: ana.emailAddress, password })).html).toContain(wrong)
  })

  it('lets somebody else sign in where the session is of a user who was deactivated', async () => {
    const ana = await world.personWithPassword()
    const ben = await world.personWithPassword()
    const { portal } = newBrowser()
    await portal.withPassword(ana.emailAddress)
    await deactivate(ana)
    const tokens = await portal.withPassword(ben.emailAddress)
    expect(await world.whoAmI(tokens.access_token)).toBe(ben.id)
  })

  it('ends sessions and refresh tokens of an account in all browsers', async () => {
    const ana = await world.personWithPassword()
    const here = newBrowser()
    const there = newBrowser()
    const tokens = await here.portal.withPassword(ana.emailAddress)
    await there.portal.withPassword(ana.emailAddress)
    await endIdentitySessions(world.db, ana.id)
    expect((await here.portal.refresh(tokens.refresh_token)).status).toBe(400)
    for (const { portal } of [here, there]) {
      expect((await portal.start()).page.html).toContain('Sign in to Lanewise')
    }
  })

  it('comes back with the code for a forgotten password, and the reset knows the address already', async () => {
    const { browser, portal } = newBrowser()
    const { page } = await portal.start()
    const back = await browser.submit(page, { email: 'ana@acme.test', password: '', intent: 'forgot' })
    expect(new URL(back.url).searchParams.get('error')).toBe('password_forgotten')
    expect((await browser.visit('/identity/reset')).html).toContain('value="ana@acme.test"')
  })

  it('does not take the sign-in form from another browser', async () => {
    const ana = await world.personWithPassword()
    const { page } = await newBrowser().portal.start()
    const answer = await newBrowser().browser.submit(page, { email: ana.emailAddress, password })
    const opened = await newBrowser().browser.visit(page.url)
    for (const { status, html } of [answer, opened]) {
      expect(status).toBe(410)
      expect(html).toContain('Sign-in has ended')
    }
  })

  it('shows pages in the product’s look for what does not exist or is too large', async () => {
    const { browser, portal } = newBrowser()
    expect(await browser.visit('/identity/nothing/here')).toMatchObject({ status: 404 })
    expect((await browser.visit('/identity/nothing/here')).html).toContain('This page does not exist.')
    const { page } = await portal.start()
    const large = await browser.submit(page, { email: 'a', password: 'x'.repeat(50_000) })
    expect(large.status).toBe(413)
    expect(large.html).toContain('<h1>')
  })

  it('escapes what people type', async () => {
    const { browser, portal } = newBrowser()
    const { page } = await portal.start()
    const answer = await browser.submit(page, { email: '"><script>x</script>', password: 'y' })
    expect(answer.html).not.toContain('<script>x')
    expect(answer.html).toContain('&lt;script&gt;')
  })

  it('serves style, script, font and pictures from its own address', async () => {
    const { page } = await newBrowser().portal.start()
    const addresses = [...page.html.matchAll(/(?:href|src)="(\/identity\/assets\/[^"]+)"/g)].map(([, url]) => url)
    const assets = [...addresses, '/identity/assets/inter.woff2', '/identity/assets/lanes.svg']
    expect(assets).toHaveLength(6)
    for (const address of assets) expect((await fetch(`${world.url}${address}`)).status).toBe(200)
  })
})

describe('the embedded identity provider behind https', () => {
  it('sets cookies for https only, and the claim that is configured as API key stands in the token', async () => {
    const world = await startIdentity({ publicUrl: 'https://portal.test', apiKeyClaim: 'portal_key' })
    try {
      const ana = await world.personWithPassword()
      const browser = world.browser()
      const tokens = await portalSignIn(world, browser).withPassword(ana.emailAddress)
      expect(decodeJwt(tokens.access_token).portal_key).toBe(ana.id)
      expect(decodeJwt(tokens.id_token).portal_key).toBe(ana.id)
      expect(browser.setCookies.length).toBeGreaterThan(3)
      for (const cookie of browser.setCookies) {
        expect(cookie).toMatch(/; secure/i)
        expect(cookie).toMatch(/; httponly/i)
        expect(cookie).toMatch(/; samesite=lax/i)
      }
    } finally {
      await world.close()
    }
  })
})
