import { describe, expect, it } from 'vitest'
import { createQuestions } from './questions.ts'

/** Lets all pending callbacks run. */
const soon = () => new Promise((done) => setImmediate(done))

function asking() {
  const questions = createQuestions()
  const begin = (about: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    questions.begin(about, () => promise)
    return resolve
  }
  const hasEnded = async (about: string) => {
    let ended = false
    void questions.ended(about).then(() => {
      ended = true
    })
    await soon()
    return ended
  }
  return { questions, begin, hasEnded }
}

describe('questions about a quote', () => {
  it('have ended when the last of them has, one by one and all over again', async () => {
    const { begin, hasEnded } = asking()
    expect(await hasEnded('Q1')).toBe(true)
    const [first, second] = [begin('Q1'), begin('Q1')]
    begin('Q2')
    first()
    await soon()
    expect(await hasEnded('Q1')).toBe(false)
    second()
    await soon()
    expect(await hasEnded('Q1')).toBe(true)
    begin('Q1')
    expect(await hasEnded('Q1')).toBe(false)
  })

  it('are told to end and waited for when the process ends', async () => {
    const { questions, begin } = asking()
    const answer = begin('Q1')
    let closed = false
    const closing = questions.close().then(() => {
      closed = true
    })
    await soon()
    expect([questions.signal.aborted, closed]).toEqual([true, false])
    answer()
    await closing
  })
})
