import type { RejectReason } from '@lanewise/domain/tenders/tender-text'

/** Carriers' rejection codes, mapped to our reject reasons. */
const reasonOfCode: Readonly<Record<string, RejectReason>> = {
  ...{ T2: 'NoEquipment', T3: 'NoEquipment', T4: 'NoEquipment', T5: 'NoEquipment', T6: 'NoEquipment' },
  ...{ A30: 'NoEquipment', AI: 'NoEquipment', D2: 'NoCapacity', A27: 'NoCapacity', AH: 'NoCapacity' },
  ...{ AW: 'LeadTime', AX: 'LeadTime', BH: 'LeadTime', T7: 'LeadTime' },
  ...{ AV: 'LaneNotServed', BQ: 'Weight', AE: 'Commodity', A20: 'Commodity' },
}

export const rejectReasonOf = (code: string | null): RejectReason => reasonOfCode[code ?? ''] ?? 'Other'
