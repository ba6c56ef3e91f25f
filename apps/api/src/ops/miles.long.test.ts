import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import valhallaRoute from '#connectors/routing/valhalla/fixtures/route.answer.json' with { type: 'json' }
import { type PartnerServer, startPartner } from '#connectors/testing/partner-server.ts'
import { createProcesses, patientTime } from '#ops/testing/processes.ts'

const processes = createProcesses()
afterAll(() => processes.cleanUp(), patientTime)
const milesOf = (places: string[], settings: Record<string, string> = {}) =>
  processes.run('apps/api/src/commands/miles.ts', places, settings)
const threeCities = ['Chicago, IL', 'indianapolis in', '63101']

describe('the miles command', () => {
  it('prints the miles of each leg, their sum and who worked them out', async () => {
    const { code, stdout, stderr } = await milesOf(threeCities)
    expect([code, stderr]).toEqual([0, ''])
    const lines = stdout.trimEnd().split('\n')
    expect(lines.map((line) => line.replace(/ +[\d.]+ mi$/, ''))).toEqual([
      'Chicago, IL to Indianapolis, IN',
      'Indianapolis, IN to St. Louis, MO 63101',
      'Total',
      'Road miles: own network',
    ])
    const [first = 0, second = 0, total] = lines.slice(0, 3).map((line) => Number(/([\d.]+) mi$/.exec(line)?.[1]))
    // The road atlas says 183 and 243 miles.
    expect([Math.abs(first - 183) < 12, Math.abs(second - 243) < 12]).toEqual([true, true])
    expect(total).toBeCloseTo(first + second, 5)
  })

  it('names its usage when it does not understand, and the place that it does not know', async () => {
    const usage = 'Usage: npm run miles -- "Chicago, IL" "Indianapolis, IN"'
    const given: [places: string[], message: string][] = [
      [['Chicago, IL'], `Name two places or more.\n${usage}`],
      [['--from', 'Chicago, IL'], usage],
      [['Chicago, IL', 'Atlantis, ZZ'], 'There is no place "Atlantis, ZZ"'],
    ]
    for (const [places, message] of given) {
      const refused = await milesOf(places)
      expect(refused).toMatchObject({ code: 2, stdout: '' })
      expect(refused.stderr).toContain(message)
    }
    const wrong = await milesOf(threeCities, { ROUTING_ENGINE: 'atlas' })
    expect(wrong).toMatchObject({ code: 2, stdout: '' })
    expect(wrong.stderr).toContain('ROUTING_ENGINE: must be valhalla or osrm')
  })
})

describe('the miles command with a routing engine', () => {
  let partner: PartnerServer
  beforeAll(async () => {
    partner = await startPartner({ json: valhallaRoute })
  })
  afterAll(() => partner.close())

  it('prints the miles of the engine', async () => {
    partner.behave({ json: valhallaRoute })
    const { code, stdout } = await milesOf(threeCities, { ROUTING_URL: partner.url })
    expect(code).toBe(0)
    expect(stdout).toBe(
      [
        'Chicago, IL to Indianapolis, IN          183.4 mi',
        'Indianapolis, IN to St. Louis, MO 63101  243.0 mi',
        'Total                                    426.4 mi',
        'Road miles: Valhalla',
        '',
      ].join('\n'),
    )
  })

  it('prints those of the own network when the engine fails, and why', async () => {
    partner.behave({ text: 'Bad Gateway', status: 502 })
    const { code, stdout, stderr } = await milesOf(threeCities, { ROUTING_URL: partner.url, ROUTING_ENGINE: 'osrm' })
    expect(code).toBe(0)
    expect(stdout).toContain('Road miles: own network')
    expect(stderr).toBe('OSRM answered 502: the own network gives the miles\n')
  })
})
