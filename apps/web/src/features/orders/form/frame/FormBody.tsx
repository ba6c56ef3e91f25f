import { styled } from '@mui/material/styles'
import type { ComponentType, ReactNode } from 'react'
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
import { SectionList } from './SectionList.tsx'
import { SidePanel } from './SidePanel.tsx'
import type { PlacedError, SectionState } from './use-form-errors.ts'

type FormBodyProps = {
  sections: readonly SectionState[]
  errors: readonly PlacedError[]
  /** Above the sections. */
  notices: ReactNode
}

/** The sections between their list and the totals; one tree for all widths, so that nothing typed is lost. */
export function FormBody({ sections, errors, notices }: FormBodyProps) {
  return (
    <Columns>
      <SectionList sections={sections} errors={errors} />
      <Parts>
        {notices}
        {sections.map((section) => {
          const { id } = section
          if (id === 'stops')
            return (
              <Place key={id} id={sectionElement('stops')} tabIndex={-1}>
                <StopsSection />
              </Place>
            )
          const Part = parts[id]
          return (
            <FormSection key={id} section={{ ...section, id }}>
              <Part />
            </FormSection>
          )
        })}
      </Parts>
      <SidePanel errors={errors} />
    </Columns>
  )
}

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

const Parts = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  padding: '12px 16px 24px 20px',
  '& input, & [role="combobox"], & textarea': { scrollMarginBlock: '160px 120px' },
  [TOUCH]: { padding: 12 },
})
