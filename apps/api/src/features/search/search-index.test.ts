import { randomUUID } from 'node:crypto'
import { search } from '@lanewise/contract/search'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Entry = { kind?: string; number?: string | null; name?: string; text: string; isVoided?: boolean }

/** Inserts entries the way a feature's trigger does, oldest first, and returns their ids. */
async function put(companyId: string, entries: Entry[]): Promise<string[]> {
  const ids: string[] = []
  for (const { kind = 'order', number = null, name = '', text, isVoided = false } of entries) {
    const id = randomUUID()
    await sql`insert into system.search_entries (company_id, kind, entity_id, is_voided, number, name, search_text)
      values (${companyId}, ${kind}, ${id}, ${isVoided}, system.fold_search_number(${number}),
        system.fold_search_text(${name}), system.search_text(${number}, ${name}, ${text}))`.execute(
      portal.database.owner,
    )
    ids.push(id)
  }
  return ids
}

/** Inserts many entries with the same text. `{n}` stands for the entry number. */
const putMany = (companyId: string, count: number, text: string) =>
  sql`insert into system.search_entries (company_id, kind, entity_id, number, search_text)
    select ${companyId}::uuid, 'order', gen_random_uuid(), 'o' || 500000 + n,
      system.search_text('o' || 500000 + n, replace(${text}, '{n}', n::text))
    from generate_series(1, ${count}) n`.execute(portal.database.owner)

type Wanted = { kinds?: string[]; withVoided?: boolean; most?: number }

async function foundIds(companyId: string | null, words: string[], wanted: Wanted = {}): Promise<string[]> {
  const { kinds = ['order'], withVoided = false, most = 5 } = wanted
  const query = sql<{ entityId: string }>`select * from system.search_words(${kinds}, ${withVoided}, ${words}, ${most})`
  const { db } = portal.database
  const { rows } = companyId ? await inCompany(db, companyId, (tx) => query.execute(tx)) : await query.execute(db)
  return rows.map(({ entityId }) => entityId)
}

describe('the wall between companies', () => {
  it('holds for every search: a company finds nothing of another [TENANT-2]', async () => {
    const [acme, borealis] = [await portal.given.company(), await portal.given.company()]
    await put(borealis.id, [{ number: 'O777001', text: 'Secret paper' }])
    const bea = await portal.given.person({ company: borealis, lastName: 'Secretary' })
    const ana = await portal.given.person({ company: acme })
    for (const q of ['secret', 'O777001', '777001', 'O777001, O777002', bea.id, bea.emailAddress]) {
      expect(await portal.as(ana).ask(search, { params: { kind: 'all' }, query: { q, includeVoided: true } })).toEqual(
        [],
      )
    }
    expect(await foundIds(acme.id, ['secret'])).toEqual([])
    expect(await foundIds(borealis.id, ['secret'])).toHaveLength(1)
  })

  it('shows nothing to a transaction without a company [TENANT-1]', async () => {
    const { id } = await portal.given.company()
    await put(id, [{ number: 'O778001', text: 'Secret paper' }])
    expect(await foundIds(null, ['secret'])).toEqual([])
    const numbers = await sql`select * from system.search_numbers('{order}', true, '{O778001}', 5)`.execute(
      portal.database.db,
    )
    expect(numbers.rows).toEqual([])
  })

  it('keeps the index itself and everything that fills it from the role of the API [TENANT-1]', async () => {
    const { id } = await portal.given.company()
    const attempts = [
      sql`select 1 from system.search_entries`,
      sql`insert into system.search_entries (company_id, kind, entity_id, search_text) values (${id}, 'order', ${id}, ' x')`,
      sql`select * from system.search_one_kind(${id}, 'order', false, 'o1', '{o1}', 5)`,
    ]
    for (const attempt of attempts) {
      await expect(inCompany(portal.database.db, id, (tx) => attempt.execute(tx))).rejects.toThrow(/permission denied/)
    }
    const { rows } = await sql<{ name: string }>`select proname as name from pg_proc
      where pronamespace = 'system'::regnamespace and prosecdef and prorettype <> 'trigger'::regtype
        and has_function_privilege(${portal.database.roleName}, oid, 'execute') order by 1`.execute(
      portal.database.owner,
    )
    expect(rows.map(({ name }) => name)).toEqual([
      'keep_months',
      'search_list',
      'search_numbers',
      'search_words',
      'take_stock',
    ])
  })
})

