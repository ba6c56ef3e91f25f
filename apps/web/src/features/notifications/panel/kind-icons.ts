import type { NotificationKind } from '@lanewise/domain/notifications/notification-kinds'
import { AtSign, Clock, FileSpreadsheet, type LucideIcon, MessageSquare, Truck, UserCheck } from 'lucide-react'

export const kindIcons: Readonly<Record<NotificationKind, LucideIcon>> = {
  Mention: AtSign,
  Assignment: UserCheck,
  NoteOnWatched: MessageSquare,
  ShipmentStatus: Truck,
  OnTimeStatus: Clock,
  Import: FileSpreadsheet,
}
