import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PartnerServer, startPartner } from '#connectors/testing/partner-server.ts'
import { createProcesses, patientTime } from '#ops/testing/processes.ts'

const processes = createProcesses()
afterAll(() => processes.cleanUp(), patientTime)
const quote = (args: string[], settings: Record<string, string> = {}) =>
  processes.run('demo/src/commands/quote.ts', args, settings)
const freight = ['--from', 'Chicago, IL', '--to', '75201', '--weight', '2400', '--pallets', '2', '--date', '2026-11-16']

describe('the quote command', () => {
  let partner: PartnerServer
  beforeAll(async () => {
    partner = await startPartner('hangs')
  })
  afterAll(() => partner.close())

  it('prints what every carrier asks, cheapest first, and why the others ask nothing', async () => {
    const { code, stdout, stderr } = await quote([...freight, '--class', '70', '--accessorial', 'LiftgateDelivery'])
    expect([code, stderr]).toEqual([0, ''])
    const lines = stdout.trimEnd().split('\n')
    expect(lines[0]).toMatch(/^Chicago, IL \d{5} to Dallas, TX 75201, 9\d\d\.\d mi \(own network\), pickup 2026-11-16$/)
    const prices = lines
      .filter((line) => line.endsWith('(Tariff)'))
      .map((line) => Number(/\$([\d,.]+)/.exec(line)?.[1]?.replace(',', '')))
    expect(prices.length).toBeGreaterThan(5)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(stdout).toContain('No rate: Piedmont Square LTL does not serve Texas')
    expect(stdout).toMatch(/\$[\d,.]+ {2}Spot truckload, Dry, 2 days/)
  })

  it('says how each price came about when asked why', async () => {
    const { stdout } = await quote([...freight, '--why'])
    expect(stdout).toMatch(/Class [\d.]+ by a density of [\d.]+ lb per cu ft/)
    expect(stdout).toContain('Fuel: week of 11/16/2026')
  })

  it('names a partner that does not answer and prints the rates of the others', async () => {
    const settings = { FLOCK_URL: partner.url, FLOCK_API_KEY: 'key', FLOCK_TIMEOUT_MS: '300' }
    const { code, stdout } = await quote(
      [...freight, '--mode', 'VLTL', '--weight', '14000', '--pallets', '9'],
      settings,
    )
    expect(code).toBe(0)
    expect(stdout).toContain('No answer: Flock Freight did not answer within 0.3 s')
    expect(stdout).toMatch(/Volume LTL {2}\(Tariff\)/)
  })

  it('refuses what cannot be rated and says what is wrong with it', async () => {
    const { code, stdout, stderr } = await quote([
      '--from',
      '60601',
      '--to',
      '75201',
      '--weight',
      'much',
      '--class',
      '71',
    ])
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain('products.0.nmfcClass: Choose one of the freight classes')
    expect((await quote(['--from', '60601', '--to', 'Atlantis, ZZ', '--weight', '1'])).stderr).toContain(
      'There is no place "Atlantis, ZZ"',
    )
  })
})
