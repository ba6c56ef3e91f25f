import { setCarrierLogo } from '@lanewise/contract/carriers'
import { setProfilePicture } from '@lanewise/contract/profile'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { onePixel } from '#platform/testing/one-pixel.ts'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { removeUnnamedFiles } from './unnamed-files.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const cleanUp = (minutesFromNow: number) =>
  removeUnnamedFiles({
    db: portal.database.db,
    storage: portal.storage,
    log,
    clock: () => new Date(Date.now() + minutesFromNow * 60_000),
  })
const notes = async () =>
  (await portal.database.owner.selectFrom('system.unnamedFiles').select('storedAs').execute()).map(
    (row) => row.storedAs,
  )

describe('bytes that no record names', () => {
  it('are removed after an hour, and not before', async () => {
    const storedAs = await portal.storage.put(Buffer.from('left behind'))
    expect(await notes()).toContain(storedAs)
    expect(await cleanUp(59)).toBe(0)
    expect(await portal.storage.has(storedAs)).toBe(true)
    expect(await cleanUp(61)).toBe(1)
    expect(await portal.storage.has(storedAs)).toBe(false)
    expect(await notes()).not.toContain(storedAs)
  })

  it('are none as soon as a record names them', async () => {
    const person = await portal.given.person()
    const { profilePictureFileId } = await portal.as(person).ask(setProfilePicture, { body: { data: onePixel } })
    expect(profilePictureFileId).toEqual(expect.any(String))
    expect(await notes()).toEqual([])
  })

  it('are gone at once when the change is refused', async () => {
    const person = await portal.given.person()
    const params = { carrierId: crypto.randomUUID() }
    expect((await portal.as(person).attempt(setCarrierLogo, { params, body: { data: onePixel } })).status).toBe(404)
    expect(await notes()).toEqual([])
  })

  it('are kept when a record names them although the note of it was left', async () => {
    const person = await portal.given.person()
    await portal.as(person).ask(setProfilePicture, { body: { data: onePixel } })
    const { storedAs } = await portal.database.owner
      .selectFrom('files')
      .select('storedAs')
      .where('companyId', '=', person.companyId)
      .executeTakeFirstOrThrow()
    await portal.database.owner.insertInto('system.unnamedFiles').values({ storedAs }).execute()
    expect(await cleanUp(61)).toBe(0)
    expect(await portal.storage.has(storedAs)).toBe(true)
    expect(await notes()).toEqual([])
  })

  it('that cannot be removed do not keep the others', async () => {
    const [stuck, free] = [await portal.storage.put(Buffer.from('a')), await portal.storage.put(Buffer.from('b'))]
    const storage = {
      ...portal.storage,
      remove: async (name: string) => {
        if (name === stuck) throw new Error('busy')
        return portal.storage.remove(name)
      },
    }
    const clock = () => new Date(Date.now() + 2 * 60 * 60_000)
    expect(await removeUnnamedFiles({ db: portal.database.db, storage, log, clock })).toBe(1)
    expect(await portal.storage.has(free)).toBe(false)
    expect(await notes()).toEqual([stuck])
    expect(log.error).toHaveBeenCalled()
  })
})
