import { commandLog, readOptions, readSettings, runCommand } from '@lanewise/api/commands/run-command'
import { askAll } from '@lanewise/api/connectors/rates/ask-all'
import { rateConnectors, spotConnector } from '@lanewise/api/connectors/rates/sources'
import { askSpot } from '@lanewise/api/connectors/rates/spot/spot-connector'
import { routingEngine } from '@lanewise/api/connectors/routing/routing-engine'
import { milesSourceNames } from '@lanewise/domain/mileage/routing-engine'
import { productsLinearFeet, productWeight, type RateAsk } from '@lanewise/domain/rating/ask'
import type { SpotAsk } from '@lanewise/domain/rating/tl/spot-quote'
import { formatNumber } from '@lanewise/domain/shared/format'
import { demoFuelIndex } from '#tariffs/fuel-index.ts'
import { demoTariffs } from '#tariffs/tariffs.ts'
import { askOf, readWanted, type Wanted } from './quote/wanted.ts'
import { writtenRates, writtenSpot } from './quote/written.ts'

const usage =
  'npm run quote -- --from "Chicago, IL" --to 75201 --weight 2400 [--pallets 2] [--class 70] [--size 48x40x48] [--mode VLTL] [--date 2026-11-16] [--accessorial LiftgateDelivery …] [--why]'

const text = { type: 'string' } as const

/**
 * Prints today's rates for the given freight from every configured source. Without a partner, the demo tariffs and the
 * demo market are used.
 */
await runCommand(async () => {
  const { why = false, ...given } = readOptions(
    {
      from: text,
      to: text,
      weight: text,
      pallets: text,
      class: text,
      size: text,
      mode: text,
      date: text,
      accessorial: { type: 'string', multiple: true },
      why: { type: 'boolean' },
    },
    usage,
  )
  const env = readSettings()
  const today = new Date().toISOString().slice(0, 10)
  const wanted = readWanted(given, today)
  const { miles, source } = await routingEngine(env, { now: Date.now, log: commandLog }).roadMiles(
    wanted.from,
    wanted.to,
  )
  const ask = askOf(wanted, miles)
  const rates = await askAll(rateConnectors(env, demoTariffs, demoFuelIndex), ask, { limitMs: env.RATES_TIMEOUT_MS })
  const spot = spotConnector(env, { today: () => today, fuel: demoFuelIndex })
  const [whole, part] = await Promise.all(
    [false, true].map((isPartial) => askSpot(spot, spotAsk(ask, wanted, isPartial))),
  )
  const lines = [
    `${nameOf(wanted.from)} to ${nameOf(wanted.to)}, ${formatNumber(miles, 1)} mi (${milesSourceNames[source]}), pickup ${ask.shippingDate}`,
    ...writtenRates(rates, why),
    ...(whole ? writtenSpot('Spot truckload, Dry', whole, why) : []),
    ...(part ? writtenSpot('Spot partial truckload, Dry', part, why) : []),
  ]
  console.log(lines.join('\n'))
})

function nameOf({ city, state, postalCode }: Wanted['from']): string {
  return `${city}, ${state} ${postalCode ?? ''}`.trim()
}

function spotAsk({ products, miles, shippingDate }: RateAsk, { from, to }: Wanted, isPartial: boolean): SpotAsk {
  return {
    equipmentMode: 1,
    effectiveDate: shippingDate,
    stops: [from, to].map(({ city, state, country, postalCode }, index) => ({
      stopNumber: index + 1,
      city,
      state,
      country,
      postalCode,
    })),
    miles,
    isHazmatRequired: false,
    isTeamRequired: false,
    isLiftGateRequired: false,
    isPartial,
    linearFeet: productsLinearFeet(products),
    weight: products.reduce((sum, product) => sum + productWeight(product), 0),
  }
}
