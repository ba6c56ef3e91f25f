import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { type Counter, cleanAttempts, forgetAttempts, giveBackAttempt, limits, takeAttempt } from './attempts.ts'

const now = new Date('2026-03-02T10:00:30Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const counter = (subject: string): Counter => ({ limit: limits.signInPerAccountAndNetwork, subject })

describe('attempts', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await cloneDatabase()
  })
  afterAll(() => database.drop())

  const take = (counters: Counter[], at = now) => takeAttempt(database.db, counters, at)
  const takeMany = async (count: number, counters: Counter[], at = now) => {
    for (let done = 0; done < count; done += 1) await take(counters, at)
  }

  it('are allowed up to the limit and again when the window has passed', async () => {
    const ana = [counter('window@acme.test')]
    await takeMany(10, ana)
    expect(await take(ana)).toBe(false)
    expect(await take(ana, later(14))).toBe(false)
    expect(await take(ana, later(16))).toBe(true)
  })

  it('slide: half the window later only the older half is forgotten', async () => {
    const ana = [counter('slide@acme.test')]
    await takeMany(5, ana)
    await takeMany(5, ana, later(8))
    expect(await take(ana, later(14))).toBe(false)
    await takeMany(5, ana, later(16))
    expect(await take(ana, later(16))).toBe(false)
  })

  it('made at the same time in many connections never pass the limit', async () => {
    const ana = [counter('race@acme.test')]
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => take(ana)))
    expect(outcomes.filter(Boolean)).toHaveLength(10)
  })

  it('are counted nowhere when one counter is used up', async () => {
    const [ana, office] = [counter('one@acme.test'), { limit: limits.signInPerNetwork, subject: '203.0.113.7' }]
    await takeMany(10, [ana])
    await takeMany(5, [office, ana])
    const counts = await database.db
      .selectFrom('system.attempts')
      .select('count')
      .where('key', 'like', 'sign-in address:%')
      .execute()
    expect(counts).toEqual([])
  })

  it('of one subject do not count for another, however its case is written', async () => {
    await takeMany(10, [counter('case@acme.test')])
    expect(await take([counter('CASE@acme.test ')])).toBe(false)
    expect(await take([counter('other@acme.test')])).toBe(true)
  })

  it('start afresh after a success, and what was no failure is given back', async () => {
    const ana = counter('fresh@acme.test')
    await takeMany(10, [ana])
    await forgetAttempts(database.db, ana)
    await takeMany(10, [ana])
    expect(await take([ana])).toBe(false)
    await giveBackAttempt(database.db, ana, now)
    expect(await take([ana])).toBe(true)
  })

  it('keep no address in clear and are removed when they no longer matter', async () => {
    await takeMany(1, [counter('clear@acme.test')])
    const storedKeys = () => database.db.selectFrom('system.attempts').select('key').execute()
    expect(JSON.stringify(await storedKeys())).not.toContain('clear@acme.test')
    await cleanAttempts(database.db, later(90))
    expect(await storedKeys()).toEqual([])
  })
})
