import { type ShipmentStatus, shipmentStatusLabel } from '@lanewise/domain/shipments/shipment-status'
import { Ban, CircleCheck, CircleDashed, CircleDot, MapPin, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip } from '#ui/chip/Chip.tsx'
import type { Tone } from '#ui/theme/tone.ts'
import { FilledCheckGlyph, HalfGlyph, QuarterGlyph, ThreeQuartersGlyph } from './glyphs.tsx'
import { StatusGlyph } from './StatusGlyph.tsx'

const appearances: Record<ShipmentStatus, { tone: Tone; icon: ReactNode }> = {
  Voided: { tone: 'neutral', icon: <Ban aria-hidden="true" /> },
  Drafted: { tone: 'neutral', icon: <CircleDashed aria-hidden="true" /> },
  ReadyToBook: { tone: 'neutral', icon: <CircleDot aria-hidden="true" /> },
  Tendering: { tone: 'tendering', icon: <QuarterGlyph /> },
  Booked: { tone: 'accent', icon: <HalfGlyph /> },
  Dispatched: { tone: 'accent', icon: <ThreeQuartersGlyph /> },
  InTransit: { tone: 'accent', icon: <Truck aria-hidden="true" /> },
  AtStop: { tone: 'accent', icon: <MapPin aria-hidden="true" /> },
  Delivered: { tone: 'ok', icon: <CircleCheck aria-hidden="true" /> },
  DeliveryConfirmed: { tone: 'ok', icon: <FilledCheckGlyph /> },
}

/** Shipment status as icon, text and color. (STATUS-1, DEF-19) */
export const ShipmentStatusChip = ({ status }: { status: ShipmentStatus }) => (
  <Chip {...appearances[status]}>{shipmentStatusLabel(status)}</Chip>
)

/** Icon of a shipment status, for places that show its text separately. */
export const ShipmentStatusGlyph = ({ status }: { status: ShipmentStatus }) => (
  <StatusGlyph tone={appearances[status].tone}>{appearances[status].icon}</StatusGlyph>
)
