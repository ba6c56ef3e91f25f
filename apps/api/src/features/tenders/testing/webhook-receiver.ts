import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Response of the fake carrier system to the next call: a status, a redirect, or none at all. */
type Manner = number | 'hang' | { redirectTo: string }

export type ReceivedCall = {
  headers: IncomingMessage['headers']
  text: string
  body: Record<string, unknown> & { offer?: Record<string, unknown> }
}

/** A fake carrier system with configurable responses. It answers 200 by default. */
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
