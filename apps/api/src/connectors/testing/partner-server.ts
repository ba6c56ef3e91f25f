import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SeenCall = {
  method: string
  path: string
  headers: IncomingMessage['headers']
  /** The JSON body, or the plain text when it was not JSON. */
  body: unknown
  /** The body, byte for byte. */
  text: string
}

/** Behavior of the partner: it answers with JSON, or fails in one of the usual ways. */
export type Behaviour =
  | { json: unknown; status?: number }
  | { text: string; status?: number }
  | 'hangs'
  | 'drips'
  | 'hangs up'

export type PartnerServer = {
  url: string
  calls: SeenCall[]
  /** Changes how the partner answers from now on. A function decides per call, for example after a test releases it. */
  behave(behaviour: Behaviour | Decision): void
  close(): Promise<void>
}

type Decision = (call: SeenCall) => Behaviour | Promise<Behaviour>

const dripMs = 20

/** A partner on a free local port that answers as a test configures it, so that the real network code runs. */
export async function startPartner(first: Behaviour | Decision): Promise<PartnerServer> {
  let decide = asFunction(first)
  const calls: SeenCall[] = []
  const server = createServer(async (request, response) => {
    const call = await seen(request)
    calls.push(call)
    act(await decide(call), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    behave: (behaviour) => {
      decide = asFunction(behaviour)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const asFunction = (behaviour: Behaviour | Decision): Decision =>
  typeof behaviour === 'function' ? behaviour : () => behaviour

async function seen(request: IncomingMessage): Promise<SeenCall> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  return { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body: parsed(text), text }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function act(behaviour: Behaviour, response: ServerResponse) {
  if (behaviour === 'hangs') return
  if (behaviour === 'hangs up') return response.destroy()
  if (behaviour === 'drips') return drip(response)
  const text = 'json' in behaviour ? JSON.stringify(behaviour.json) : behaviour.text
  response.writeHead(behaviour.status ?? 200, { 'content-type': 'application/json' }).end(text)
}

/** Sends a byte now and then and never ends: each single wait is short, the total is not. */
function drip(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('[')
  const timer = setInterval(() => response.write(' '), dripMs)
  response.on('close', () => clearInterval(timer))
}
