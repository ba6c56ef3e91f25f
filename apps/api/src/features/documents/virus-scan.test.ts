import { type AddressInfo, createServer, type Server } from 'node:net'
import { getDocumentSettings } from '@lanewise/contract/settings'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { aPdf, paperSetup } from './testing/given.ts'

let portal: TestPortal
let clamd: Server

beforeAll(async () => {
  clamd = createServer((socket) => {
    let text = ''
    socket.on('data', (data) => {
      text += data.toString('latin1')
      if (!text.endsWith('\0\0\0\0')) return
      socket.end(text.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  await new Promise<void>((ready) => clamd.listen(0, '127.0.0.1', ready))
  const { port } = clamd.address() as AddressInfo
  portal = await startTestPortal({ settings: { CLAMD_URL: `tcp://127.0.0.1:${port}`, CLAMD_TIMEOUT_MS: '2000' } })
})
afterAll(async () => {
  clamd.close()
  await portal.close()
})

it('keeps a file out in which the scanner finds something, and every file while it does not answer', async () => {
  const setup = await paperSetup(portal)
  const { shipmentId } = await setup.booked()
  const upload = (text: string) =>
    setup.tryUpload({ shipmentId, name: 'Scan.pdf', data: aPdf(text).toString('base64') })
  expect((await upload('clean')).status).toBe(201)
  const infected = await upload('EICAR')
  expect([infected.status, infected.problem.message]).toEqual([
    422,
    'Scan.pdf was refused: the virus scan found Eicar-Signature',
  ])
  expect(await setup.ask(getDocumentSettings, {})).toMatchObject({ isScanningForViruses: true })
  clamd.close()
  const without = await upload('unscanned')
  expect([without.status, without.problem.message]).toEqual([
    503,
    'The virus scan is not available right now. Try again in a moment.',
  ])
  expect((await setup.papers(shipmentId)).documents).toHaveLength(1)
})
