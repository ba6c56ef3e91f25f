import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IdentityWorld, password, startIdentity } from '#platform/identity/testing/identity-world.ts'
import { portalSignIn } from '#platform/identity/testing/portal-sign-in.ts'
import { publicRoutes } from './public.routes.ts'

const hour = 3_600_000
const newWatch = () => randomBytes(32).toString('base64url')

describe('a forgotten password', () => {
  let world: IdentityWorld
  beforeAll(async () => {
    world = await startIdentity({ routes: publicRoutes })
  })
  afterAll(() => world.close())

  const stateOf = async (watch: string) => {
    const response = await world.call(`/password-resets/${watch}`)
    return response.ok ? ((await response.json()) as { state: string }).state : response.status
  }
  const linkFor = (email: string) => world.mails.filter(({ to }) => to === email).at(-1)?.action?.url ?? ''
  const ask = async (email: string, watch?: string, browser = world.browser()) => {
    const form = await browser.visit(`/identity/reset${watch ? `?watch=${watch}` : ''}`)
    return browser.submit(form, { email })
  }

  it('is set anew through the mailed link, while the browser that waits sees it complete', async () => {
    const ana = await world.personWithPassword()
    const browser = world.browser()
    const watch = newWatch()
    const form = await browser.visit(
      `/identity/reset?login_hint=${encodeURIComponent(ana.emailAddress)}&watch=${watch}`,
    )
    expect(form.html).toContain(`value="${ana.emailAddress}"`)
    const sent = await browser.submit(form, { email: ana.emailAddress })
    expect(sent.url).toBe('http://portal.test/forgotpassword?waiting=1')
    expect(await stateOf(watch)).toBe('waiting')

    const link = linkFor(ana.emailAddress)
    expect(link).toMatch(/^http:\/\/portal\.test\/identity\/set-password\/[\w-]{43}$/)
    const changed = await browser.submit(await browser.visit(link), { password: 'my second password' })
    expect(changed.html).toContain('Password changed')
    expect(changed.html).toContain('href="http://portal.test/login?signin=now"')
    expect(await stateOf(watch)).toBe('completed')

    const tokens = await portalSignIn(world, browser).silently()
    expect(await world.whoAmI(tokens.access_token)).toBe(ana.id)
    const elsewhere = portalSignIn(world, world.browser())
    await expect(elsewhere.withPassword(ana.emailAddress)).rejects.toThrow('is not right')
    const anew = await elsewhere.withPassword(ana.emailAddress, 'my second password')
    expect(await world.whoAmI(anew.access_token)).toBe(ana.id)
  })

  it('ends what was signed in with the old one, in every browser', async () => {
    const ana = await world.personWithPassword()
    const thief = portalSignIn(world, world.browser())
    const stolen = await thief.withPassword(ana.emailAddress)
    await ask(ana.emailAddress)
    const browser = world.browser()
    await browser.submit(await browser.visit(linkFor(ana.emailAddress)), { password: 'my second password' })
    expect((await thief.refresh(stolen.refresh_token)).status).toBe(400)
    expect((await thief.start()).page.html).toContain('Sign in to Lanewise')
  })

  it('is answered the same for an address without an account, and nothing is mailed', async () => {
    const ana = await world.personWithPassword()
    const waiting = await world.given.person({ isActivated: false })
    const pages = []
    for (const email of [ana.emailAddress, waiting.emailAddress, 'nobody@nowhere.test', 'not an address']) {
      const { url, status, html } = await ask(email)
      pages.push({ url, status, html })
    }
    expect(pages[0]?.html).toContain('If an account exists for this address, we have sent a link.')
    for (const page of pages) expect(page).toEqual(pages[0])
    expect(world.mails.map(({ to }) => to)).toContain(ana.emailAddress)
    expect(world.mails.map(({ to }) => to)).not.toContain(waiting.emailAddress)
    expect(world.mails.map(({ to }) => to)).not.toContain('nobody@nowhere.test')

    const watch = newWatch()
    await ask('nobody@nowhere.test', watch)
    expect(await stateOf(watch)).toBe('waiting')
  })

  it('has one link that works: the newest, once, for an hour', async () => {
    const ana = await world.personWithPassword()
    const browser = world.browser()
    await ask(ana.emailAddress)
    const older = linkFor(ana.emailAddress)
    await ask(ana.emailAddress)
    const newest = linkFor(ana.emailAddress)
    const ended = await browser.visit(older)
    expect(ended.status).toBe(410)
    expect(ended.html).toContain('This link is invalid or has expired.')

    await browser.submit(await browser.visit(newest), { password: 'my second password' })
    expect((await browser.visit(newest)).status).toBe(410)

    await ask(ana.emailAddress)
    world.passTime(hour)
    expect((await browser.visit(linkFor(ana.emailAddress))).status).toBe(410)
    expect((await browser.visit('/identity/set-password/garbage')).status).toBe(410)
  })

  it('may not be the email address', async () => {
    const ana = await world.personWithPassword()
    await ask(ana.emailAddress)
    const browser = world.browser()
    const form = await browser.visit(linkFor(ana.emailAddress))
    const answer = await browser.submit(form, { password: ana.emailAddress })
    expect(answer.status).toBe(400)
    expect(answer.html).toContain('Do not use your email address as password')
  })

  it('that was asked for under an unknown watch, or too long ago, has failed', async () => {
    const watch = newWatch()
    expect(await stateOf(watch)).toBe('failed')
    await ask('ana@acme.test', watch)
    expect(await stateOf(watch)).toBe('waiting')
    world.passTime(hour)
    expect(await stateOf(watch)).toBe('failed')
    expect(await stateOf('not-a-watch')).toBe(400)
  })

  it('gets five links an hour and then 429, with an account or without', async () => {
    const ana = await world.personWithPassword()
    world.passTime(2 * hour)
    for (const email of [ana.emailAddress, 'nobody@limit.test']) {
      for (let count = 0; count < 5; count += 1) expect((await ask(email)).status).toBe(200)
      const blocked = await ask(email)
      expect(blocked.status).toBe(429)
      expect(blocked.html).toContain('Too many attempts. Try again in an hour.')
    }
    expect(world.mails.filter(({ to }) => to === ana.emailAddress)).toHaveLength(5)
  })

  it('is not asked for by a form of another site', async () => {
    const ana = await world.personWithPassword()
    world.passTime(2 * hour)
    const form = await world.browser().visit('/identity/reset')
    const answer = await world.browser().submit(form, { email: ana.emailAddress })
    expect(answer.status).toBe(403)
    expect(world.mails.map(({ to }) => to)).not.toContain(ana.emailAddress)
  })

  it('leaves the old one in force until the link is used', async () => {
    const ana = await world.personWithPassword()
    world.passTime(2 * hour)
    await ask(ana.emailAddress)
    const tokens = await portalSignIn(world, world.browser()).withPassword(ana.emailAddress, password)
    expect(await world.whoAmI(tokens.access_token)).toBe(ana.id)
  })
})

describe('a forgotten password whose mail cannot be queued', () => {
  it('leaves no link behind and says that it did not work', async () => {
    const world = await startIdentity({ sendMail: () => Promise.reject(new Error('no room')) })
    try {
      const ana = await world.personWithPassword()
      const browser = world.browser()
      const answer = await browser.submit(await browser.visit('/identity/reset'), { email: ana.emailAddress })
      expect(answer.status).toBe(500)
      expect(answer.html).toContain('An unknown error occurred.')
      expect(answer.html).not.toContain('no room')
      expect(await world.db.selectFrom('system.identityTokens').selectAll().execute()).toEqual([])
    } finally {
      await world.close()
    }
  })
})
