import type { NotificationKind } from '@lanewise/domain/notifications/notification-kinds'
import { AtSign, Clock, FileSpreadsheet, type LucideIcon, MessageSquare, Truck, UserCheck } from 'lucide-react'

/** The sign of each kind, in the list and where it is chosen. */
export const kindIcons: Readonly<Record<NotificationKind, LucideIcon>> = {
  Mention: AtSign,
  Assignment: UserCheck,
  NoteOnWatched: MessageSquare,
  ShipmentStatus: Truck,
  OnTimeStatus: Clock,
  Import: FileSpreadsheet,
}
