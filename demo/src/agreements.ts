import type { Tx } from '@lanewise/api/platform/db/database'
import { demoFuelIndex } from './tariffs/fuel-index.ts'
import { demoTariffs } from './tariffs/tariffs.ts'

/** Inserts the LTL and volume tariffs of a demo company and its diesel prices in two statements. */
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
