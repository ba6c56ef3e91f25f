import {
  Carrier,
  type CarrierContact,
  CarrierHead,
  type Certificate,
  type ListedCarrier,
} from '@lanewise/contract/carrier-fields'
import { carrierEntity } from '@lanewise/contract/carriers'
import { bookingWarning, expiredMessage } from '@lanewise/domain/booking/carrier-obstacle'
import type { InsuranceKind } from '@lanewise/domain/carriers/certificate'
import {
  certificateStatesOn,
  expirySentence,
  expiryText,
  type InsuranceCheck,
  insuranceOn,
} from '@lanewise/domain/carriers/insurance'
import type { CarrierFigures } from '#features/performance/index.ts'
import { declaredFields } from '#platform/declared-fields.ts'
import type { SearchHit } from '#platform/feature.ts'
import { recordResult } from '#platform/record-result.ts'
import type { CarrierRow } from './carriers.queries.ts'
import type { CertificateRow, ContactRow } from './records.queries.ts'

const head = declaredFields(CarrierHead)
const declared = declaredFields(Carrier)

/** A carrier as lists show it. Only declared fields are returned. */
export function headView(row: CarrierRow, certificates: readonly CertificateRow[], check: InsuranceCheck): CarrierHead {
  return head({ ...row, ...insuranceView(certificates.map(covering), check), carrierId: row.id })
}

/** Adds the figures of the carrier. A carrier without shipments has no figures. */
export const listedView = (carrier: CarrierHead, figures: CarrierFigures | undefined): ListedCarrier => ({
  ...carrier,
  shipmentsLast12Months: figures?.shipments ?? 0,
  onTimePickup: figures?.onTimePickup ?? null,
  onTimeDelivery: figures?.onTimeDelivery ?? null,
})

export type Beside = {
  certificates: readonly CertificateRow[]
  contacts: readonly ContactRow[]
  heldByName: string | null
  check: InsuranceCheck
}

export function carrierView(row: CarrierRow, { certificates, contacts, heldByName, check }: Beside): Carrier {
  const covers = certificates.map(covering)
  const states = certificateStatesOn(covers, check)
  return declared({
    ...row,
    ...insuranceView(covers, check),
    carrierId: row.id,
    heldAt: row.heldAt?.toISOString() ?? null,
    heldByName,
    certificates: covers.map((cover, index) => ({
      ...certificateView(cover),
      state: states[index] ?? 'Valid',
      sentence: expirySentence(cover, check),
      end: expiryText(cover, check),
    })),
    contacts: contacts.map(contactView),
    insuranceObstacle: expiredMessage(row.name, covers, check.today),
    insuranceWarning: bookingWarning(covers, check),
    updatedAt: row.updatedAt.toISOString(),
  })
}

export const carrierResult = (row: CarrierRow): SearchHit =>
  recordResult(carrierEntity, { ...row, carrierId: row.id }, [
    row.dotNumber && `DOT ${row.dotNumber}`,
    row.docketNumber,
    row.scac,
    row.city,
    row.state,
  ])

type Cover = Omit<CertificateRow, 'kind'> & { kind: InsuranceKind }
/** The database column allows no other kind. */
const covering = (row: CertificateRow): Cover => ({ ...row, kind: row.kind })

function insuranceView(covers: readonly Cover[], check: InsuranceCheck) {
  const { state, decidedBy } = insuranceOn(covers, check)
  return {
    insuranceState: state,
    insuredUntil: decidedBy?.expiresOn ?? null,
    insuranceSentence: decidedBy && expirySentence(decidedBy, check),
  }
}

const certificateView = (cover: Cover): Omit<Certificate, 'state' | 'sentence' | 'end'> => ({
  certificateId: cover.id,
  kind: cover.kind,
  insurer: cover.insurer,
  policyNumber: cover.policyNumber,
  coverageCents: cover.coverageCents,
  effectiveOn: cover.effectiveOn,
  expiresOn: cover.expiresOn,
  fileName: cover.fileName,
})

const contactView = (row: ContactRow): CarrierContact => ({
  carrierContactId: row.id,
  name: row.name,
  role: row.role as CarrierContact['role'],
  email: row.email,
  phone: row.phone,
  afterHoursPhone: row.afterHoursPhone,
})
