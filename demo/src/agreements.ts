import type { Tx } from '@lanewise/api/platform/db/database'
import { demoFuelIndex } from './tariffs/fuel-index.ts'
import { demoTariffs } from './tariffs/tariffs.ts'

/** What a company of the demo agreed with LTL and volume carriers, and its diesel prices: two statements for all. */
export async function insertTariffs(tx: Tx) {
  const tariffs = demoTariffs.map((tariff) => ({
    carrierName: tariff.carrierName,
    scac: tariff.scac,
    tariff: JSON.stringify(tariff),
  }))
  await tx.insertInto('ltlTariffs').values(tariffs).execute()
  await tx
    .insertInto('fuelWeeks')
    .values([...demoFuelIndex.weeks])
    .execute()
}
