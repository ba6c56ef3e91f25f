import type { OfferedLoad, Tender, TenderOffer, TenderPlan } from '@lanewise/contract/tenders'
import { aFullShipment } from '#testing/full-shipment.ts'

const id = (end: string) => `0198c0de-0000-7000-8000-${end.padStart(12, '0')}`

export const anOffer = (position: number, facts: Partial<TenderOffer> = {}): TenderOffer => ({
  id: id(`f${position}`),
  position,
  carrierId: id(`c${position}`),
  carrierName: ['Able Trucking', 'Baker Lines', 'Cole Transport'][position - 1] ?? '',
  carrierLogoFileId: null,
  state: 'Queued',
  stateReason: null,
  total: 1400 + position * 100,
  sentTo: null,
  sentAt: null,
  expiresAt: null,
  answeredAt: null,
  answeredBy: null,
  rejectReason: null,
  answerNote: null,
  counterTotal: null,
  lateAnswer: null,
  method: null,
  messages: [],
  ...facts,
})

const sentAt = '2026-11-17T12:00:00.000Z'
export const sent = { sentAt, sentTo: 'dispatch@able.test', expiresAt: '2099-11-17T12:45:00.000Z' }

export const aTender = (facts: Partial<Tender> = {}): Tender => ({
  id: id('e1'),
  state: 'Open',
  tenderMethod: 'Email',
  tenderTime: 45,
  isAutomatic: false,
  lane: { id: id('d1'), customerReferenceNumber: 'CHI-DAL' },
  startedAt: sentAt,
  startedBy: 'Ana Ruiz',
  endedAt: null,
  followUp: null,
  offers: [anOffer(1, { state: 'Sent', ...sent }), anOffer(2)],
  ...facts,
})

export const aTenderPlan = (): TenderPlan => ({
  lane: 'CHI-DAL',
  tenderMethod: 'Email',
  tenderTime: 45,
  expirationAction: 'BroadcastToNetwork',
  carriers: [
    { carrierId: id('c1'), carrierName: 'Able Trucking', total: 1500, skipReason: null },
    { carrierId: id('c2'), carrierName: 'Baker Lines', total: 1600, skipReason: 'No email address on file' },
  ],
})

export function aLoad(facts: Partial<OfferedLoad> = {}): OfferedLoad {
  const { shipmentNumber, stops, shippingMode, equipmentMode, equipmentTypes, totalDistance, ...shipment } =
    aFullShipment()
  return {
    companyName: 'Acme Foods',
    contact: { name: 'Ana Ruiz', email: 'ana@acme.test', phone: '(815) 555-0176' },
    carrierName: 'Able Trucking',
    dotNumber: '9000308',
    sentTo: sent.sentTo,
    sentAt: new Date(Date.now() - 15 * 60_000).toISOString(),
    expiresAt: new Date(Date.now() + 30 * 60_000).toISOString(),
    now: new Date().toISOString(),
    contract: 'CHI-DAL',
    total: 1500,
    charges: [
      {
        description: 'Line haul',
        chargeType: 'FreightRate',
        chargeTypeName: 'Freight Rate',
        chargeRateType: 'PerMile',
        units: 1000,
        rate: 1.5,
        total: 1500,
      },
    ],
    commodities: ['Yogurt', 'Butter'],
    load: {
      shipmentNumber,
      stops,
      shippingMode,
      equipmentMode,
      equipmentTypes,
      totalDistance,
      estimatedTimeSeconds: shipment.estimatedTimeSeconds,
      pallets: shipment.pallets,
      packages: shipment.packages,
      weight: shipment.weight,
      isHazmat: false,
      isTeamRequired: true,
      reeferTemperatureMin: 34,
      reeferTemperatureMax: 38,
      trackingRequirements: [{ description: 'Position every 15 min' }],
    },
    line: [],
    ...facts,
  }
}
