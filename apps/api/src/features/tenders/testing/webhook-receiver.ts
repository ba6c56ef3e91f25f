import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a carrier's system takes the next call: with a status, or not at all. */
type Manner = number | 'hang' | { redirectTo: string }

export type ReceivedCall = {
  headers: IncomingMessage['headers']
  text: string
  body: Record<string, unknown> & { offer?: Record<string, unknown> }
}

/** The system of a carrier, which takes calls as a test wants it to; 200 once nothing else is said. */
export async function webhookReceiver() {
  const manners: Manner[] = []
  const calls: ReceivedCall[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      calls.push({ headers: request.headers, text, body: JSON.parse(text) })
      const manner = manners.shift() ?? 200
      if (manner === 'hang') return
      if (typeof manner === 'number') response.writeHead(manner)
      else response.writeHead(307, { location: manner.redirectTo })
      response.end('{}')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/offers`,
    calls,
    next: (...more: Manner[]) => manners.push(...more),
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}
