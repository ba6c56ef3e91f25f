import { canOfferBecome, offerStates } from '@lanewise/domain/tenders/tender-states'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type TenderRow = Selectable<Tables['tenders']>
export type OfferRow = Selectable<Tables['tenderOffers']>

const tenders = (db: Tx) => db.selectFrom('tenders').selectAll()
const offers = (db: Tx) => db.selectFrom('tenderOffers').selectAll()

export const openTender = (db: Tx, shipmentId: string): Promise<TenderRow | undefined> =>
  tenders(db).where('shipmentId', '=', shipmentId).where('state', '=', 'Open').forUpdate().executeTakeFirst()

export const findTender = (db: Tx, id: string) => tenders(db).where('id', '=', id).executeTakeFirst()

export const tendersOf = (db: Tx, shipmentId: string): Promise<TenderRow[]> =>
  tenders(db).where('shipmentId', '=', shipmentId).orderBy('createdAt', 'desc').execute()

export const findOffer = (db: Tx, id: string) => offers(db).where('id', '=', id).executeTakeFirst()

/** Offer whose acceptance booked the shipment. */
export const acceptedOffer = (db: Tx, shipmentId: string): Promise<OfferRow | undefined> =>
  db
    .selectFrom('tenderOffers as offer')
    .innerJoin('tenders as tender', 'tender.id', 'offer.tenderId')
    .selectAll('offer')
    .where('tender.shipmentId', '=', shipmentId)
    .where('tender.state', '=', 'Accepted')
    .where('offer.state', '=', 'Accepted')
    .executeTakeFirst()

export const lockOffers = (db: Tx, tenderId: string): Promise<OfferRow[]> =>
  offers(db).where('tenderId', '=', tenderId).orderBy('position').forUpdate().execute()

export const offersOf = (db: Tx, tenderIds: readonly string[]) =>
  db
    .selectFrom('tenderOffers')
    .leftJoin('carriers', 'carriers.id', 'tenderOffers.carrierId')
    .selectAll('tenderOffers')
    .select('carriers.logoFileId as carrierLogoFileId')
    .where('tenderId', 'in', tenderIds.length > 0 ? tenderIds : [noTender])
    .orderBy('position')
    .execute()

const noTender = '00000000-0000-0000-0000-000000000000'

/** Spot quotes for loads that no carrier accepted. */
export const spotQuotesOf = (db: Tx, ids: readonly string[]) =>
  db
    .selectFrom('spotQuotes')
    .select(['id', 'quoteNumber', 'totalCents', 'transitDays', 'expiresAt'])
    .where('id', 'in', ids.length > 0 ? ids : [noTender])
    .execute()

export const insertTender = (db: Tx, tender: Insertable<Tables['tenders']>): Promise<TenderRow> =>
  db.insertInto('tenders').values(tender).returningAll().executeTakeFirstOrThrow()

type NewOffer = Omit<Insertable<Tables['tenderOffers']>, 'charges'> & { charges: readonly object[] }

export const insertOffers = (db: Tx, rows: readonly NewOffer[]) =>
  db
    .insertInto('tenderOffers')
    .values(rows.map(({ charges, ...row }) => ({ ...row, charges: JSON.stringify(charges) })))
    .execute()

export const saveTender = (db: Tx, id: string, columns: Updateable<Tables['tenders']>, now: Date) =>
  db
    .updateTable('tenders')
    .set((set) => ({ ...columns, version: set('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()

export const saveOffer = (db: Tx, id: string, columns: Updateable<Tables['tenderOffers']>): Promise<OfferRow> =>
  db.updateTable('tenderOffers').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Withdraws the open offer along with the queued ones, and returns them all. */
export const withdrawOffers = (db: Tx, tenderId: string): Promise<OfferRow[]> =>
  db
    .updateTable('tenderOffers')
    .set({ state: 'Withdrawn' })
    .where('tenderId', '=', tenderId)
    .where(
      'state',
      'in',
      offerStates.filter((state) => canOfferBecome(state, 'Withdrawn')),
    )
    .returningAll()
    .execute()
