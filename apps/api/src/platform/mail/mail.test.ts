import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mountDevMail } from '#platform/dev-mail/dev-mail.ts'
import { createServer } from '#platform/http/server.ts'
import { silent } from '#platform/jobs/fixtures/silent.ts'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { type Pace, startMailer } from './mailer.ts'
import { type Mail, queueMail } from './queue-mail.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import { openPostOffice, type PostOffice } from './testing/post-office.ts'

let database: TestDatabase
let post: PostOffice
let mailers: { stop(): Promise<void> }[] = []

beforeAll(async () => {
  database = await cloneDatabase()
})
beforeEach(async () => {
  await database.owner.deleteFrom('system.mails').execute()
  post = await openPostOffice()
})
afterEach(async () => {
  for (const mailer of mailers) await mailer.stop()
  mailers = []
  await post.close()
})
afterAll(() => database.drop())

describe('the mailer', () => {
  it('sends a mail with its text and its formatted part to its one receiver', async () => {
    start()
    const { id } = await queue({
      subject: 'Welcome,\r\nBcc: everybody@example.test',
      paragraphs: ['Your account is ready.'],
      action: { label: 'Choose a password', url: 'https://portal.test/activate/abc' },
      footer: 'You get this mail once.',
    })
    await vi.waitFor(() => expect(post.letters).toHaveLength(1), patience)
    const [letter] = post.letters
    expect(letter?.receivers).toEqual(['ana@shipper.test'])
    expect(letter?.text).toContain(`Message-ID: <${id}@lanewise>`)
    expect(letter?.text).toContain('From: Lanewise <no-reply@portal.test>')
    expect(letter?.text).toContain('Subject: Welcome, Bcc: everybody@example.test')
    expect(letter?.text).toMatch(/Content-Type: text\/plain[\s\S]*Your account is ready\.[\s\S]*Choose a password:/)
    expect(letter?.text).toMatch(/Content-Type: text\/html[\s\S]*Your account is ready\./)
    await vi.waitFor(async () => expect((await mailRow(id)).sentAt).not.toBeNull(), patience)
  })

  it('sends the files of a mail with it', async () => {
    start()
    const base64 = Buffer.from('%PDF-1.7 a bill').toString('base64')
    const file = { fileName: 'BOL-S104506.pdf', contentType: 'application/pdf', base64 }
    await queue({ subject: 'Bill', attachments: [file] })
    await vi.waitFor(() => expect(post.letters).toHaveLength(1), patience)
    expect(post.letters[0]?.text).toContain('Content-Type: application/pdf; name=BOL-S104506.pdf')
    expect(post.letters[0]?.text).toContain('Content-Disposition: attachment; filename=BOL-S104506.pdf')
    expect(post.letters[0]?.text).toContain(base64)
  })

  it('sends nothing for work that was rolled back [NOTIFY-1]', async () => {
    start()
    const undone = database.db.transaction().execute(async (tx) => {
      await queueMail(tx, aMail({ subject: 'Undone' }))
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await queue({ subject: 'Done' })
    await vi.waitFor(() => expect(post.letters).toHaveLength(1), patience)
    expect(post.letters[0]?.text).toContain('Subject: Done')
  })

  it('tries again when the mail server fails at first, and sends the mail once [NOTIFY-1]', async () => {
    post.refuse = 2
    start(quick)
    start(quick)
    const { id } = await queue({ subject: 'Persistent' })
    await vi.waitFor(async () => expect((await mailRow(id)).sentAt).not.toBeNull(), patience)
    expect(await mailRow(id)).toMatchObject({ attempts: 3, lastError: null, failedAt: null })
    expect(post.letters).toHaveLength(1)
  })

  it('keeps a mail for which no server can be reached, and sends it when one can [NOTIFY-1]', async () => {
    const { url } = post
    await post.close()
    start(quick, url)
    const { id } = await queue({ subject: 'Patient' })
    await vi.waitFor(async () => expect((await mailRow(id)).lastError).toMatch(/ECONNREFUSED/), patience)
    post = await openPostOffice(Number(new URL(url).port))
    await vi.waitFor(() => expect(post.letters).toHaveLength(1), patience)
    expect(post.letters[0]?.text).toContain(`Message-ID: <${id}@lanewise>`)
  })

  it('gives up after its attempts and says why', async () => {
    post.refuse = 100
    start({ ...quick, waits: [0, 0] })
    const { id } = await queue({ subject: 'Hopeless' })
    await vi.waitFor(async () => expect((await mailRow(id)).failedAt).not.toBeNull(), patience)
    expect(await mailRow(id)).toMatchObject({ attempts: 3, sentAt: null })
    expect((await mailRow(id)).lastError).toContain('the office is closed')
  })

  it('sends every mail once although several mailers share the work [NOTIFY-1]', async () => {
    const subjects = Array.from({ length: 40 }, (_, n) => `Mail ${n}.`)
    for (const subject of subjects) await queue({ subject })
    for (let n = 0; n < 3; n++) start()
    await vi.waitFor(() => expect(post.letters.length).toBeGreaterThanOrEqual(40), patience)
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patience)
    const sent = post.letters.map(({ text }) => /Subject: (.*)/.exec(text)?.[1]?.trim())
    expect(sent.sort()).toEqual(subjects.sort())
  })
})

describe('without a mail server', () => {
  let app: FastifyInstance

  beforeAll(async () => {
    app = await createServer({ logLevel: 'silent' })
    mountDevMail(app, database.db, { productName: 'Lanewise' })
  })
  afterAll(() => app.close())

  it('pages of mails are not there for those who may not see them', async () => {
    const closed = await createServer({ logLevel: 'silent' })
    mountDevMail(closed, database.db, { productName: 'Lanewise', isVisibleTo: () => false })
    const { id } = await queue({ subject: 'Private' })
    for (const url of ['/dev/mail', `/dev/mail/${id}`]) {
      const answer = await closed.inject({ url })
      expect(answer.statusCode).toBe(404)
      expect(answer.body).not.toContain('Private')
    }
    await closed.close()
  })

  it('mails stay in the outbox and can be read at /dev/mail, newest first [NOTIFY-2]', async () => {
    const mailer = startMailer({ ...options(), transport: null })
    const first = await queue({ subject: 'First <b>mail</b>' })
    const second = await queue({
      subject: 'Second mail',
      action: { label: 'Open', url: 'https://portal.test/x?a=1&b=2' },
    })
    await mailer.stop()
    expect(await waiting()).toBe(2)

    const list = await app.inject('/dev/mail')
    expect(list.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(list.body).toContain('First &lt;b&gt;mail&lt;/b&gt;')
    expect(list.body.indexOf('Second mail')).toBeLessThan(list.body.indexOf('First '))
    expect(list.body).toContain(`href="/dev/mail/${first.id}"`)

    const one = await app.inject(`/dev/mail/${second.id}`)
    expect(one.body).toContain('ana@shipper.test')
    expect(one.body).toContain('<a href="https://portal.test/x?a=1&amp;b=2">Open</a>')
    expect(one.body).toMatch(/<pre[^>]*>Dear Ana/)
  })

  it('files of a mail can be read as well', async () => {
    const base64 = Buffer.from('%PDF-1.7 a bill').toString('base64')
    const { id } = await queue({ attachments: [{ fileName: 'BOL-1.pdf', contentType: 'application/pdf', base64 }] })
    expect((await app.inject(`/dev/mail/${id}`)).body).toContain(`<a href="/dev/mail/${id}/files/0">BOL-1.pdf</a>`)
    const file = await app.inject(`/dev/mail/${id}/files/0`)
    expect([file.headers['content-type'], file.body]).toEqual(['application/pdf', '%PDF-1.7 a bill'])
    for (const path of [`${id}/files/1`, `${id}/files/x`, `${randomUUID()}/files/0`])
      expect((await app.inject(`/dev/mail/${path}`)).statusCode).toBe(404)
  })

  it('its pages obey the content security policy', async () => {
    const { id } = await queue({})
    for (const path of ['/dev/mail', `/dev/mail/${id}`]) {
      const { body, headers } = await app.inject(path)
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
      expect(body).toContain(`<style nonce="${nonce}">`)
      expect(body).not.toMatch(/<script| style="| on\w+=/)
    }
  })

  it('answers 404 for a mail that does not exist', async () => {
    for (const id of [randomUUID(), 'x', '%00', "'; drop table mails"]) {
      const { statusCode } = await app.inject(`/dev/mail/${encodeURIComponent(id)}`)
      expect(statusCode).toBe(404)
    }
  })
})

const patience = { timeout: 50_000, interval: 20 }
const quick: Pace = { sleepMs: 50, waits: Array.from({ length: 200 }, () => 0.05) }

const options = () => ({ db: database.db, url: database.appUrl, from: 'Lanewise <no-reply@portal.test>', log: silent })

function start(pace?: Pace, url = post.url) {
  mailers.push(startMailer({ ...options(), transport: createSmtpTransport(url), ...(pace && { pace }) }))
}

const aMail = (facts: Partial<Mail>): Mail => ({
  companyId: null,
  kind: 'test',
  to: 'ana@shipper.test',
  subject: 'Hello',
  paragraphs: ['Dear Ana'],
  ...facts,
})

const queue = (facts: Partial<Mail>) => database.db.transaction().execute((tx) => queueMail(tx, aMail(facts)))

const mailRow = (id: string) =>
  database.db.selectFrom('system.mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function waiting() {
  const rows = await database.db.selectFrom('system.mails').select('id').where('sentAt', 'is', null).execute()
  return rows.length
}
