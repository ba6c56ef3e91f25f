import { randomUUID } from 'node:crypto'
import { getCertificateFile, setCarrierLogo, setCertificateFile } from '@lanewise/contract/carriers'
import { getPicture, setProfilePicture } from '@lanewise/contract/profile'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { examples, type World } from '#platform/testing/examples.ts'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { createWorld } from '#platform/testing/world.ts'
import type { Storage } from './storage.ts'
import { removeStoredFile } from './stored-files.ts'

let portal: TestPortal
/** Calls to the store, with the number of database transactions that were open at the time. */
let storageCalls: { call: string; openTransactions: number }[] = []

beforeAll(async () => {
  portal = await startTestPortal({ wrapStorage: watched })
})
beforeEach(() => {
  storageCalls = []
})
afterAll(() => portal.close())

const picture = examples.setProfilePicture?.({} as World).body as { data: string }
const { data } = picture

function watched(storage: Storage): Storage {
  const note = async (call: string) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`.execute(portal.database.owner)
    storageCalls.push({ call, openTransactions: rows[0]?.count ?? -1 })
  }
  return {
    ...storage,
    put: async (bytes) => {
      await note('put')
      return storage.put(bytes)
    },
    get: async (name) => {
      await note('get')
      return storage.get(name)
    },
    remove: async (name) => {
      await note('remove')
      return storage.remove(name)
    },
  }
}

describe('files', () => {
  it('are stored and read while no transaction is open', async () => {
    const { admin, world } = await createWorld(portal, 'FILES')
    const { ask } = portal.as(admin)
    const { carrierId = '', certificateId = '' } = world
    storageCalls = []
    const { profilePictureFileId } = await ask(setProfilePicture, { body: { data } })
    await ask(setCarrierLogo, { params: { carrierId }, body: { data } })
    await ask(setCertificateFile, { params: { carrierId, certificateId }, body: { data, fileName: 'a.png' } })
    await ask(getPicture, { params: { fileId: profilePictureFileId ?? '' } })
    const file = await ask(getCertificateFile, { params: { carrierId, certificateId } })
    expect(file).toMatchObject({ fileName: 'a.png', data })
    expect(storageCalls).toEqual(['put', 'put', 'put', 'get', 'get'].map((call) => ({ call, openTransactions: 0 })))
  })

  it('that the change refuses are removed again', async () => {
    const admin = await portal.given.person()
    const params = { carrierId: randomUUID() }
    expect((await portal.as(admin).attempt(setCarrierLogo, { params, body: { data } })).status).toBe(404)
    expect(storageCalls.map(({ call }) => call)).toEqual(['put', 'remove'])
  })

  it('that are replaced are removed by a job, before its transaction', async () => {
    const { ask } = portal.as(await portal.given.person())
    await ask(setProfilePicture, { body: picture })
    portal.queued.length = 0
    await ask(setProfilePicture, { body: picture })
    expect(portal.queued).toEqual([{ name: 'storage.remove-file', payload: { storedAs: expect.any(String) } }])
    const removed: string[] = []
    const storage = { remove: async (name: string) => void removed.push(name) } as Storage
    const payload = portal.queued[0]?.payload as { storedAs: string }
    await removeStoredFile(storage).prepare?.({} as never, payload)
    expect(removed).toEqual([payload.storedAs])
  })
})
