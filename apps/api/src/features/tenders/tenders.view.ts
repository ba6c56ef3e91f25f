import { dollarsOfCents } from '@lanewise/contract/money'
import type { Tender, TenderOffer } from '@lanewise/contract/tenders'
import type { offersOf, TenderRow } from './tenders.queries.ts'

type OfferShown = Awaited<ReturnType<typeof offersOf>>[number]

const momentOrNull = (at: Date | null) => at?.toISOString() ?? null

const offerView = (offer: OfferShown): TenderOffer => ({
  id: offer.id,
  position: offer.position,
  carrierId: offer.carrierId,
  carrierName: offer.carrierName,
  carrierLogoFileId: offer.carrierLogoFileId,
  state: offer.state as TenderOffer['state'],
  stateReason: offer.stateReason,
  total: dollarsOfCents(offer.totalCents),
  sentTo: offer.sentTo,
  sentAt: momentOrNull(offer.sentAt),
  expiresAt: momentOrNull(offer.expiresAt),
  answeredAt: momentOrNull(offer.answeredAt),
  answeredBy: offer.answeredBy,
  rejectReason: offer.rejectReason as TenderOffer['rejectReason'],
  answerNote: offer.answerNote,
  counterTotal: offer.counterCents === null ? null : dollarsOfCents(offer.counterCents),
})

type Beside = { names: ReadonlyMap<string, string>; lanes: ReadonlyMap<string, string>; offers: readonly OfferShown[] }

export const tenderView = (tender: TenderRow, { names, lanes, offers }: Beside): Tender => ({
  id: tender.id,
  state: tender.state as Tender['state'],
  tenderMethod: tender.tenderMethod as Tender['tenderMethod'],
  tenderTime: tender.tenderTime,
  isAutomatic: tender.isAutomatic,
  lane: { id: tender.laneId, customerReferenceNumber: lanes.get(tender.laneId) ?? '' },
  startedAt: tender.createdAt.toISOString(),
  startedBy: names.get(tender.createdBy) ?? '',
  endedAt: momentOrNull(tender.endedAt),
  offers: offers.filter(({ tenderId }) => tenderId === tender.id).map(offerView),
})
