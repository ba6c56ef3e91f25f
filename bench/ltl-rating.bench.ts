import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { demoFuelIndex } from '@lanewise/demo/tariffs/fuel-index'
import { demoLtlTariffs, demoTariffs } from '@lanewise/demo/tariffs/tariffs'
import type { RateAsk, RateProduct } from '@lanewise/domain/rating/ask'
import { rateLtl } from '@lanewise/domain/rating/ltl/rate-ltl'
import type { LtlTariff } from '@lanewise/domain/rating/ltl/tariff'

const quotes = Number(process.argv[2] ?? 1_000_000)
const bar = 2_000

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const product: RateProduct = {
  description: 'Canned peaches',
  perPackageWeightInPounds: 400,
  length: 40,
  width: 36,
  height: 48,
  count: 1,
  palletCount: 1,
  packagingType: 'Skid',
  nmfcClass: null,
  nmfcNumber: null,
  cargoClassification: 'Food',
  isStackable: false,
  isHazmat: false,
  hazmatHazardClass: null,
  hazmatPackingGroup: null,
  hazmatUNNumber: null,
}

/** Worst case: every carrier gets the network of the first one, so that each of the twelve has to rate. */
const [first] = demoLtlTariffs
const everywhere: readonly LtlTariff[] = demoLtlTariffs.map((tariff) => ({
  ...tariff,
  network: first?.network ?? tariff.network,
}))
/** Weight, miles and day differ in every request so that no result comes from a cache. */
const requests = Array.from({ length: 1_000 }, (_unused, index) => askOf(index))

console.log('LTL rating, 5 items per shipment, one core')
measure('12 carriers, all of them answer', everywhere)
measure('12 carriers in their own networks', demoLtlTariffs)
measure('12 carriers and 3 of volume freight', demoTariffs)
keepHeap()

function measure(name: string, tariffs: readonly LtlTariff[]) {
  const rounds = 20
  for (const ask of requests) rateLtl(ask, tariffs, demoFuelIndex)
  const answers = requests.map((ask) => rateLtl(ask, tariffs, demoFuelIndex))
  const mean = (of: (answer: (typeof answers)[number]) => number) =>
    (answers.reduce((sum, answer) => sum + of(answer), 0) / requests.length).toFixed(1)
  const rates = `${mean((answer) => answer.rates.length)} rates and ${mean((answer) => answer.refusals.length)} refusals`
  const rating = seconds(() => {
    for (let round = 0; round < rounds; round += 1) for (const ask of requests) rateLtl(ask, tariffs, demoFuelIndex)
  })
  const cloning = seconds(() => {
    for (let round = 0; round < rounds; round += 1) for (const answer of answers) JSON.parse(JSON.stringify(answer))
  })
  const perSecond = (rounds * requests.length) / rating
  console.log(
    `  ${name}: ${whole(perSecond)} quotes per second (bar ${whole(bar)}), ${rates} each; ` +
      `a JSON clone of the answer takes ${(cloning / rating).toFixed(2)} times as long`,
  )
  if (perSecond < bar) process.exitCode = 1
}

/** Measures the memory that stays in use after many quotes. */
function keepHeap() {
  const rateAll = (count: number) => {
    for (let done = 0; done < count; done += 1)
      rateLtl(requests[done % requests.length] ?? askOf(0), everywhere, demoFuelIndex)
  }
  rateAll(5_000)
  const before = heap()
  const time = seconds(() => rateAll(quotes))
  const after = heap()
  console.log(
    `  heap after ${whole(quotes)} quotes (${whole(quotes / time)} per second): ${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after`,
  )
}

function askOf(index: number): RateAsk {
  return {
    shippingMode: 'LTL',
    shippingDate: `2026-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
    stops: [
      { stopNumber: 1, city: 'Chicago', state: 'IL', zip: '60607', country: 'US' },
      { stopNumber: 2, city: 'Dallas', state: 'TX', zip: '75201', country: 'US' },
    ],
    products: (['50', '70', '92.5', '125', null] as const).map((nmfcClass, line) => ({
      ...product,
      nmfcClass,
      perPackageWeightInPounds: 180 + ((index * 37 + line * 61) % 900),
    })),
    accessorials: index % 2 === 0 ? ['NotifyBeforeDelivery', 'AppointmentDelivery'] : [],
    isHazmatRequired: false,
    miles: 120 + ((index * 7) % 2_400),
  }
}

function seconds(work: () => void): number {
  const begin = performance.now()
  work()
  return (performance.now() - begin) / 1_000
}

function heap(): number {
  collect()
  collect()
  return process.memoryUsage().heapUsed / 1_048_576
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}