describe('among many records', () => {
  it('finds a distinctive text however old its record is, by its beginning and by its inside', async () => {
    const { id } = await portal.given.company()
    const [old] = await put(id, [{ number: 'O499999', text: 'Xylograph Works' }])
    await putMany(id, 1200, 'Keystone Paper {n}')
    for (const text of ['xylo', 'lograp', 'xylograph works', 'O499999', '49999']) {
      expect(await foundIds(id, [text]), text).toEqual([old])
    }
    expect(await foundIds(id, ['xylo', 'work'])).toEqual([old])
  })

  it('answers a frequent text with the newest', async () => {
    const { id } = await portal.given.company()
    await putMany(id, 600, 'Chicago {n}')
    const newest = await put(id, [{ text: 'Chicago' }, { text: 'West Chicago' }])
    expect((await foundIds(id, ['chicago'])).slice(0, 2)).toEqual(newest.reverse())
    expect(await foundIds(id, ['chicago'])).toHaveLength(5)
    expect(await foundIds(id, ['hicag'])).toHaveLength(5)
    expect(await foundIds(id, ['ch'])).toHaveLength(5)
  })

  it('finds the old record whose word begins with what others hold inside', async () => {
    const { id } = await portal.given.company()
    const [ana] = await put(id, [{ text: 'Ana Ruiz' }])
    await putMany(id, 600, 'Indianapolis Banana {n}')
    expect((await foundIds(id, ['ana']))[0]).toBe(ana)
  })

  it('finds the old record that holds two frequent words together', async () => {
    const { id } = await portal.given.company()
    const [together] = await put(id, [{ text: 'Keystone Paper' }])
    await putMany(id, 700, 'Keystone {n}')
    await putMany(id, 700, 'Paper {n}')
    expect(await foundIds(id, ['keystone', 'paper'])).toEqual([together])
  })

  it('finds the beginning of a number among thousands of records, with and without its letter', async () => {
    const { id } = await portal.given.company()
    const [wanted] = await put(id, [{ number: 'O104438', text: 'Keystone' }])
    await putMany(id, 600, 'PO 1044{n}')
    expect((await foundIds(id, ['o1044']))[0]).toBe(wanted)
    expect((await foundIds(id, ['1044']))[0]).toBe(wanted)
    expect((await foundIds(id, ['1']))[0]).toBe(wanted)
  })
})

it('shows an exact number first, then names that begin with the words, then names that hold them, then other fields', async () => {
  const { id } = await portal.given.company()
  const [other, holds, begins, exact] = await put(id, [
    { name: 'Prairie Haul', text: 'Acme 12 yard' },
    { name: 'The Acme 12 line', text: '' },
    { name: 'Acme 12 Freight', text: '' },
    { number: 'ACME12', name: 'Zebra', text: '' },
  ])
  expect(await foundIds(id, ['acme', '12'])).toEqual([exact, begins, holds, other])
})

it('finds voided records only when they are asked for, and only of the kinds that are', async () => {
  const { id } = await portal.given.company()
  const [stored, voided, shipment] = await put(id, [
    { number: 'O1', text: 'Paper' },
    { number: 'O2', text: 'Paper', isVoided: true },
    { kind: 'shipment', number: 'S1', text: 'Paper' },
  ])
  expect(await foundIds(id, ['paper'])).toEqual([stored])
  expect(await foundIds(id, ['paper'], { withVoided: true })).toEqual([voided, stored])
  expect((await foundIds(id, ['paper'], { kinds: ['shipment', 'order'] })).sort()).toEqual([stored, shipment].sort())
})

describe('the runs of three characters by which a text is found', () => {
  const words = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('Łódź 12', "O'Hare", 'ﬁn', '!', ''),
  )
  const drawn = fc.sample(fc.array(fc.option(words), { maxLength: 6 }), { numRuns: 500, seed: 7 })

  it('are all of any text, each once for each place where it stands', async () => {
    const { rows } = await sql<{ text: string; grams: string[] | null }>`
      select text, system.search_grams('12ab34cd', text) as grams
      from jsonb_array_elements(${JSON.stringify(drawn)}::jsonb) list,
        system.search_text(variadic array(select jsonb_array_elements_text(list))) text`.execute(portal.database.owner)
    expect(rows).toHaveLength(drawn.length)
    for (const { text, grams } of rows) expect([...(grams ?? [])].sort(), text).toEqual(runsOf(text).sort())
    expect(rows.some(({ text }) => text.length > 30)).toBe(true)
  })

  it('come from small letters without accents, apostrophes and signs', async () => {
    const { rows } = await sql<{ folded: string; expected: string }>`
      select system.fold_search_text(one) as folded, btrim(regexp_replace(
        lower(regexp_replace(normalize(one, NFKD), U&'[\\0300-\\036F\'\'\\2019]', '', 'g')),
        '[[:space:]!-/:-@\\[-\`{-~]+', ' ', 'g')) as expected
      from jsonb_array_elements(${JSON.stringify(drawn)}::jsonb) list, jsonb_array_elements_text(list) one
      where one is not null`.execute(portal.database.owner)
    expect(rows.length).toBeGreaterThan(500)
    for (const { folded, expected } of rows) expect(folded).toBe(expected)
  })

  it('come from a text that leaves out what is not there', async () => {
    const { rows } = await sql<{ joined: string; expected: string }>`
      select system.joined(texts) as joined, coalesce((select string_agg(one, ' ') from unnest(texts) one), '') as expected
      from jsonb_array_elements(${JSON.stringify(drawn)}::jsonb) list,
        lateral (select array(select jsonb_array_elements_text(list)) as texts) given`.execute(portal.database.owner)
    for (const { joined, expected } of rows) expect(joined).toBe(expected)
  })
})

function runsOf(text: string): string[] {
  const characters = Array.from(text)
  return characters.slice(2).map((_last, at) => `12ab34cd${characters.slice(at, at + 3).join('')}`)
}
