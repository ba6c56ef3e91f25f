import { createApiKey, getApiKeys, revokeApiKey } from '@lanewise/contract/api-keys'
import { getCurrentUser } from '@lanewise/contract/auth'
import { findCommodities } from '@lanewise/contract/commodities'
import { deleteContact } from '@lanewise/contract/contacts'
import { getHistory, getKindHistory } from '@lanewise/contract/history'
import { permissions } from '@lanewise/domain/access/permissions'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { runHourlyJob } from '#platform/testing/run-jobs.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

async function office() {
  const company = await portal.given.company()
  const admin = portal.as(await portal.given.person({ company, permissions }))
  const make = (body: object = {}) =>
    admin.ask(createApiKey, { body: { name: 'Warehouse', scopes: ['read'], expiresInDays: 90, ...body } as never })
  const list = async () => (await admin.ask(getApiKeys, {})).data
  const sentences = async (id: string) => {
    const { data } = await admin.ask(getHistory, { params: { entity: 'apiKey', entityId: id } })
    return data.flatMap((entry) => entry.sentences)
  }
  return { company, admin, make, list, sentences }
}

it('is made by admins with scopes and expiry, shown once, stored hashed, revocable, and its use is in the audit log [APIKEY-2]', async () => {
  const { company, admin, make, list, sentences } = await office()
  const lesser = portal.as(await portal.given.person({ company, permissions: permissions.slice(1) }))
  const body = { name: 'Warehouse', scopes: ['read'], expiresInDays: 90 }
  expect((await lesser.attempt(createApiKey, { body })).status).toBe(403)
  const { id, key } = await make()
  expect(key).toMatch(/^lw_[A-Za-z0-9_-]{43}$/)
  const [listed] = await list()
  expect(listed).toMatchObject({
    id,
    name: 'Warehouse',
    beginning: key.slice(0, 9),
    scopes: ['read'],
    revokedAt: null,
    lastUsedAt: null,
  })
  const days = (Date.parse(listed?.expiresAt ?? '') - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(90)
  const { rows } = await sql<{ text: string }>`select row_to_json(one)::text as text from api_keys one
    union all select row_to_json(two)::text from system.api_key_hashes two`.execute(portal.database.owner)
  expect(rows.some(({ text }) => text.includes(key.slice(12)))).toBe(false)
  const program = portal.withKey(key)
  expect((await program.attempt(findCommodities, {})).status).toBe(200)
  expect((await list())[0]?.lastUsedAt).not.toBeNull()
  expect(await sentences(id)).toContain('API key Warehouse called the API (read)')
  await admin.ask(revokeApiKey, { params: { apiKeyId: id } })
  expect((await program.attempt(findCommodities, {})).status).toBe(401)
  expect((await list())[0]?.revokedAt).not.toBeNull()
  const again = await admin.attempt(revokeApiKey, { params: { apiKeyId: id } })
  expect([again.status, again.problem.message]).toEqual([409, 'This key has already been revoked'])
})

it('is named with who created and revoked it in the history of all keys, without its use', async () => {
  const { company, admin, make } = await office()
  const [first, second] = [await make({ name: 'Dock' }), await make({ name: 'Office' })]
  await portal.withKey(first.key).attempt(findCommodities, {})
  await admin.ask(revokeApiKey, { params: { apiKeyId: second.id } })
  const params = { entity: 'apiKey' }
  const { data, total } = await admin.ask(getKindHistory, { params })
  expect(data.map(({ entityName, who, sentences }) => [entityName, who, sentences[0]])).toEqual([
    ['Office', 'Ana Ruiz', 'Ana Ruiz revoked the key'],
    ['Office', 'Ana Ruiz', expect.stringMatching(/^Ana Ruiz created/)],
    ['Dock', 'Ana Ruiz', expect.stringMatching(/^Ana Ruiz created/)],
  ])
  expect(total).toBe(3)
  const lesser = portal.as(await portal.given.person({ company, permissions: ['ViewLanes'] }))
  expect((await lesser.attempt(getKindHistory, { params })).status).toBe(403)
  expect((await admin.attempt(getKindHistory, { params: { entity: 'nothing' } })).status).toBe(404)
})

it('opens what its scopes are worth, nothing that is meant for a person, and nothing after its end', async () => {
  const { make } = await office()
  const { key } = await make({ scopes: ['tracking'] })
  const program = portal.withKey(key)
  expect((await program.attempt(findCommodities, {})).status).toBe(403)
  expect((await program.attempt(getCurrentUser, {})).status).toBe(403)
  const reader = portal.withKey((await make()).key)
  expect((await reader.attempt(getCurrentUser, {})).status).toBe(403)
  expect((await reader.attempt(createApiKey, { body: { name: 'x', scopes: ['read'], expiresInDays: 9 } })).status).toBe(
    403,
  )
  const ended = await make()
  await sql`update api_keys set expires_at = now() - interval '1 second' where id = ${ended.id}`.execute(
    portal.database.owner,
  )
  expect((await portal.withKey(ended.key).attempt(findCommodities, {})).status).toBe(401)
  for (const wrong of [`${key}x`, 'lw_', key.replace('lw_', 'lv_')])
    expect((await portal.withKey(wrong).attempt(findCommodities, {})).status).toBe(401)
})

it('says what is missing', async () => {
  const { admin } = await office()
  const refused = async (body: object) => (await admin.attempt(createApiKey, { body })).problem.modelState
  expect(await refused({ name: ' ', scopes: [] })).toEqual({
    name: ['Enter a name for what uses the key'],
    scopes: ['Choose at least one scope'],
    expiresInDays: ['Enter a whole number'],
  })
  expect(await refused({ name: 'x', scopes: ['read'], expiresInDays: 366 })).toEqual({
    expiresInDays: ['At most 365 days'],
  })
  expect(await refused({ name: 'x', scopes: ['everything'], expiresInDays: 9 })).toEqual({
    'scopes.0': ['Unknown scope'],
  })
})

it('counts the calls of each day, and the time of the last one', async () => {
  const { make, list } = await office()
  const { key } = await make()
  const program = portal.withKey(key)
  await program.ask(findCommodities, {})
  const [first] = await list()
  expect(first?.calls).toEqual([{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), calls: 1 }])
  for (let call = 0; call < 4; call += 1) await program.ask(findCommodities, {})
  await expect.poll(async () => (await list())[0]?.calls[0]?.calls, { timeout: 30_000, interval: 500 }).toBe(5)
  expect(Date.parse((await list())[0]?.lastUsedAt ?? '')).toBeGreaterThan(Date.parse(first?.lastUsedAt ?? ''))
})

