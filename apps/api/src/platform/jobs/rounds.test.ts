import { beforeAll, expect, it } from 'vitest'
import type { Enqueue } from '#platform/job-kind.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { job } from './job.ts'
import { JobHour, queueHourlyJobs } from './rounds.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

it('queues the rounds of the hour for every company, within it and on behalf of the system', async () => {
  const companies = [await portal.given.company(), await portal.given.company()]
  const queued: unknown[] = []
  const enqueue: Enqueue = async (tx, { id, companyId }, { name }, payload) => {
    const within = await tx.selectFrom('companies').select('id').execute()
    queued.push({ name, payload, companyId, within: within.map((company) => company.id), behalf: id })
  }
  const sweep = job({
    name: 'sweep',
    payload: JobHour,
    attempts: 1,
    key: ({ hour }) => `${hour}`,
    run: async () => undefined,
  })
  const clock = () => new Date('1970-01-02T03:59:59Z')
  await queueHourlyJobs({ db: portal.database.db, rounds: [sweep], enqueue, clock })
  for (const { id } of companies)
    expect(queued).toContainEqual({
      name: 'sweep',
      payload: { hour: 27 },
      companyId: id,
      within: [id],
      behalf: '00000000-0000-0000-0000-000000000000',
    })
})
