import type { IncomingMessage } from 'node:http'
import { hostname, networkInterfaces } from 'node:os'
import { describe, expect, it } from 'vitest'
import { isLocalClient, isLoopback } from './local-client.ts'

const from = (remoteAddress: string | undefined, headers: IncomingMessage['headers'] = {}) =>
  isLocalClient({
    socket: { remoteAddress } as IncomingMessage['socket'],
    headers: { host: 'localhost:4000', ...headers },
  })

describe('a client of this machine', () => {
  const own = Object.values(networkInterfaces()).flatMap((networks = []) => networks.map(({ address }) => address))

  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1', ...own])('is known by its address %s', (address) => {
    expect(from(address)).toBe(true)
  })

  it.each(['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::7', '', undefined])('is not %s', (address) => {
    expect(from(address)).toBe(false)
  })

  it('is not one whose request a proxy on this machine passes on', () => {
    expect(from('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(false)
    expect(from('127.0.0.1', { forwarded: 'for=203.0.113.9' })).toBe(false)
  })

  it('calls this machine by one of its own names', () => {
    for (const host of ['127.0.0.1', 'LOCALHOST:80', '[::1]:4000', `${hostname()}:4000`, own[0]])
      expect([host, from('127.0.0.1', { host })]).toEqual([host, true])
    for (const host of ['demo.example', 'demo.example:4000', 'localhost.demo.example', '', undefined])
      expect([host, from('127.0.0.1', { host })]).toEqual([host, false])
  })
})

it('tells a host that only this machine reaches from one that others reach', () => {
  const hosts = ['127.0.0.1', 'localhost', '::1', '0.0.0.0', '::', '192.168.1.4', '127.0.0.1.evil.example']
  expect(hosts.filter(isLoopback)).toEqual(['127.0.0.1', 'localhost', '::1'])
})
