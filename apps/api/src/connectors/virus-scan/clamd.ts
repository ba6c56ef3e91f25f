import { connect } from 'node:net'

/** Result of a virus scan: clean, or the name of the virus. */
export type Scanned = { isClean: true } | { isClean: false; virusName: string }
export type VirusScan = (bytes: Uint8Array) => Promise<Scanned>

const pieceSize = 64 * 1024

/**
 * Sends a file to clamd over TCP with its INSTREAM command: chunks preceded by their length, ended by a chunk of length
 * 0.
 */
export function clamdScan({ url, timeoutMs }: { url: string; timeoutMs: number }): VirusScan {
  const { hostname, port } = new URL(url)
  return async (bytes) => readAnswer(await exchange({ host: hostname, port: Number(port || 3310), timeoutMs }, bytes))
}

type Address = { host: string; port: number; timeoutMs: number }

function exchange({ host, port, timeoutMs }: Address, bytes: Uint8Array): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect({ host, port })
    let answer = ''
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('The virus scanner did not answer in time')))
    socket.on('data', (text) => {
      answer += text.toString('latin1')
      // The first sentence is the whole answer. An early answer refuses the bytes that are still being sent.
      if (answer.includes('\0')) socket.end()
    })
    socket.once('error', failed)
    socket.once('close', () => (answer ? done(answer) : failed(new Error('The virus scanner gave no answer'))))
    socket.once('connect', () => {
      socket.write('zINSTREAM\0')
      for (let at = 0; at < bytes.length; at += pieceSize) {
        const piece = bytes.subarray(at, at + pieceSize)
        socket.write(lengthOf(piece.length))
        socket.write(piece)
      }
      socket.write(lengthOf(0))
    })
  })
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

/** "stream: OK", "stream: Eicar-Test-Signature FOUND", or a sentence that ends with ERROR. */
export function readAnswer(answer: string): Scanned {
  const [sentence = ''] = answer.split('\0')
  if (/: OK$/.test(sentence.trim())) return { isClean: true }
  const virusName = /: (.+) FOUND$/.exec(sentence.trim())?.[1]
  if (virusName) return { isClean: false, virusName: virusName }
  throw new Error(`The virus scanner said: ${sentence.trim().slice(0, 200)}`)
}
