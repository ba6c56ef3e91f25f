import { afterAll, expect, it } from 'vitest'
import { createProcesses, databaseProcess, patientTime } from './testing/processes.ts'

const processes = createProcesses()
afterAll(() => processes.cleanUp(), patientTime)

it('starts as a process with its own database, gets ready, serves, and ends at SIGTERM with nothing left behind', {
  timeout: patientTime,
}, async () => {
  const dataDir = await processes.dataDir()
  const portal = await processes.start({ DATA_DIR: dataDir, DEMO: 'false' })
  expect((await fetch(`${portal.url}/readyz`)).status).toBe(200)
  expect((await fetch(`${portal.url}/api/v1/users/me`)).status).toBe(401)
  expect(await databaseProcess(dataDir)).toBeDefined()
  portal.send('SIGTERM')
  expect(await portal.ended).toMatchObject({ code: 0, signal: null })
  expect(await databaseProcess(dataDir)).toBeUndefined()
})
