import type { FuelWeek } from '@lanewise/domain/rating/ltl/fuel/fuel-index'
import type { LtlTariff } from '@lanewise/domain/rating/ltl/tariff'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type TariffVersion = { id: string; version: string }

/** Active tariffs with their version numbers. */
export const tariffVersions = (db: Tx): Promise<TariffVersion[]> =>
  db
    .selectFrom('ltlTariffs')
    .select(['id', sql<string>`xmin::text`.as('version')])
    .where('deletedAt', 'is', null)
    .orderBy('carrierName')
    .orderBy('id')
    .execute()

export const tariffsByIds = (db: Tx, ids: readonly string[]): Promise<{ id: string; tariff: LtlTariff }[]> =>
  db
    .selectFrom('ltlTariffs')
    .select(['id', sql<LtlTariff>`tariff`.as('tariff')])
    .where('id', 'in', ids)
    .execute()

/** Oldest week first, the order of the index. */
export const fuelWeeks = (db: Tx): Promise<FuelWeek[]> =>
  db.selectFrom('fuelWeeks').select(['monday', 'price']).orderBy('monday').execute()