it('belongs to the company: whoever deletes its maker keeps or revokes it', async () => {
  const { company, admin, list } = await office()
  const maker = await portal.given.person({ company, permissions })
  const made = (name: string) =>
    portal.as(maker).ask(createApiKey, { body: { name, scopes: ['read'], expiresInDays: 30 } })
  const [{ key }] = [await made('Warehouse'), await made('ERP')]
  const params = { id: maker.id }
  const undecided = await admin.attempt(deleteContact, { params, query: {} })
  expect([undecided.status, undecided.problem.message]).toEqual([
    409,
    'Ana Ruiz created API keys that work: ERP, Warehouse',
  ])
  expect(undecided.problem.modelState).toEqual({ apiKeys: [undecided.problem.message] })
  await admin.ask(deleteContact, { params, query: { apiKeys: 'Keep' } })
  expect((await portal.withKey(key).attempt(findCommodities, {})).status).toBe(200)
  const second = await portal.given.person({ company, permissions })
  const other = await portal
    .as(second)
    .ask(createApiKey, { body: { name: 'TMS', scopes: ['read'], expiresInDays: 30 } })
  await admin.ask(deleteContact, { params: { id: second.id }, query: { apiKeys: 'Revoke' } })
  expect((await portal.withKey(other.key).attempt(findCommodities, {})).status).toBe(401)
  const revoked = (await list()).filter(({ revokedAt }) => revokedAt !== null)
  expect(revoked.map(({ name }) => name)).toEqual(['TMS'])
})

it('reminds the admins once, two weeks before a key ends', async () => {
  const company = await portal.given.company()
  const person = await portal.given.person({ company, permissions })
  const admin = portal.as(person)
  const make = (name: string, expiresInDays: number) =>
    admin.ask(createApiKey, { body: { name, scopes: ['read'], expiresInDays } })
  await make('Soon', 13)
  await make('Later', 15)
  const gone = await make('Gone', 5)
  await admin.ask(revokeApiKey, { params: { apiKeyId: gone.id } })
  const lesser = await portal.given.person({ company, permissions: permissions.slice(1) })
  const reminders = ({ emailAddress }: { emailAddress: string }) =>
    portal.database.db
      .selectFrom('system.mails')
      .selectAll()
      .where('kind', '=', 'api-key-ending')
      .where('recipient', '=', emailAddress)
      .execute()
  await runHourlyJob(portal, company.id, 'api-keys.remind')
  await runHourlyJob(portal, company.id, 'api-keys.remind')
  const [mail, ...more] = await reminders(person)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('API key Soon ends soon')
  expect(mail?.textBody).not.toContain('Later')
  expect(await reminders(lesser)).toEqual([])
})
