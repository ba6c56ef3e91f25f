import { expect, it } from 'vitest'
import { addressBehind, networkOf } from './network.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('takes %s for %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  [0, '198.51.100.1', '10.0.0.1'],
  [1, '198.51.100.1', '198.51.100.1'],
  [1, 'forged, 198.51.100.1', '198.51.100.1'],
  [2, '203.0.113.5, 198.51.100.1', '203.0.113.5'],
  [2, '198.51.100.1', '198.51.100.1'],
  [1, undefined, '10.0.0.1'],
])('behind %i proxies that name %s it is %s', (trustedProxies, forwardedFor, address) => {
  expect(addressBehind({ remoteAddress: '10.0.0.1', forwardedFor, trustedProxies })).toBe(address)
})
