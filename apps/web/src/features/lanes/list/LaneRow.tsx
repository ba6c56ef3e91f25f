import type { LaneSummary } from '@lanewise/contract/lane-fields'
import { laneEntity } from '@lanewise/contract/lanes'
import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { styled } from '@mui/material/styles'
import { ArrowRight } from 'lucide-react'
import { Link as RouterLink, useLocation } from 'react-router'
import { carriersText, isNamedByPlaces, milesText, placeOf, postalOf } from '#features/lanes/lane-text.ts'
import { EquipmentBadge } from '#features/lanes/parts/EquipmentBadge.tsx'
import { dateHere } from '#platform/date-time.ts'
import { Highlight } from '#ui/data/Highlight.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { freshly } from '#ui/theme/cards.ts'

type LaneRowProps = { lane: LaneSummary; search: string; isOpen: boolean; isFresh: boolean }

/** One lane of the list. The whole row opens the lane and keeps the search in the URL. (LANE-8) */
export function LaneRow({ lane, search, isOpen, isFresh }: LaneRowProps) {
  const { customerReferenceNumber, originLocationDetails, destinationLocationDetails, equipmentMode } = lane
  const location = useLocation()
  const ends = [originLocationDetails, destinationLocationDetails]
  const textOf = isNamedByPlaces(customerReferenceNumber, ends) ? postalOf : placeOf
  return (
    <Item data-row={lane.id} data-fresh={isFresh || undefined}>
      <Whole
        to={{ pathname: laneEntity.path(lane), search: location.search }}
        aria-current={isOpen ? 'page' : undefined}
      >
        <Line>
          <Name>
            <Highlight text={customerReferenceNumber} match={search} />
          </Name>
          <EquipmentBadge mode={equipmentMode}>{equipmentModeLabels[equipmentMode]}</EquipmentBadge>
        </Line>
        <Route>
          <span>
            <Highlight text={textOf(originLocationDetails)} match={search} />
          </span>
          <ArrowRight aria-hidden="true" />
          <VisuallyHidden> to </VisuallyHidden>
          <span>
            <Highlight text={textOf(destinationLocationDetails)} match={search} />
          </span>
        </Route>
        <Line data-small="">
          <span>
            {milesText(lane.estimatedMiles)} · {carriersText(lane)}
          </span>
          <span>Created on {dateHere(lane.createDateTime)}</span>
        </Line>
      </Whole>
    </Item>
  )
}

const Item = styled('li')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  scrollMarginBlock: '60px 52px',
  '&[data-fresh]': freshly(theme),
}))

const Whole = styled(RouterLink)(({ theme }) => ({
  display: 'block',
  padding: '10px 16px',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.accent.soft,
    boxShadow: `inset 3px 0 ${theme.vars.palette.accent.main}`,
  },
}))

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '&[data-small]': {
    ...theme.typography.caption,
    marginTop: 2,
    color: theme.vars.palette.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
  },
}))

const Name = styled('span')({ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' })

/** Long places wrap, because both must be readable. */
const Route = styled('div')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& > svg': {
    width: 14,
    height: 14,
    margin: '0 6px',
    verticalAlign: -2,
    color: theme.vars.palette.text.tertiary,
  },
}))
