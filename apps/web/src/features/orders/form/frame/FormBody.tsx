import { styled } from '@mui/material/styles'
import { type ComponentType, memo, type ReactNode } from 'react'
import { CustomsBroker } from '#features/orders/form/sections/CustomsBroker.tsx'
import { HazmatContact } from '#features/orders/form/sections/HazmatContact.tsx'
import { LtlAccessorials } from '#features/orders/form/sections/LtlAccessorials.tsx'
import { LtlDetails } from '#features/orders/form/sections/LtlDetails.tsx'
import { OrderTerms } from '#features/orders/form/sections/OrderTerms.tsx'
import { type SectionId, sectionElement } from '#features/orders/form/sections/order-sections.ts'
import { SelectedQuote } from '#features/orders/form/sections/SelectedQuote.tsx'
import { ShipmentDetails } from '#features/orders/form/sections/ShipmentDetails.tsx'
import { TruckloadRequirements } from '#features/orders/form/sections/TruckloadRequirements.tsx'
import { StopsSection } from '#features/orders/form/stops/StopsSection.tsx'
import { breakpoints, TOUCH } from '#ui/theme/tokens.ts'
import { FormSection, Place } from './FormSection.tsx'
import { type SectionState, useFormErrors } from './form-errors.tsx'
import { SectionList } from './SectionList.tsx'
import { SidePanel } from './SidePanel.tsx'

/**
 * Sections between the section list and the totals. All widths share one tree, so that no input is lost on a resize.
 */
export function FormBody({ notices }: { /** Above the sections. */ notices: ReactNode }) {
  return (
    <Columns>
      <List />
      <Parts>
        {notices}
        <Sections />
      </Parts>
      <Panel />
    </Columns>
  )
}

const Sections = () => useFormErrors().sections.map((section) => <SectionPart key={section.id} section={section} />)

/** A section renders again when its own state changes, not when that of its neighbors does. */
const SectionPart = memo(function SectionPart({ section }: { section: SectionState }) {
  const { id } = section
  if (id === 'stops')
    return (
      <Place id={sectionElement('stops')} tabIndex={-1}>
        <Stops />
      </Place>
    )
  const Part = parts[id]
  return (
    <FormSection section={{ ...section, id }}>
      <Part />
    </FormSection>
  )
})

/** These components subscribe to their own data. */
const Stops = memo(StopsSection)
const List = memo(SectionList)
const Panel = memo(SidePanel)

const parts: Record<Exclude<SectionId, 'stops'>, ComponentType> = {
  shipment: ShipmentDetails,
  truckload: TruckloadRequirements,
  ltl: LtlDetails,
  accessorials: LtlAccessorials,
  quote: SelectedQuote,
  terms: OrderTerms,
  hazmat: HazmatContact,
  customs: CustomsBroker,
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '224px minmax(0, 1fr) 288px',
  [`@media (max-width:${breakpoints.lg - 0.05}px)`]: { gridTemplateColumns: '208px minmax(0, 1fr)' },
  [`@media (max-width:${breakpoints.w1024 - 0.05}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** One section below the other; folded ones share a line. */
const Parts = styled('div')({
  container: 'sections / inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  gap: 12,
  minWidth: 0,
  '& > *': { flex: '1 1 100%' },
  '& > :has(> .folded)': { flex: '1 1 auto' },
  padding: '12px 16px 24px 20px',
  '& input, & [role="combobox"], & textarea': { scrollMarginBlock: '160px 120px' },
  [TOUCH]: { padding: 12 },
})
