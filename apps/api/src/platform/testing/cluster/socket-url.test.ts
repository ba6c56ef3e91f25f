import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { socketFolderIn, throughSocket } from './socket-url.ts'

const address = 'postgres://ana:se-cr_et@127.0.0.1:5433/lanewise'

it.runIf(process.platform !== 'win32')('leads to the same database by the socket in the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'socket-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const sockets = await socketFolderIn(folder)
  expect(new pg.Client(throughSocket(address, sockets))).toMatchObject({
    ...{ host: sockets, port: 5433, user: 'ana', password: 'se-cr_et', database: 'lanewise' },
  })
})

it('leaves the way through the network where the name of the socket would be too long', async () => {
  const folder = join(tmpdir(), 'x'.repeat(100))
  expect(await socketFolderIn(folder)).toBeNull()
  expect(existsSync(folder)).toBe(false)
  expect(throughSocket(address, null)).toBe(address)
})
