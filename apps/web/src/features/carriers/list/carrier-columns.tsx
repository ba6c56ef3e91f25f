import type { ListedCarrier } from '@lanewise/contract/carrier-fields'
import { carrierEntity } from '@lanewise/contract/carriers'
import { carrierFigureLabels as figureLabels, carrierLabels as labels } from '@lanewise/domain/carriers/labels'
import { formatAlignedPercent, formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router'
import { CarrierLogo } from '#features/carriers/parts/CarrierLogo.tsx'
import { equipmentText, placeOf } from '#features/carriers/parts/carrier-text.ts'
import { ActiveChip, HoldChip, InsuranceChip } from '#features/carriers/parts/InsuranceChip.tsx'
import { Link } from '#ui/action/Link.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { type Column, TwoLines } from '#ui/data/table/DataTable.tsx'

export const pathOf = ({ carrierId }: Pick<ListedCarrier, 'carrierId'>) => carrierEntity.path({ carrierId, name: '' })

export const columns: readonly Column<ListedCarrier>[] = [
  {
    id: 'name',
    head: 'Carrier',
    sort: 'name',
    lines: 2,
    cell: (carrier) => (
      <WithLogo>
        <CarrierLogo name={carrier.name} logoFileId={carrier.logoFileId} />
        <div>
          <TwoLines
            first={
              <Link component={RouterLink} to={pathOf(carrier)}>
                {carrier.name}
              </Link>
            }
            second={[placeOf(carrier), carrier.scac].filter(Boolean).join(' · ')}
          />
        </div>
      </WithLogo>
    ),
  },
  { id: 'dotNumber', head: 'DOT #', sort: 'dotNumber', width: 86, cell: ({ dotNumber }) => dotNumber },
  {
    id: 'docketNumber',
    head: 'Docket #',
    sort: 'docketNumber',
    width: 102,
    hideBelow: 'md',
    cell: ({ docketNumber }) => docketNumber,
  },
  {
    id: 'modes',
    head: labels.modes,
    width: 112,
    cell: ({ modes }) => (modes.length > 0 ? <Modes modes={modes} /> : null),
  },
  { id: 'equipment', head: labels.equipmentModes, width: 124, hideBelow: 'lg', cell: equipmentText },
  {
    id: 'insurance',
    head: 'Insurance',
    sort: 'insurance',
    width: 120,
    cell: ({ insuranceState, insuranceSentence }) => (
      <InsuranceChip state={insuranceState} sentence={insuranceSentence} />
    ),
  },
  ...(['onTimePickup', 'onTimeDelivery'] as const).map(
    (name): Column<ListedCarrier> => ({
      id: name,
      head: figureLabels[name],
      width: 124,
      align: 'end',
      hideBelow: 'lg',
      cell: (carrier) => formatAlignedPercent(carrier[name]),
    }),
  ),
  {
    id: 'shipments',
    head: figureLabels.shipmentsLast12Months,
    width: 160,
    align: 'end',
    hideBelow: 'xl',
    cell: ({ shipmentsLast12Months }) => formatNumber(shipmentsLast12Months),
  },
  {
    id: 'status',
    head: 'Status',
    width: 116,
    cell: ({ isOnHold, holdReason }) => (isOnHold ? <HoldChip reason={holdReason} /> : <ActiveChip />),
  },
]

export const Modes = ({ modes }: Pick<ListedCarrier, 'modes'>) => (
  <Badges>
    {modes.map((mode) => (
      <Badge key={mode}>{mode}</Badge>
    ))}
  </Badges>
)

const WithLogo = styled('div')({ display: 'flex', alignItems: 'center', gap: 10, '& > div': { minWidth: 0 } })
const Badges = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 4 })
