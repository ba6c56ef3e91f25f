import type { CustomerConfiguration } from '@lanewise/contract/configuration'
import type { ChosenPrice, ChosenQuote, QuoteDraft } from '@lanewise/contract/quote-form'
import { type ComponentType, useEffect } from 'react'
import { AdditionalStep } from '#features/quotes/additional/AdditionalStep.tsx'
import { DetailsStep } from '#features/quotes/details/DetailsStep.tsx'
import { useConfiguration, useForgetRates } from '#features/quotes/quotes.api.ts'
import { RatesStep } from '#features/rates/index.ts'
import { randomUuid } from '#platform/query/random-uuid.ts'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Prefill } from './Prefill.tsx'
import { useQuoteAddress } from './use-quote-address.ts'
import { WizardFrame } from './WizardFrame.tsx'

export type RatesPart = { RatesPart?: ComponentType<Parameters<typeof RatesStep>[0]> }

/** Quote wizard. Tests of the other steps can replace its second step. */
export function QuoteWizard({ RatesPart = RatesStep }: RatesPart) {
  const { data: configuration, isError, refetch } = useConfiguration()
  const { quoteId, written, go } = useQuoteAddress()
  if (isError) return <ErrorState text="Quoting could not be opened" onRetry={() => void refetch()} />
  if (!configuration) return <SkeletonRows />
  if (quoteId && written === null) return <Prefill quoteId={quoteId} go={go} />
  return <Steps configuration={configuration} RatesPart={RatesPart} />
}

function Steps({ configuration, RatesPart = RatesStep }: RatesPart & { configuration: CustomerConfiguration }) {
  const { address, isNamed, written, go } = useQuoteAddress()
  const { step, details, rate, price = null } = address
  useEffect(() => {
    if (!isNamed) void go(address, { replace: true })
  }, [isNamed, address, go])
  if (step === 'CarrierRates' && details) return <Rates details={details} price={price} go={go} RatesPart={RatesPart} />
  if (step === 'AdditionalDetails' && details) return <Additional details={details} rate={rate} price={price} go={go} />
  return <DetailsStep configuration={configuration} details={details} written={written} go={go} />
}

type StepProps = { details: QuoteDraft; price: ChosenPrice | null; go: ReturnType<typeof useQuoteAddress>['go'] }

function Rates({ details, price, go, RatesPart = RatesStep }: StepProps & RatesPart) {
  const forgetRates = useForgetRates()
  const back = () => {
    forgetRates()
    void go({ step: 'ShipmentDetails', details: { ...details, requestId: null }, rate: null })
  }
  const choose = (rate: ChosenQuote | null, chosenPrice?: ChosenPrice) =>
    void go({ step: 'AdditionalDetails', details, rate, price: chosenPrice ?? null })
  const addTruckload = () => {
    const shippingModes = [...new Set([...details.shippingModes, 'TL' as const])]
    void go({ step: 'CarrierRates', details: { ...details, shippingModes }, rate: null }, { replace: true })
  }
  const renew = () =>
    void go({ step: 'CarrierRates', details: { ...details, requestId: randomUuid() }, rate: null }, { replace: true })
  return (
    <WizardFrame
      step="CarrierRates"
      onBack={back}
      submit={{ label: 'Book Later', run: () => choose(null), isPrimary: false }}
    >
      <RatesPart
        details={details}
        onChoose={choose}
        onAddTruckload={addTruckload}
        onRenew={renew}
        {...(price && { firstSide: price.side })}
      />
    </WizardFrame>
  )
}

function Additional({ details, rate, price, go }: StepProps & { rate: ChosenQuote | null }) {
  const forgetRates = useForgetRates()
  const askAgain = () => {
    forgetRates()
    void go({ step: 'CarrierRates', details: { ...details, requestId: randomUuid() }, rate: null })
  }
  return (
    <AdditionalStep
      details={details}
      rate={rate}
      price={price}
      onBack={() => void go({ step: 'CarrierRates', details, rate: null, price })}
      onAskAgain={askAgain}
    />
  )
}
