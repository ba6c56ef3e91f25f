import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { isPrivateAddress, isPrivateHost, leadsInside, publicLookup } from './private-hosts.ts'

describe('a private address', () => {
  it('is one of this machine, of a network of its own or of none, in either family and however it is written', () => {
    const inside = ['127.0.0.1', '10.255.0.1', '172.31.0.9', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0']
    for (const address of [...inside, '::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:a00:1'])
      expect([address, isPrivateAddress(address)]).toEqual([address, true])
    // Ranges that are translated to IPv4, and those that are not given out.
    const translated = ['::7f00:1', '::8.8.8.8', '64:ff9b::7f00:1', '64:ff9b:1::a00:1', '2002:7f00:1::', '2001::1']
    for (const address of [...translated, 'fec0::1', '2001:db8::1', '4000::1', 'ff02::1'])
      expect([address, isPrivateAddress(address)]).toEqual([address, true])
    for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450::1', '::ffff:8.8.8.8'])
      expect([address, isPrivateAddress(address)]).toEqual([address, false])
    expect(['localhost', 'db.internal', '[::1]', 'LOCALHOST.'].every(isPrivateHost)).toBe(true)
    expect(['example.com', 'localhost.example.com', '8.8.8.8'].some(isPrivateHost)).toBe(false)
  })

  it('is refused when a name turns out to lead to it', async () => {
    await expect(promisify(publicLookup)('localhost', {})).rejects.toThrow(leadsInside)
    await expect(promisify(publicLookup)('localhost', { all: true })).rejects.toThrow(leadsInside)
  })
})
