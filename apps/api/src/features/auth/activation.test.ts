import { invalidActivation } from '@lanewise/contract/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { endIdentitySessions } from '#platform/identity/sessions.ts'
import { type IdentityWorld, password, startIdentity } from '#platform/identity/testing/identity-world.ts'
import { portalSignIn } from '#platform/identity/testing/portal-sign-in.ts'
import type { Person } from '#platform/testing/given.ts'
import { activationMail, createActivation } from './activation.ts'
import { publicRoutes } from './public.routes.ts'

const day = 86_400_000

describe('activating a user', () => {
  let world: IdentityWorld
  beforeAll(async () => {
    world = await startIdentity({ routes: publicRoutes })
  })
  afterAll(() => world.close())

  const invite = (person: Person) => world.db.transaction().execute((tx) => createActivation(tx, person, world.clock()))
  const invited = async () => {
    const person = await world.given.person({ isActivated: false })
    return { person, token: await invite(person) }
  }
  const check = async (token: string) => {
    const response = await world.call(`/activations/${token}`)
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const contactOf = ({ id, companyId }: Person) =>
    inCompany(world.db, companyId, (tx) =>
      tx.selectFrom('contacts').select(['isActivated', 'version']).where('id', '=', id).executeTakeFirstOrThrow(),
    )

  it('mails a link to the portal’s own activation address', async () => {
    const { person, token } = await invited()
    const about = { publicUrl: world.publicUrl, productName: 'Lanewise', companyName: 'Acme Foods' }
    const mail = activationMail(person, token, about)
    expect(mail.to).toBe(person.emailAddress)
    expect(mail.action?.url).toBe(`http://portal.test/ActivateUser/ActivateUser/${token}`)
  })

  it('goes from the checked link over the first password to a sign-in that asks for nothing more', async () => {
    const { person, token } = await invited()
    const { status, body } = await check(token)
    expect({ status, body }).toEqual({ status: 200, body: { continueAt: `/identity/activate/${token}` } })

    const browser = world.browser()
    const form = await browser.visit(String(body.continueAt))
    expect(form.html).toContain(person.emailAddress)
    const done = await browser.submit(form, { password: 'my first password' })
    expect(done.url).toBe('http://portal.test/login?signin=now')
    expect(await contactOf(person)).toEqual({ isActivated: true, version: 2 })

    const tokens = await portalSignIn(world, browser).silently()
    expect(await world.whoAmI(tokens.access_token)).toBe(person.id)
    const elsewhere = await portalSignIn(world, world.browser()).withPassword(person.emailAddress, 'my first password')
    expect(await world.whoAmI(elsewhere.access_token)).toBe(person.id)
  })

  it('writes who activated what into the history and tells open screens', async () => {
    const { person, token } = await invited()
    const browser = world.browser()
    await browser.submit(await browser.visit(`/identity/activate/${token}`), { password })
    const entries = await inCompany(world.db, person.companyId, (tx) =>
      tx.selectFrom('auditEntries').select(['userId', 'entity', 'entityId', 'action', 'changes']).execute(),
    )
    expect(entries).toEqual([
      {
        userId: person.id,
        entity: 'contact',
        entityId: person.id,
        action: 'changed',
        changes: { isActivated: [false, true] },
      },
    ])
    const events = await world.db
      .selectFrom('system.outbox')
      .select(['name', 'payload'])
      .where('companyId', '=', person.companyId)
      .execute()
    expect(events).toEqual([{ name: 'userChanged', payload: { id: person.id } }])
  })

  it('refuses a password that is too short, below its field, and keeps the link', async () => {
    const { person, token } = await invited()
    const browser = world.browser()
    const answer = await browser.submit(await browser.visit(`/identity/activate/${token}`), { password: 'short' })
    expect(answer.status).toBe(400)
    expect(answer.html).toContain('Use at least 10 characters')
    expect(answer.html).toContain('aria-describedby="password-error" aria-invalid="true"')
    expect(await contactOf(person)).toMatchObject({ isActivated: false })
    expect((await check(token)).status).toBe(200)
  })

  const endedLinks: Record<string, () => Promise<string>> = {
    used: async () => {
      const { token } = await invited()
      const browser = world.browser()
      await browser.submit(await browser.visit(`/identity/activate/${token}`), { password })
      return token
    },
    'replaced by a newer one': async () => {
      const { person, token } = await invited()
      await invite(person)
      return token
    },
    'of a user whose access was taken away': async () => {
      const { person, token } = await invited()
      await endIdentitySessions(world.db, person.id)
      return token
    },
    'of a user who is active already': async () => invite(await world.given.person()),
    'made up': async () => 'x'.repeat(43),
    'not a token at all': async () => 'not-a-token',
  }
  for (const [what, given] of Object.entries(endedLinks)) {
    it(`answers 410 to a link that is ${what}, and the page says so`, async () => {
      const token = await given()
      const { status, body } = await check(token)
      expect(status).toBe(410)
      expect(body).toMatchObject({ status: 410, message: invalidActivation })
      const page = await world.browser().visit(`/identity/activate/${token}`)
      expect(page.status).toBe(410)
      expect(page.html).toContain(invalidActivation)
      expect(page.html).toContain('>Sign In</a>')
    })
  }

  it('answers 410 to a link older than 7 days', async () => {
    const { token } = await invited()
    world.passTime(7 * day - 60_000)
    expect((await check(token)).status).toBe(200)
    world.passTime(60_000)
    expect((await check(token)).status).toBe(410)
    expect((await world.browser().visit(`/identity/activate/${token}`)).status).toBe(410)
  })

  it('activates once when the form is sent twice at the same time', async () => {
    const { person, token } = await invited()
    const browser = world.browser()
    const form = await browser.visit(`/identity/activate/${token}`)
    const answers = await Promise.all([
      browser.submit(form, { password: 'the first of two' }),
      browser.submit(form, { password: 'the second of two' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410])
    expect(await contactOf(person)).toEqual({ isActivated: true, version: 2 })
  })

  it('does not take the form from another browser', async () => {
    const { person, token } = await invited()
    const form = await world.browser().visit(`/identity/activate/${token}`)
    const answer = await world.browser().submit(form, { password })
    expect(answer.status).toBe(403)
    expect(answer.html).toContain('This form was open for too long. Send it again.')
    expect(await contactOf(person)).toMatchObject({ isActivated: false })
  })

  it('signs in the new user even where somebody else is signed in', async () => {
    const ben = await world.personWithPassword()
    const { person, token } = await invited()
    const browser = world.browser()
    const portal = portalSignIn(world, browser)
    await portal.withPassword(ben.emailAddress)
    await browser.submit(await browser.visit(`/identity/activate/${token}`), { password })
    expect(await world.whoAmI((await portal.silently()).access_token)).toBe(person.id)
  })
})

describe('activating a user whose password another provider keeps', () => {
  it('activates by the link alone and leads to the sign-in', async () => {
    const world = await startIdentity({
      routes: publicRoutes,
      settings: { OIDC_ISSUER: 'https://login.other.test', OIDC_CLIENT_ID: 'portal' },
    })
    try {
      const person = await world.given.person({ isActivated: false })
      const token = await world.db.transaction().execute((tx) => createActivation(tx, person, world.clock()))
      const browser = world.browser()
      const form = await browser.visit(`/identity/activate/${token}`)
      expect(form.html).not.toContain('type="password"')
      expect((await browser.submit(form, {})).url).toBe('http://portal.test/login?signin=now')
      const credential = await world.db
        .selectFrom('system.credentials')
        .select(['isActive', 'passwordHash'])
        .where('contactId', '=', person.id)
        .executeTakeFirst()
      expect(credential).toEqual({ isActive: true, passwordHash: null })
      expect((await browser.visit(`/identity/activate/${token}`)).status).toBe(410)
    } finally {
      await world.close()
    }
  })
})
