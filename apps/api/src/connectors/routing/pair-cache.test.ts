import { describe, expect, it } from 'vitest'
import { rememberPairs } from './pair-cache.ts'
import { chicago, indianapolis, milesOfPair, pointsInARow } from './testing/given.ts'

/** A cache of three pairs in front of a function that counts its calls. */
function given(answer: () => number | null = () => 183.4) {
  let calls = 0
  const miles = rememberPairs(async () => {
    calls += 1
    return answer()
  }, 3)
  return { miles, asked: () => calls }
}

describe('the miles of a pair', () => {
  it('are asked once, also by two at the same time', async () => {
    const { miles, asked: requests } = given()
    const both = await Promise.all([miles(chicago, indianapolis), miles(chicago, indianapolis)])
    expect([...both, await miles(chicago, indianapolis)]).toEqual([183.4, 183.4, 183.4])
    expect(requests()).toBe(1)
  })

  it('are those of any pair within some thirty feet, and not those of the way back', async () => {
    const { miles, asked: requests } = given()
    await miles(chicago, indianapolis)
    await miles({ latitude: 41.85003, longitude: -87.65003 }, indianapolis)
    expect(requests()).toBe(1)
    await miles({ latitude: 41.8502, longitude: -87.65 }, indianapolis)
    await miles(indianapolis, chicago)
    expect(requests()).toBe(3)
  })

  it('are those of that pair and no other', async () => {
    const miles = rememberPairs(async (from, to) => milesOfPair(from, to), 100)
    const points = pointsInARow(5)
    for (const _ of [1, 2])
      for (const from of points) for (const to of points) expect(await miles(from, to)).toBe(milesOfPair(from, to))
  })

  it('are forgotten for others when they were not used for longest', async () => {
    const { miles, asked: requests } = given()
    const [a, b, c, d] = pointsInARow(4)
    for (const to of [a!, b!, c!, a!, d!]) await miles(chicago, to)
    expect(requests()).toBe(4)
    for (const to of [a!, c!, d!]) await miles(chicago, to)
    expect(requests()).toBe(4)
    await miles(chicago, b!)
    expect(requests()).toBe(5)
  })

  it('are asked again when there was no way', async () => {
    const { miles, asked: requests } = given(() => null)
    expect([await miles(chicago, indianapolis), await miles(chicago, indianapolis)]).toEqual([null, null])
    expect(requests()).toBe(2)
  })

  it('are asked again after a failure', async () => {
    let isDead = true
    const { miles } = given(() => {
      if (isDead) throw new Error('not now')
      return 183.4
    })
    await expect(miles(chicago, indianapolis)).rejects.toThrow('not now')
    isDead = false
    expect(await miles(chicago, indianapolis)).toBe(183.4)
  })
})
