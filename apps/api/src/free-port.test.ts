import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { refuseTakenPort } from './free-port.ts'

it('a taken port is named, and a free one stays free', async () => {
  const host = '127.0.0.1'
  const other = createServer().listen(0, host)
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(refuseTakenPort({ host, port })).rejects.toThrow(
    `Port ${port} is used by another program, perhaps another Lanewise. Stop it, or set another PORT.`,
  )
  other.close()
  await once(other, 'close')
  await refuseTakenPort({ host, port })
  await refuseTakenPort({ host, port })
})
