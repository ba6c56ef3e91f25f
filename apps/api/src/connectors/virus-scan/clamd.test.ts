import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { clamdScan } from './clamd.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Implements INSTREAM like clamd: reads chunks until one of length 0, and answers by their content. */
async function startClamd(answer: (file: Buffer) => string | null, most = Number.POSITIVE_INFINITY): Promise<string> {
  const server = createServer((socket) => serveSocket(socket, answer, most))
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function serveSocket(socket: Socket, answer: (file: Buffer) => string | null, most: number) {
  let received = Buffer.alloc(0)
  const command = 'zINSTREAM\0'
  socket.on('error', () => undefined)
  socket.on('data', (data) => {
    received = Buffer.concat([received, data])
    if (received.length > most) return socket.end('INSTREAM size limit exceeded. ERROR\0')
    if (received.toString('latin1', 0, command.length) !== command) return socket.end('UNKNOWN COMMAND\0')
    const pieces: Buffer[] = []
    for (let at = command.length; at + 4 <= received.length; ) {
      const length = received.readUInt32BE(at)
      if (length === 0) {
        const reply = answer(Buffer.concat(pieces))
        return reply === null ? undefined : socket.end(`${reply}\0`)
      }
      if (at + 4 + length > received.length) return undefined
      pieces.push(received.subarray(at + 4, at + 4 + length))
      at += 4 + length
    }
    return undefined
  })
}

const bytes = Buffer.alloc(200_000, 'paper')
const scanAt = (url: string, timeoutMs = 5_000) => clamdScan({ url, timeoutMs })

describe('the virus scan', () => {
  it('sends the whole file and hears that it is clean', async () => {
    let receivedFile: Buffer = Buffer.alloc(0)
    const url = await startClamd((file) => {
      receivedFile = file
      return 'stream: OK'
    })
    expect(await scanAt(url)(bytes)).toEqual({ isClean: true })
    expect(receivedFile.equals(bytes)).toBe(true)
  })

  it('hears the name of what was found', async () => {
    const url = await startClamd(() => 'stream: Win.Test.EICAR_HDB-1 FOUND')
    expect(await scanAt(url)(bytes)).toEqual({ isClean: false, virusName: 'Win.Test.EICAR_HDB-1' })
  })

  it('fails when the scanner is not there, breaks off, is silent or refuses the size', async () => {
    await expect(scanAt('tcp://127.0.0.1:1')(bytes)).rejects.toThrow()
    await expect(scanAt(await startClamd(() => 'stream: lost ERROR'))(bytes)).rejects.toThrow('lost')
    await expect(scanAt(await startClamd(() => null), 200)(bytes)).rejects.toThrow('in time')
    await expect(scanAt(await startClamd(() => 'stream: OK', 1_000))(bytes)).rejects.toThrow()
  })
})
