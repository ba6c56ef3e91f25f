import { expect, it } from 'vitest'
import { expirationActionChoices, expirationActionText } from './expiration-actions.ts'

it('names what follows when no contracted rate is left, None first', () => {
  expect(expirationActionChoices).toEqual([
    { value: null, label: 'None' },
    { value: 'NotifyWatchers', label: 'Notify Watchers' },
    { value: 'BroadcastToNetwork', label: 'Request Rates from network' },
    { value: 'RequestSpotQuote', label: 'Get Spot Quote' },
  ])
  expect(expirationActionText(undefined)).toBe('None')
})
