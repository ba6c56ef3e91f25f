import { checkActivation } from '@lanewise/contract/auth'
import * as contract from '@lanewise/contract/contacts'
import { getHistory } from '@lanewise/contract/history'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { mountDevMail } from '#platform/dev-mail/dev-mail.ts'
import { silent } from '#platform/jobs/fixtures/silent.ts'
import { startMailer } from '#platform/mail/mailer.ts'
import { createSmtpTransport } from '#platform/mail/smtp-transport.ts'
import { openPostOffice } from '#platform/mail/testing/post-office.ts'
import type { Person } from '#platform/testing/given.ts'
import { sharedTestPortal, startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { aContact, loaded, mailsTo } from './testing/given.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

async function company() {
  const made = await portal.given.company('Acme Foods')
  const ana = await portal.given.person({ company: made })
  const client = portal.as(ana)
  const invite = async (facts: Record<string, unknown> = {}) => {
    const body = aContact({ createPortalUser: true, permissions: ['ViewReports'], ...facts })
    const { resultId } = await client.ask(contract.createCustomerContact, { body })
    return { id: resultId, email: body.primaryEmailAddress }
  }
  const save = async (id: string, change: Record<string, unknown>) =>
    client.ask(contract.updateCustomerContact, {
      params: { id },
      body: { ...(await loaded(portal, ana, id)), ...change },
    })
  return { company: made, ana, invite, save, ...client }
}

const tokenIn = (text: string | undefined) => /ActivateUser\/ActivateUser\/([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
const statusOf = async (token: string) => (await portal.as(null).attempt(checkActivation, { params: { token } })).status

/** Open access of a contact: sessions at the embedded identity provider and unused links in mails. */
async function open(contactId: string) {
  const { db } = portal.database
  const sessions = await db.selectFrom('system.oidcPayloads').select('id').where('accountId', '=', contactId).execute()
  const links = await db
    .selectFrom('system.identityTokens')
    .select('purpose')
    .where('contactId', '=', contactId)
    .execute()
  return { sessions: sessions.length, links: links.length }
}
const signIn = (contactId: string) =>
  portal.database.db
    .insertInto('system.oidcPayloads')
    .values({ kind: 'Session', id: contactId, payload: '{}', accountId: contactId })
    .execute()
const announced = async (contactId: string) => {
  const { rows } = await sql`
    select 1 from system.outbox where name = 'userChanged' and payload ->> 'id' = ${contactId}`.execute(
    portal.database.db,
  )
  return rows.length
}

describe('a new portal user', () => {
  it('gets the activation link with the save, through the mail server, and no other contact gets one [NOTIFY-1]', async () => {
    const { invite, ask } = await company()
    const post = await openPostOffice()
    const { db, appUrl } = portal.database
    const transport = createSmtpTransport(post.url)
    const mailer = startMailer({ db, url: appUrl, from: 'Lanewise <no-reply@portal.test>', log: silent, transport })
    try {
      const plain = aContact()
      await ask(contract.createCustomerContact, { body: plain })
      const { email } = await invite()
      const letter = await vi.waitFor(
        () => {
          const received = post.letters.find(({ receivers }) => receivers.includes(email))
          expect(received).toBeDefined()
          return received
        },
        { timeout: 50_000, interval: 20 },
      )
      const text = letter?.text.replaceAll('=\r\n', '')
      expect(text).toContain('Subject: Activate your Lanewise account')
      expect(text).toContain('Hello Bo, Acme Foods has given you access to Lanewise.')
      expect(await statusOf(tokenIn(text))).toBe(200)
      expect(await mailsTo(portal, plain.primaryEmailAddress)).toEqual([])
    } finally {
      await mailer.stop()
      await post.close()
    }
  })

  it('is mailed nothing when the save is refused [NOTIFY-1]', async () => {
    const { invite, attempt } = await company()
    const { email } = await invite({ officeNumber: '(312) 555-0101' })
    const body = aContact({ createPortalUser: true, officeNumber: '(312) 555-0101' })
    expect((await attempt(contract.createCustomerContact, { body })).status).toBe(409)
    expect(await mailsTo(portal, body.primaryEmailAddress)).toEqual([])
    expect(await mailsTo(portal, email)).toHaveLength(1)
  })
})

describe('sending an activation', () => {
  it('mails a new link, ends the old one and answers isSuccess and message [CONTACT-46] [CONTACT-58] [CONTACT-60]', async () => {
    const { invite, ask } = await company()
    const { id, email } = await invite()
    const answer = await ask(contract.activateCustomer, { params: { contactId: id } })
    expect(answer).toEqual({ isSuccess: true, message: 'Portal user activation link sent' })
    const tokens = (await mailsTo(portal, email)).map(({ textBody }) => tokenIn(textBody))
    expect(await Promise.all(tokens.map(statusOf))).toEqual([410, 200])
    const { data } = await ask(getHistory, { params: { entity: 'contact', entityId: id } })
    expect(data[0]?.sentences).toEqual([`Ana Ruiz sent the activation link to ${email}`])
    expect((await ask(contract.getContactInfo, { params: { id } })).version).toBe(1)
  })

  it('makes a portal user without permissions of who was none, and is refused for who is activated [CONTACT-50]', async () => {
    const { company: made, ask, attempt } = await company()
    const body = aContact()
    const { resultId } = await ask(contract.createCustomerContact, { body })
    await ask(contract.activateCustomer, { params: { contactId: resultId } })
    const invited = await ask(contract.getContactInfo, { params: { id: resultId } })
    expect(invited).toMatchObject({ createPortalUser: true, permissions: [], isActivated: false })
    expect(await mailsTo(portal, body.primaryEmailAddress)).toHaveLength(1)
    const active = await portal.given.person({ company: made })
    const again = await attempt(contract.activateCustomer, { params: { contactId: active.id } })
    expect(again.problem).toMatchObject({ status: 409, message: 'This contact is already activated', isSuccess: false })
  })
})

describe('sending a password reset', () => {
  const reset = (person: Person, emailAddress: string) =>
    portal.as(person).attempt(contract.sendResetRaw, { body: { emailAddress } })

  it('mails the link to an activated contact and to no other [CONTACT-47] [CONTACT-51] [CONTACT-58] [CONTACT-60]', async () => {
    const { company: made, ana, invite, ask } = await company()
    const active = await portal.given.person({ company: made })
    const sent = await reset(ana, active.emailAddress.toUpperCase())
    expect(sent.content).toEqual({ isSuccess: true, message: 'Password reset sent' })
    const [mail] = await mailsTo(portal, active.emailAddress)
    expect(mail?.textBody).toMatch(/http:\/\/portal\.test\/identity\/set-password\/[\w-]{43}/)
    expect((await open(active.id)).links).toBe(1)
    const { data } = await ask(getHistory, { params: { entity: 'contact', entityId: active.id } })
    expect(data[0]?.sentences).toEqual([`Ana Ruiz sent the password reset link to ${active.emailAddress}`])
    const waiting = await invite()
    expect((await reset(ana, waiting.email)).problem).toMatchObject({
      status: 409,
      message: 'This contact is not activated yet',
    })
    expect((await reset(ana, 'nobody@shipper.test')).status).toBe(404)
  })

  it('is for oneself alone without EditContacts [CONTACT-48]', async () => {
    const { company: made, ana } = await company()
    const noor = await portal.given.person({ company: made, permissions: ['CreateContact'] })
    expect((await reset(noor, noor.emailAddress)).status).toBe(200)
    expect((await reset(noor, ana.emailAddress)).status).toBe(403)
  })

  it('knows no contact of another company, and mails one address five times an hour at most', async () => {
    const { ana } = await company()
    const stranger = await portal.given.person()
    expect((await reset(ana, stranger.emailAddress)).status).toBe(404)
    for (let count = 0; count < 5; count += 1) expect((await reset(ana, ana.emailAddress)).status).toBe(200)
    expect((await reset(ana, ana.emailAddress)).status).toBe(429)
    expect(await mailsTo(portal, ana.emailAddress)).toHaveLength(5)
  })
})

describe('a user who changes or goes', () => {
  it('is signed out by another address, and one who waits is invited there [DEF-34]', async () => {
    const { company: made, save, invite } = await company()
    const active = await portal.given.person({ company: made })
    await signIn(active.id)
    await save(active.id, { title: 'Lead' })
    expect(await open(active.id)).toEqual({ sessions: 1, links: 0 })
    await save(active.id, { primaryEmailAddress: 'moved@shipper.test' })
    expect(await open(active.id)).toEqual({ sessions: 0, links: 0 })

    const waiting = await invite()
    await save(waiting.id, { primaryEmailAddress: 'waiting@shipper.test' })
    const [old] = await mailsTo(portal, waiting.email)
    const [anew] = await mailsTo(portal, 'waiting@shipper.test')
    expect([await statusOf(tokenIn(old?.textBody)), await statusOf(tokenIn(anew?.textBody))]).toEqual([410, 200])
  })

  it('stays signed in after moving the own sign-in [CONTACT-52]', async () => {
    const { company: made, ana, save } = await company()
    await portal.given.person({ company: made })
    await signIn(ana.id)
    await save(ana.id, { primaryEmailAddress: 'ana.new@shipper.test' })
    expect((await open(ana.id)).sessions).toBe(1)
  })

  it('loses account and permissions with the portal switch, and is invited anew with it [DEF-34]', async () => {
    const { company: made, ask, save } = await company()
    const bo = await portal.given.person({ company: made, permissions: ['ViewReports'] })
    expect((await portal.as(bo).attempt(contract.searchContacts, {})).status).toBe(200)
    await save(bo.id, { createPortalUser: false })
    expect((await portal.as(bo).attempt(contract.searchContacts, {})).status).toBe(401)
    expect(await ask(contract.getContactInfo, { params: { id: bo.id } })).toMatchObject({
      isActivated: false,
      permissions: [],
    })
    expect(await announced(bo.id)).toBe(1)
    await save(bo.id, { createPortalUser: true })
    expect(await mailsTo(portal, bo.emailAddress)).toHaveLength(1)
    expect((await portal.as(bo).attempt(contract.searchContacts, {})).status).toBe(401)
  })

  it('is out at once when deleted [DEF-34]', async () => {
    const { company: made, ask } = await company()
    const bo = await portal.given.person({ company: made })
    await ask(contract.deleteContact, { params: { id: bo.id } })
    expect((await portal.as(bo).attempt(contract.searchContacts, {})).status).toBe(401)
    expect(await announced(bo.id)).toBe(1)
  })
})

describe('where another identity provider keeps the passwords', () => {
  const withProvider = (resetUrl: Record<string, string>) =>
    startTestPortal({
      settings: { OIDC_ISSUER: 'https://login.test', OIDC_CLIENT_ID: 'portal', ...resetUrl },
      shared: portal.database,
    })

  it('the reset mail leads to that provider’s page, and is refused where it has none', async () => {
    for (const [resetUrl, status] of [
      [{ OIDC_RESET_URL: 'https://login.test/reset' }, 200],
      [{}, 409],
    ] as const) {
      const other = await withProvider(resetUrl)
      try {
        const ana = await other.given.person()
        const body = { emailAddress: ana.emailAddress }
        expect((await other.as(ana).attempt(contract.sendResetRaw, { body })).status).toBe(status)
        const texts = (await mailsTo(other, ana.emailAddress)).map(({ textBody }) => textBody)
        expect(texts).toHaveLength(status === 200 ? 1 : 0)
        for (const text of texts)
          expect(text).toContain(`/forgotpassword?login_hint=${encodeURIComponent(ana.emailAddress)}`)
      } finally {
        await other.close()
      }
    }
  })
})

describe('without a mail server', () => {
  it('the activation is read at /dev/mail [NOTIFY-2]', async () => {
    const demo = await startTestPortal({
      shared: portal.database,
      mount: (app) => mountDevMail(app, portal.database.db, { productName: 'Lanewise' }),
    })
    try {
      const { email } = await (await company()).invite()
      const list = await (await demo.as(null).raw('GET', '/dev/mail')).text()
      expect(list).toContain(email)
      const [mail] = await mailsTo(portal, email)
      const page = await (await demo.as(null).raw('GET', `/dev/mail/${mail?.id}`)).text()
      expect(await statusOf(tokenIn(page))).toBe(200)
    } finally {
      await demo.close()
    }
  })
})
