import { describe, expect, it } from 'vitest'
import { exhaustedMessage } from './exhausted-message.ts'

describe('why nobody took a load', () => {
  it('is that nobody has a rate, that nobody could be asked, or that everybody who was asked let it go', () => {
    expect(exhaustedMessage([])).toBe('No carrier of the lane has a rate for this load')
    expect(exhaustedMessage(['Skipped', 'Undeliverable'])).toBe('No carrier of the lane could be offered the load')
    const letGo = 'Every carrier of the lane rejected the load or gave no answer in time'
    expect(exhaustedMessage(['Skipped', 'Undeliverable', 'Rejected'])).toBe(letGo)
    expect(exhaustedMessage(['Expired'])).toBe(letGo)
  })
})
