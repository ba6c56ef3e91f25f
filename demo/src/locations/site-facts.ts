import type { LocationType, RequirementFlag } from '@lanewise/domain/locations/location-types'
import type { Random } from '#random.ts'
import type { SiteKind } from './firms.ts'

type Usual = {
  types: LocationType[]
  /** Requirement flags with the share of sites that have them. */
  flags: Partial<Record<RequirementFlag, number>>
  loading: [least: number, most: number] | null
  unloading: [least: number, most: number] | null
  notes: string[]
}

const usual: Record<SiteKind, Usual> = {
  plant: {
    types: ['Plant'],
    flags: { FoodGrade: 0.5, Ppe: 0.8, DropTrailer: 0.4, FiftyThreeFoot: 0.5, OvernightParking: 0.2, NoTouch: 0.3 },
    loading: [45, 150],
    unloading: [45, 120],
    notes: [
      'Check in at the scale house. Trailers are inspected for odor and holes before loading.',
      'Hard hat, vest and steel-toed boots beyond the gate.',
      'Seal number must be on the bill of lading before the gate opens.',
    ],
  },
  center: {
    types: ['DistributionCenter'],
    flags: {
      FiftyThreeFoot: 0.7,
      Lumper: 0.4,
      NoTouch: 0.3,
      DropTrailer: 0.35,
      FoodGrade: 0.3,
      OvernightParking: 0.15,
    },
    loading: [45, 120],
    unloading: [60, 240],
    notes: [
      'Delivery appointments through the receiving desk, 24 hours ahead. Late trucks are worked in.',
      'Lumpers on site; keep the receipt for reimbursement.',
      'No double-stacked pallets. Slip sheets are refused.',
      'Enter from the south gate; the north gate is for cars.',
    ],
  },
  warehouse: {
    types: ['Warehouse'],
    flags: { FiftyThreeFoot: 0.5, PalletJack: 0.2, DriverAssist: 0.2, DropTrailer: 0.2, CallBefore: 0.2 },
    loading: [30, 90],
    unloading: [30, 120],
    notes: [
      'Two docks only; call half an hour before arrival.',
      'Back in from the alley; no turning room in the yard.',
    ],
  },
  store: {
    types: ['Store'],
    flags: {
      LiftGate: 0.6,
      PalletJack: 0.5,
      InsideService: 0.25,
      LimitedAccess: 0.35,
      StraightTruckOnly: 0.3,
      DriverUnload: 0.3,
      CallBefore: 0.2,
    },
    loading: null,
    unloading: [15, 45],
    notes: ['Receiving door is behind the building. Ring twice.', 'No trucks before 05:30 (neighbors).'],
  },
  crossDock: {
    types: ['CrossDock'],
    flags: { FiftyThreeFoot: 0.8, NoTouch: 0.6, DropTrailer: 0.5, OvernightParking: 0.4 },
    loading: [20, 60],
    unloading: [20, 60],
    notes: ['Doors 1 to 12 inbound, 13 to 24 outbound. Check in by text message.'],
  },
  port: {
    types: ['PortTerminal'],
    flags: { Twic: 1, FiftyThreeFoot: 0.5, Ppe: 0.7 },
    loading: [60, 180],
    unloading: [60, 180],
    notes: [
      'Pre-advise the container number. TWIC card or escort.',
      'Truck reservations open at 06:00 for the next day.',
    ],
  },
  kitchen: {
    types: ['JobSite'],
    flags: { LiftGate: 0.7, InsideService: 0.8, LimitedAccess: 0.6, CallBefore: 0.6, StraightTruckOnly: 0.5 },
    loading: null,
    unloading: [20, 60],
    notes: [
      'Loading zone shared with classrooms; no deliveries between 11:30 and 13:00.',
      'Freight elevator, one pallet at a time.',
    ],
  },
  home: {
    types: ['Residence'],
    flags: { Residential: 1, LiftGate: 1, CallBefore: 1, StraightTruckOnly: 0.8 },
    loading: null,
    unloading: [10, 30],
    notes: ['Call the evening before. Samples go into the garage.'],
  },
}

const partnerShare: Partial<Record<SiteKind, number>> = { center: 0.6, warehouse: 0.3, plant: 0.2, crossDock: 0.3 }

/**
 * Typical facts for a kind of site: types, flags, times, sometimes a note, and warehouse IDs where orders arrive by
 * EDI.
 */
export function siteFacts(random: Random, kind: SiteKind, warehouseId: string) {
  const { types, flags, loading, unloading, notes } = usual[kind]
  const isPartner = random.chance(partnerShare[kind] ?? 0)
  const hasSecondId = isPartner && random.chance(0.2)
  return {
    supportLocationTypes: isPartner ? [...types, 'EDI' as const] : types,
    requirementFlags: (Object.entries(flags) as [RequirementFlag, number][]).flatMap(([flag, share]) =>
      random.chance(share) ? [flag] : [],
    ),
    ediCodes: isPartner ? [warehouseId, ...(hasSecondId ? [`${warehouseId}R`] : [])] : [],
    averageLoadingMinutes: minutes(random, loading),
    averageUnloadingMinutes: minutes(random, unloading),
    notes: random.chance(0.35) ? random.pick(notes) : null,
  }
}

/** Minutes in steps of five. Some sites have no measured times. */
const minutes = (random: Random, range: [number, number] | null) =>
  range && random.chance(0.8) ? Math.round(random.whole(...range) / 5) * 5 : null
