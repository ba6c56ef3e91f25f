import type { CustomerConfiguration } from '@lanewise/contract/configuration'
import type { QuoteStep } from '@lanewise/contract/quote-address'
import type { ChosenPrice, ChosenQuote, QuoteDraft } from '@lanewise/contract/quote-form'
import { type ComponentType, Suspense, useEffect } from 'react'
import { DetailsStep } from '#features/quotes/details/DetailsStep.tsx'
import { useConfiguration, useForgetRates } from '#features/quotes/quotes.api.ts'
import { type RatesStepProps, ratesStep } from '#features/rates/index.ts'
import { randomUuid } from '#platform/query/random-uuid.ts'
import { lazyStep } from '#platform/routing/lazy-page.ts'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Prefill } from './Prefill.tsx'
import { useQuoteAddress } from './use-quote-address.ts'
import { WizardFrame } from './WizardFrame.tsx'

const additionalStep = lazyStep(
  async () => (await import('#features/quotes/additional/AdditionalStep.tsx')).AdditionalStep,
)

export type RatesPart = { RatesPart?: ComponentType<RatesStepProps> }

/** Quote wizard. Tests of the other steps can replace its second step. */
export function QuoteWizard({ RatesPart = ratesStep.Step }: RatesPart) {
  const { data: configuration, isError, refetch } = useConfiguration()
  const { quoteId, written, go } = useQuoteAddress()
  if (isError) return <ErrorState text="Quoting could not be opened" onRetry={() => void refetch()} />
  if (!configuration) return <SkeletonRows />
  if (quoteId && written === null) return <Prefill quoteId={quoteId} go={go} />
  return <Steps configuration={configuration} RatesPart={RatesPart} />
}

function Steps({ configuration, RatesPart }: Required<RatesPart> & { configuration: CustomerConfiguration }) {
  const { address, isNamed, written, go } = useQuoteAddress()
  const { step, details, rate, price = null } = address
  useEffect(() => {
    if (!isNamed) void go(address, { replace: true })
  }, [isNamed, address, go])
  usePrepared(step, details !== null)
  if (step === 'CarrierRates' && details) return <Rates details={details} price={price} go={go} RatesPart={RatesPart} />
  if (step === 'AdditionalDetails' && details) return <Additional details={details} rate={rate} price={price} go={go} />
  return <DetailsStep configuration={configuration} details={details} written={written} go={go} />
}

type StepProps = { details: QuoteDraft; price: ChosenPrice | null; go: ReturnType<typeof useQuoteAddress>['go'] }

function Rates({ details, price, go, RatesPart }: StepProps & Required<RatesPart>) {
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
      <Suspense fallback={<SkeletonRows />}>
        <RatesPart
          details={details}
          onChoose={choose}
          onAddTruckload={addTruckload}
          onRenew={renew}
          {...(price && { firstSide: price.side })}
        />
      </Suspense>
    </WizardFrame>
  )
}

function Additional({ details, rate, price, go }: StepProps & { rate: ChosenQuote | null }) {
  const forgetRates = useForgetRates()
  const askAgain = () => {
    forgetRates()
    void go({ step: 'CarrierRates', details: { ...details, requestId: randomUuid() }, rate: null })
  }
  const back = () => void go({ step: 'CarrierRates', details, rate: null, price })
  const loading = (
    <WizardFrame step="AdditionalDetails" onBack={back} endsBelow>
      <SkeletonRows />
    </WizardFrame>
  )
  return (
    <Suspense fallback={loading}>
      <additionalStep.Step details={details} rate={rate} price={price} onBack={back} onAskAgain={askAgain} />
    </Suspense>
  )
}

/** Loads the code of the next step while the user works on this one. */
function usePrepared(step: QuoteStep, isStarted: boolean) {
  useEffect(() => {
    if (step === 'CarrierRates') additionalStep.prepare()
    else if (isStarted) ratesStep.prepare()
  }, [step, isStarted])
}
