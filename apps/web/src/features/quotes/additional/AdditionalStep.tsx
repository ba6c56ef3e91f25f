import type { ChosenPrice, ChosenQuote, QuoteDraft } from '@lanewise/contract/quote-form'
import { styled } from '@mui/material/styles'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  FormSpinner,
  OrderForm,
  OrderFormLoader,
  type OrderFormParts,
  type OrderInputs,
  PhoneTotals,
} from '#features/orders/index.ts'
import { useChosenCheck } from '#features/quotes/quotes.api.ts'
import { StepAction, WizardFrame } from '#features/quotes/wizard/WizardFrame.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { startOfQuote } from './order-start.ts'
import { type QuotedLocations, useQuotedLocations } from './use-quoted-locations.ts'

type AdditionalStepProps = {
  details: QuoteDraft
  rate: ChosenQuote | null
  /** Amounts of the rate as the user saw them. */
  price?: ChosenPrice | null
  onBack: () => void
  onAskAgain: () => void
}

/** Last step of the wizard: the order form, prefilled from the quote. (QUOTE-15) */
export function AdditionalStep({ details, rate, price = null, onBack, onAskAgain }: AdditionalStepProps) {
  const filled = (parts: OrderFormParts) => {
    const { verb, submit, isSaving, refusal, missing } = parts
    return (
      <>
        <StepAction
          submit={{ label: verb, run: submit, isPrimary: true, isBusy: isSaving, refusal }}
          totals={<PhoneTotals />}
          beside={missing}
        />
        {parts.body}
      </>
    )
  }
  return (
    <WizardFrame step="AdditionalDetails" onBack={onBack} endsBelow>
      {rate && <RateCheck chosen={rate} onAskAgain={onAskAgain} />}
      <OrderFormLoader>
        {(inputs) => (
          <Located inputs={inputs} details={details} chosen={{ rate, price, onChange: onBack }} frame={filled} />
        )}
      </OrderFormLoader>
    </WizardFrame>
  )
}

type SeededProps = {
  inputs: OrderInputs
  details: QuoteDraft
  chosen: { rate: ChosenQuote | null; price: ChosenPrice | null; onChange: () => void }
  frame: (parts: OrderFormParts) => ReactNode
}

/** Waits for the locations that fit the quoted postal codes. */
function Located({ details, ...rest }: SeededProps) {
  const { locations, isLoading } = useQuotedLocations(details)
  if (isLoading) return <FormSpinner />
  return <Seeded details={details} locations={locations} {...rest} />
}

function Seeded({ inputs, details, chosen, locations, frame }: SeededProps & { locations: QuotedLocations }) {
  const [start] = useState(() => startOfQuote(inputs, details, { ...chosen, locations }))
  return <OrderForm inputs={inputs} start={start} booksFrom="quotes" frame={frame} />
}

/** Warns when the chosen rate has expired in the meantime. */
function RateCheck({ chosen, onAskAgain }: { chosen: ChosenQuote; onAskAgain: () => void }) {
  const { data: check, isError } = useChosenCheck(chosen)
  if (isError)
    return (
      <Notice>
        <Alert tone="risk" live>
          Could not check whether this rate is still valid.
        </Alert>
      </Notice>
    )
  if (!check || check.isValid) return null
  return (
    <Notice>
      <Alert
        tone="late"
        live
        action={
          <Button icon={<RotateCw />} onClick={onAskAgain}>
            Get Rates
          </Button>
        }
      >
        {check.reason ?? 'This rate has expired.'} Request new rates to continue.
      </Alert>
    </Notice>
  )
}

const Notice = styled('div')({ padding: '12px 24px 0', [TOUCH]: { padding: '12px 12px 0' } })
