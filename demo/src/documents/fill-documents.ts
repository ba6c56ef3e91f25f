import { type Db, inCompany, type Tx } from '@lanewise/api/platform/db/database'
import type { Storage } from '@lanewise/api/platform/storage/storage'
import { sha256Of } from '@lanewise/api/platform/storage/stored-file'
import type { FileType } from '@lanewise/domain/documents/document-types'
import { sql } from 'kysely'
import { type DemoCompany, demoCompanies } from '#company/companies.ts'
import { day } from '#history/entry.ts'
import { type Random, randomOf } from '#random.ts'
import { carrierConfirmation } from './carrier-confirmation.ts'
import { confirmedLoad } from './confirmed-load.ts'
import { deliveryReceipt, type Load } from './papers.ts'
import { paperPhoto } from './photo.ts'

/** Only shipments delivered in this many days get papers, because a full year would delay a new demo by minutes. */
const daysWithPapers = 31
/** Number of newest shipments with generated papers. The others share a few similar photos as proof of delivery. */
const drawnLoads = 150
const photosOfOthers = 6

type Paper = {
  name: string
  fileType: FileType
  contentType: string
  bytes: Buffer
  shipmentId: string | null
  orderStopId: string | null
  createdAt: Date
}

/**
 * Creates papers for the newest shipments of each demo company once. A second process waits until the first one is
 * done.
 */
export async function fillDocuments(db: Db, storage: Storage) {
  await db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${fillLock}::bigint)`.execute(held)
    try {
      for (const one of demoCompanies) {
        const loads = await inCompany(db, one.company.id, (tx) => loadsWithoutPapers(tx, new Date()))
        if (loads.length > 0) await fillCompany(db, storage, { one, loads })
      }
    } finally {
      await sql`select pg_advisory_unlock(${fillLock}::bigint)`.execute(held)
    }
  })
}

const fillLock = 7_240_019

type Loads = Awaited<ReturnType<typeof loadsWithoutPapers>>

async function loadsWithoutPapers(tx: Tx, now: Date) {
  if (await tx.selectFrom('documents').select('id').limit(1).executeTakeFirst()) return []
  return tx
    .selectFrom('shipments as load')
    .innerJoin('shipmentStops as stop', 'stop.shipmentId', 'load.id')
    .innerJoin('shipmentStopParts as part', 'part.shipmentStopId', 'stop.id')
    .innerJoin('orderStops as place', 'place.id', 'part.orderStopId')
    .select(['load.id', 'load.shipmentNumber', 'load.carrierName', 'load.proNumber', 'load.bookedBy', 'load.bookedAt'])
    .select([
      'load.status',
      'load.originCompanyName',
      'load.weight',
      'load.pallets',
      'stop.departedAt',
      'part.orderStopId',
    ])
    .select(['place.companyName', 'place.city', 'place.state', 'place.timeZone'])
    .where('stop.stopType', '=', 1)
    .where('load.bookedAt', 'is not', null)
    .where('load.status', '>=', 5)
    .where(({ eb, or }) =>
      or([
        eb('load.actualDeliveryAt', 'is', null),
        eb('load.actualDeliveryAt', '>', new Date(now.getTime() - daysWithPapers * day)),
      ]),
    )
    .orderBy('load.originEarlyAt', 'desc')
    .orderBy('load.id')
    .orderBy('stop.stopNumber')
    .execute()
}

async function fillCompany(db: Db, storage: Storage, { one, loads }: { one: DemoCompany; loads: Loads }) {
  const random = randomOf(one.seed + 11)
  const photos = Array.from({ length: photosOfOthers }, () => paperPhoto(random))
  for (const [index, row] of loads.entries()) {
    const isFirstStop = loads.findIndex(({ id }) => id === row.id) === index
    const isConfirmed = index < drawnLoads && isFirstStop && random.chance(0.6)
    const papers = await papersOf(random, row, index < drawnLoads ? null : random.pick(photos))
    if (isConfirmed) papers.unshift(await confirmationOf(db, one, row))
    for (const paper of papers) {
      const storedAs = await storage.put(paper.bytes, random.id().replaceAll('-', ''))
      const sha256 = await sha256Of(paper.bytes)
      await inCompany(db, one.company.id, (tx) =>
        keep(tx, paper, { storedAs, sha256, createdBy: row.bookedBy, random }),
      )
    }
  }
}

/** The rate confirmation that the carrier signed at booking. */
async function confirmationOf(db: Db, { company }: DemoCompany, row: Loads[number]): Promise<Paper> {
  const load = await inCompany(db, company.id, (tx) => confirmedLoad(tx, row.id))
  if (!load) throw new Error(`There is a load ${row.shipmentNumber}`)
  return {
    ...pdf(`Confirmation-${row.shipmentNumber}.pdf`, await carrierConfirmation(load, company.name)),
    ...{ fileType: 'CarrierConfirmation' as const, shipmentId: row.id, orderStopId: null },
    createdAt: row.bookedAt ?? new Date(),
  }
}

/** The proof of delivery of a delivered shipment, for some as a photo. */
async function papersOf(random: Random, row: Loads[number], photo: Buffer | null): Promise<Paper[]> {
  const at = row.departedAt ?? row.bookedAt ?? new Date()
  const load: Load = {
    ...row,
    carrierName: row.carrierName ?? 'Carrier',
    shipper: row.originCompanyName,
    consignee: row.companyName,
    place: `${row.city}, ${row.state}`,
    at,
  }
  if (row.status !== 8) return []
  const ofStop = { shipmentId: null, orderStopId: row.orderStopId, createdAt: at, fileType: 'ProofOfDelivery' as const }
  const taken = photo ?? (random.chance(0.25) ? paperPhoto(random) : null)
  const proof = taken
    ? { name: `POD-${row.shipmentNumber}.png`, contentType: 'image/png', bytes: taken }
    : pdf(`POD-${row.shipmentNumber}.pdf`, await deliveryReceipt(random, load))
  return [{ ...ofStop, ...proof }]
}

const pdf = (name: string, bytes: Buffer) => ({ name, contentType: 'application/pdf', bytes })

type StoredPaper = { storedAs: string; sha256: string; createdBy: string | null; random: Random }

async function keep(tx: Tx, paper: Paper, { storedAs, sha256, createdBy, random }: StoredPaper) {
  const { bytes, contentType, ...document } = paper
  const fileId = random.id()
  const file = { id: fileId, contentType, byteSize: bytes.length, fileName: paper.name, storedAs, createdBy }
  await tx
    .insertInto('files')
    .values({ ...file, createdAt: paper.createdAt })
    .execute()
  await tx
    .insertInto('documents')
    .values({ ...document, fileId, sha256, createdBy, updatedAt: paper.createdAt })
    .execute()
}
