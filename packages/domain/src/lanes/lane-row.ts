import { type EquipmentMode, equipmentModeLabels } from '#freight/modes.ts'
import { type ExpirationAction, expirationActions } from '#lanes/expiration-actions.ts'
import { laneLabels as labels } from '#lanes/labels.ts'

/** Columns of the lanes as a file. Names of places are apart, so that the file can be filtered by them. */
export const laneExportHeader = [
  labels.customerReferenceNumber,
  labels.equipmentMode,
  ...[labels.origin, labels.destination].flatMap((end) => [`${end} city`, `${end} state`, `${end} postal code`]),
  'Miles',
  'Carriers',
  labels.tenderType,
  labels.tenderMethod,
  `${labels.tenderTime} (minutes)`,
  `${labels.shipmentTenderingStart} (days)`,
  labels.expirationAction,
]

type End = { city: string; governingDistrictAbbreviation: string; postalCode: string | null }

type ExportedLane = {
  customerReferenceNumber: string
  equipmentMode: EquipmentMode
  originLocationDetails: End
  destinationLocationDetails: End
  estimatedMiles: number | null
  numberOfCarriers: number
  tenderType: string
  tenderMethod: string
  tenderTime: number | null
  shipmentTenderingStart: number | null
  expirationAction: ExpirationAction | null
}

export const rowOfLane = (lane: ExportedLane): string[] => [
  lane.customerReferenceNumber,
  equipmentModeLabels[lane.equipmentMode],
  ...[lane.originLocationDetails, lane.destinationLocationDetails].flatMap((end) => [
    end.city,
    end.governingDistrictAbbreviation,
    end.postalCode ?? '',
  ]),
  String(lane.estimatedMiles ?? ''),
  String(lane.numberOfCarriers),
  lane.tenderType,
  lane.tenderMethod,
  String(lane.tenderTime ?? ''),
  String(lane.shipmentTenderingStart ?? ''),
  lane.expirationAction === null ? '' : expirationActions[lane.expirationAction],
]
