import type { CustomerConfiguration } from '@lanewise/contract/configuration'
import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { styled } from '@mui/material/styles'
import { FormProvider } from 'react-hook-form'
import { OpenItemContext } from '#features/line-items/index.ts'
import type { Go } from '#features/quotes/wizard/use-quote-address.ts'
import { WizardFrame } from '#features/quotes/wizard/WizardFrame.tsx'
import { TroubleNotice } from '#platform/form/save/TroubleNotice.tsx'
import { useStartFocus } from '#ui/keyboard/use-start-focus.ts'
import { breakpoints, TOUCH } from '#ui/theme/tokens.ts'
import { useMinWidth, useNarrow } from '#ui/use-media.ts'
import { AccessorialsCard } from './accessorials/AccessorialsCard.tsx'
import { FreightCard } from './FreightCard.tsx'
import { ModeCardPart } from './ModeCardPart.tsx'
import { PlaceCards } from './places/PlaceCards.tsx'
import { Summary } from './summary/Summary.tsx'
import { Totals } from './summary/Totals.tsx'
import { useDetailsForm } from './use-details-form.ts'
import { useTypedItem } from './use-typed-item.ts'

export type DetailsFormProps = {
  configuration: CustomerConfiguration
  /** Details from the address; null for a new quote. */
  details: QuoteDraft | null
  go: Go
  onWritten: (text: string | null) => void
}

/** First step of the wizard: mode, pickup, delivery, accessorials and freight. (QUOTE-23) */
export function DetailsForm({ configuration, details, go, onWritten }: DetailsFormProps) {
  const { form, items, getRates, trouble } = useDetailsForm({ configuration, details, go, onWritten })
  const typedItem = useTypedItem(details === null)
  const isWide = useMinWidth(breakpoints.lg)
  const isNarrow = useNarrow()
  // A phone would cover the form with its keyboard.
  useStartFocus(() => form.setFocus('pickupLocation'), details === null && !isNarrow)
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
            {trouble && <TroubleNotice trouble={trouble} isSaving={false} onRetry={() => void getRates()} />}
            <ModeCardPart configuration={configuration} />
            <PlaceCards onDone={() => items.current?.start()} />
            <AccessorialsCard />
            <OpenItemContext value={typedItem}>
              <FreightCard defaultCommodity={configuration.defaultCommodity} items={items} />
            </OpenItemContext>
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
