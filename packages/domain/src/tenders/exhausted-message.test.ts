import { describe, expect, it } from 'vitest'
import { exhaustedMessage, unaskedMessage } from './exhausted-message.ts'

describe('why nobody took a load', () => {
  it('is that nobody has a rate, that nobody could be asked, or that everybody who was asked let it go', () => {
    expect(exhaustedMessage([])).toBe('No carrier on the lane has a rate for this load')
    expect(exhaustedMessage(['Skipped', 'Undeliverable'])).toBe('No carrier on the lane could be offered the load')
    const letGo = 'Every carrier on the lane rejected the load or did not answer in time'
    expect(exhaustedMessage(['Skipped', 'Undeliverable', 'Rejected'])).toBe(letGo)
    expect(exhaustedMessage(['Expired'])).toBe(letGo)
  })
})

describe('why nobody was asked', () => {
  const skipped = (carrierName: string, stateReason: string | null) =>
    ({ carrierName, stateReason, state: 'Skipped' }) as const

  it('names the first three carriers with what stands against them, and counts the others', () => {
    expect(unaskedMessage([])).toBe('No carrier on the lane has a rate for this load')
    const able = skipped('Able', 'Able cannot be booked or tendered: Cargo certificate C-1 expired 2 days ago.')
    const reasons = [able, skipped('Baker', 'No email address on file'), skipped('Cole', null)]
    const start =
      'No carrier on the lane could be offered the load. Able cannot be booked or tendered: Cargo certificate C-1 expired 2 days ago. Baker: No email address on file'
    expect(unaskedMessage(reasons)).toBe(start)
    const more = [...reasons, skipped('Dale', 'Too dear'), skipped('Earl', 'Too dear')]
    expect(unaskedMessage(more)).toBe(`${start}. Dale: Too dear. 1 more carrier could not be asked`)
    expect(unaskedMessage([...more, skipped('Fay', 'Too dear')])).toMatch(/\. 2 more carriers could not be asked$/)
  })
})
