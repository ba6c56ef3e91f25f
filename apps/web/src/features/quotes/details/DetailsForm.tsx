import type { CustomerConfiguration } from '@lanewise/contract/configuration'
import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { styled } from '@mui/material/styles'
import { FormProvider } from 'react-hook-form'
import type { Go } from '#features/quotes/wizard/use-quote-address.ts'
import { WizardFrame } from '#features/quotes/wizard/WizardFrame.tsx'
import { breakpoints, TOUCH } from '#ui/theme/tokens.ts'
import { useMinWidth } from '#ui/use-media.ts'
import { AccessorialsCard } from './accessorials/AccessorialsCard.tsx'
import { FreightCard } from './FreightCard.tsx'
import { ModeCardPart } from './ModeCardPart.tsx'
import { PlaceCards } from './places/PlaceCards.tsx'
import { Summary } from './summary/Summary.tsx'
import { Totals } from './summary/Totals.tsx'
import { useDetailsForm } from './use-details-form.ts'

export type DetailsFormProps = {
  configuration: CustomerConfiguration
  /** Details from the address; null for a new quote. */
  details: QuoteDraft | null
  go: Go
  onWritten: (text: string | null) => void
}

/** First step of the wizard: mode, pickup, delivery, accessorials and freight. (QUOTE-23) */
export function DetailsForm({ configuration, details, go, onWritten }: DetailsFormProps) {
  const { form, items, getRates } = useDetailsForm({ configuration, details, go, onWritten })
  const isWide = useMinWidth(breakpoints.lg)
  const restart = () => void go({ step: 'ShipmentDetails', details: null, rate: null })
  return (
    <FormProvider {...form}>
      <WizardFrame
        step="ShipmentDetails"
        onBack={restart}
        submit={{ label: 'Get Rates', run: () => void getRates(), isPrimary: true }}
        totals={<Totals />}
      >
        <Columns data-wide={isWide || undefined}>
          <Parts>
            <ModeCardPart configuration={configuration} />
            <PlaceCards />
            <AccessorialsCard />
            <FreightCard defaultCommodity={configuration.defaultCommodity} items={items} />
          </Parts>
          <Summary includesPartial={configuration.includePartialTLQuotes} isPanel={isWide} />
        </Columns>
      </WizardFrame>
    </FormProvider>
  )
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  '&[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
})

const Parts = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '16px 24px 24px',
  [TOUCH]: { padding: 12 },
})
