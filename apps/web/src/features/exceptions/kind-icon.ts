import { type ExceptionKind, exceptionKinds } from '@lanewise/domain/exceptions/exception-kinds'
import {
  CalendarX2,
  CircleAlert,
  CircleX,
  ClockAlert,
  CloudOff,
  FileX2,
  Hourglass,
  type LucideIcon,
  MailX,
  MapPinOff,
  PackageX,
  RouteOff,
  Timer,
} from 'lucide-react'
import type { Tone } from '#ui/theme/tone.ts'

export const kindIcons: Readonly<Record<ExceptionKind, LucideIcon>> = {
  Late: CircleAlert,
  BookingTimedOut: CloudOff,
  CarrierNotNotified: MailX,
  TenderExhausted: CircleX,
  AtRisk: ClockAlert,
  TenderExpiring: Hourglass,
  NoPosition: MapPinOff,
  OffRoad: RouteOff,
  LongStop: Timer,
  MissingAppointment: CalendarX2,
  NotOnShipment: PackageX,
  MissingDocument: FileX2,
}

const tones: Readonly<Record<1 | 2 | 3, Tone>> = { 1: 'late', 2: 'risk', 3: 'neutral' }

export const toneOf = (kind: ExceptionKind): Tone => tones[exceptionKinds[kind].severity]
