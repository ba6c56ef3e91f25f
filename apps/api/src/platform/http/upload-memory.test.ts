import { connect, type Socket } from 'node:net'
import { createCommodity } from '@lanewise/contract/commodities'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Person } from '#platform/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
const sockets: Socket[] = []
beforeAll(async () => {
  portal = await sharedTestPortal()
})
afterEach(async () => {
  await Promise.all(sockets.splice(0).map(closed))
})

const megabytes = (count: number) => count * 1024 * 1024

/** A file that has begun to arrive: its head and its first bytes. Resolves with what the server says so far. */
async function beginUpload(person: Person, size: number) {
  const { hostname, port } = new URL(portal.url)
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  const received: string[] = []
  socket.on('data', (chunk) => received.push(String(chunk)))
  socket.on('error', () => undefined)
  const token = await portal.tokenFor(person)
  const head = [
    'POST /api/v1/order-uploads HTTP/1.1',
    'host: portal.test',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${size}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n{"fileName":"a.csv","data":"`)
  // The server has read the head once it answers another request that came later.
  await portal.as(person).raw('GET', '/api/v1/users/me')
  return { socket, answer: () => received.join('') }
}

function closed(socket: Socket) {
  // The server has ended the connection already.
  if (socket.closed) return
  const over = new Promise((done) => socket.once('close', done))
  socket.destroy()
  return over
}

it('takes no more large files than fit into memory, says when to try again, and goes on when there is room', async () => {
  const people = await Promise.all([portal.given.person(), portal.given.person(), portal.given.person()])
  const [ana, ben, cem] = people as [Person, Person, Person]
  const first = await beginUpload(ana, megabytes(60))
  const second = await beginUpload(ana, megabytes(60))
  await expect.poll(() => second.answer()).toContain('HTTP/1.1 503')
  expect(second.answer()).toMatch(/retry-after: 2/i)
  expect(second.answer()).toContain('Many large files are being received right now. Try again in a moment.')
  expect(first.answer()).toBe('')

  const others = [await beginUpload(ben, megabytes(60)), await beginUpload(cem, megabytes(60))]
  expect(others.map(({ answer }) => answer())).toEqual(['', ''])
  const late = await beginUpload(await portal.given.person(), megabytes(60))
  await expect.poll(() => late.answer()).toContain('HTTP/1.1 503')
  const small = { commodityCode: 'PENNE', description: 'Penne rigate' }
  expect((await portal.as(ana).attempt(createCommodity, { body: small })).status).toBe(201)

  await Promise.all(sockets.splice(0).map(closed))
  await expect.poll(async () => (await beginUpload(ana, megabytes(60))).answer()).toBe('')
})
