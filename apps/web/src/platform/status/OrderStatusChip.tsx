import { type OrderStatus, orderStatusLabel } from '@lanewise/domain/orders/order-status'
import { Ban, Circle, CircleCheck, CircleDashed, CircleDot, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip } from '#ui/chip/Chip.tsx'
import type { Tone } from '#ui/theme/tone.ts'
import { HalfGlyph, QuarterGlyph } from './glyphs.tsx'
import { StatusGlyph } from './StatusGlyph.tsx'

const appearances: Record<OrderStatus, { tone: Tone; icon: ReactNode }> = {
  Voided: { tone: 'neutral', icon: <Ban aria-hidden="true" /> },
  Draft: { tone: 'neutral', icon: <CircleDashed aria-hidden="true" /> },
  Accepted: { tone: 'neutral', icon: <Circle aria-hidden="true" /> },
  ReadyToShip: { tone: 'neutral', icon: <CircleDot aria-hidden="true" /> },
  Tendering: { tone: 'tendering', icon: <QuarterGlyph /> },
  Booked: { tone: 'accent', icon: <HalfGlyph /> },
  InTransit: { tone: 'accent', icon: <Truck aria-hidden="true" /> },
  Delivered: { tone: 'ok', icon: <CircleCheck aria-hidden="true" /> },
  Invoiced: { tone: 'accent', icon: <HalfGlyph /> },
}

/** Icon of an order status, for places that show its text separately. */
export const OrderStatusGlyph = ({ status }: { status: OrderStatus }) => (
  <StatusGlyph tone={appearances[status].tone}>{appearances[status].icon}</StatusGlyph>
)

/** Order status as icon, text and color. (STATUS-3, STATUS-4) */
export function OrderStatusChip({ status }: { status: OrderStatus | null | undefined }) {
  return <Chip {...(status && appearances[status])}>{orderStatusLabel(status)}</Chip>
}
