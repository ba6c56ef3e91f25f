import type { ListedCarrier } from '@lanewise/contract/carrier-fields'
import { findCarriers } from '@lanewise/contract/carriers'
import { carrierLabels as labels } from '@lanewise/domain/carriers/labels'
import { formatDate } from '@lanewise/domain/shared/format'
import type { CarrierQuery } from '#features/carriers/carriers.api.ts'
import { equipmentText, modesText } from '#features/carriers/parts/words.ts'
import { ExportButton } from '#platform/list/ExportButton.tsx'
import { useSession } from '#platform/session/SessionProvider.tsx'

const header = [
  labels.name,
  labels.dotNumber,
  labels.docketNumber,
  labels.scac,
  labels.modes,
  labels.equipmentModes,
  'Insurance',
  'Insured until',
  'Insurance note',
  'Status',
  'Hold reason',
  labels.phone,
  labels.email,
  labels.city,
  labels.state,
]

const rowOf = (carrier: ListedCarrier) => [
  carrier.name,
  carrier.dotNumber,
  carrier.docketNumber,
  carrier.scac,
  modesText(carrier),
  equipmentText(carrier),
  carrier.insuranceState,
  carrier.insuredUntil && formatDate(carrier.insuredUntil, 'UTC'),
  carrier.insuranceSentence,
  carrier.isOnHold ? 'On Hold' : 'Active',
  carrier.holdReason,
  carrier.phone,
  carrier.email,
  carrier.city,
  carrier.state,
]

type ExportCarriersProps = { asked: CarrierQuery; total: number | undefined }

/** Every carrier that matches search and filters, in the order of the list. */
export function ExportCarriers({ asked, total }: ExportCarriersProps) {
  const { ask } = useSession()
  return (
    <ExportButton
      fileName="carriers.csv"
      header={header}
      rowOf={rowOf}
      read={(page) => ask(findCarriers, { query: { ...asked, ...page } })}
      total={total}
    />
  )
}
