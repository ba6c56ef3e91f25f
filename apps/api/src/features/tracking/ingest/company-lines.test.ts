import { expect, it } from 'vitest'
import { createCompanyLines } from './company-lines.ts'

/** Calls that end on request of the test. */
function calls() {
  const lines = createCompanyLines({ atOnce: 2, mostWaiting: 2 })
  const started: string[] = []
  const call = (companyId: string, name: string) => {
    const { promise: end, resolve, reject } = Promise.withResolvers<string>()
    const done = lines(companyId, () => {
      started.push(name)
      return end
    })
    return { done, end: () => resolve(name), fail: () => reject(new Error(name)) }
  }
  return { begun: started, call }
}
const settled = () => new Promise((done) => setTimeout(done))

it('lets two calls of a company in, the others in their order, and none of another company wait', async () => {
  const { begun: started, call } = calls()
  const [first, second, third] = ['a', 'b', 'c', 'd'].map((name) => call('flood', name))
  const other = call('quiet', 'other')
  await settled()
  expect(started).toEqual(['a', 'b', 'other'])
  other.end()
  expect(await other.done).toBe('other')
  second?.end()
  await settled()
  expect(started).toEqual(['a', 'b', 'other', 'c'])
  first?.end()
  third?.end()
  await settled()
  expect(started).toEqual(['a', 'b', 'other', 'c', 'd'])
})

it('asks whoever comes when the line is full to come back, and takes it once there is room', async () => {
  const { begun: started, call } = calls()
  const [first] = ['a', 'b', 'c', 'd'].map((name) => call('flood', name))
  await expect(call('flood', 'e').done).rejects.toMatchObject({
    status: 429,
    message: 'Too many requests at once. Try again in a few seconds',
  })
  first?.end()
  await settled()
  call('flood', 'f')
  await settled()
  expect(started).toEqual(['a', 'b', 'c'])
})

it('lets the next one in after a call that failed', async () => {
  const { begun: started, call } = calls()
  const [first] = ['a', 'b', 'c'].map((name) => call('flood', name))
  first?.fail()
  await expect(first?.done).rejects.toThrow('a')
  await settled()
  expect(started).toEqual(['a', 'b', 'c'])
})
