import { dollarsOfCents } from '@lanewise/contract/money'
import type { Tender, TenderOffer } from '@lanewise/contract/tenders'
import type { MessageRow } from './messages/messages.queries.ts'
import { messageView } from './messages/messages.view.ts'
import type { offersOf, spotQuotesOf, TenderRow } from './tenders.queries.ts'

type OfferShown = Awaited<ReturnType<typeof offersOf>>[number]

const momentOrNull = (at: Date | null) => at?.toISOString() ?? null

const offerView = (offer: OfferShown, messages: readonly MessageRow[]): TenderOffer => ({
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
  lateAnswer:
    offer.lateAnswer === null || offer.lateAnsweredAt === null
      ? null
      : { answer: offer.lateAnswer, at: offer.lateAnsweredAt.toISOString(), by: offer.lateAnsweredBy },
  counterTotal: offer.counterCents === null ? null : dollarsOfCents(offer.counterCents),
  method: offer.method as TenderOffer['method'],
  messages: messages.filter(({ offerId }) => offerId === offer.id).map(messageView),
})

type SpotShown = Awaited<ReturnType<typeof spotQuotesOf>>[number]

/**
 * Follow-up action of the lane after no carrier accepted the load. Null before that, or when the lane has no action.
 * (TENDER-5)
 */
function followUpView(tender: TenderRow, spots: readonly SpotShown[]): Tender['followUp'] {
  const action = tender.expirationAction as NonNullable<Tender['followUp']>['action'] | null
  if (tender.state !== 'Exhausted' || !action) return null
  const spot = spots.find(({ id }) => id === tender.spotQuoteId)
  return {
    action,
    rateRequestId: tender.rateRequestId,
    spotQuote: spot
      ? {
          quoteNumber: spot.quoteNumber,
          total: dollarsOfCents(spot.totalCents),
          transitDays: spot.transitDays,
          expiresAt: spot.expiresAt.toISOString(),
        }
      : null,
    note: tender.followUpNote,
  }
}

type Beside = {
  names: ReadonlyMap<string, string>
  lanes: ReadonlyMap<string, string>
  offers: readonly OfferShown[]
  messages: readonly MessageRow[]
  spots: readonly SpotShown[]
}

export const tenderView = (tender: TenderRow, { names, lanes, offers, messages, spots }: Beside): Tender => ({
  id: tender.id,
  state: tender.state,
  tenderMethod: tender.tenderMethod,
  tenderTime: tender.tenderTime,
  isAutomatic: tender.isAutomatic,
  lane: { id: tender.laneId, customerReferenceNumber: lanes.get(tender.laneId) ?? '' },
  startedAt: tender.createdAt.toISOString(),
  startedBy: names.get(tender.createdBy) ?? '',
  endedAt: momentOrNull(tender.endedAt),
  followUp: followUpView(tender, spots),
  offers: offers.filter(({ tenderId }) => tenderId === tender.id).map((offer) => offerView(offer, messages)),
})
