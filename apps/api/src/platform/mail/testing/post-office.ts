import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type PostOffice = {
  url: string
  letters: { receivers: string[]; text: string }[]
  /** Number of mails still to be refused. */
  refuse: number
  /** Addresses that do not exist. */
  unknown: string[]
  close(): Promise<void>
}

/** A separate mail server for tests, independent of our code. */
export async function openPostOffice(port = 0): Promise<PostOffice> {
  const office: PostOffice = { url: '', letters: [], refuse: 0, unknown: [], close: async () => {} }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, answer) => {
      if (office.unknown.includes(address))
        return answer(Object.assign(new Error('no such user'), { responseCode: 550 }))
      office.refuse -= 1
      answer(office.refuse < 0 ? null : Object.assign(new Error('the office is closed'), { responseCode: 451 }))
    },
    onData: (stream, session, answer) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const receivers = session.envelope.rcptTo.map(({ address }) => address)
        office.letters.push({ receivers, text: Buffer.concat(parts).toString('utf8') })
        answer()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  office.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  office.close = () => new Promise((closed) => server.close(closed))
  return office
}
