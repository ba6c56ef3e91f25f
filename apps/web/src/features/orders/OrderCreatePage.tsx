import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isMissing } from '#platform/query/problem.ts'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { PageFrame } from './form/frame/PageFrame.tsx'
import { OrderForm } from './form/OrderForm.tsx'
import { FormSpinner, OrderFormLoader } from './form/OrderFormLoader.tsx'
import { type OrderInputs, useDefaultLocation, useOrderInformation } from './form/order-form.api.ts'
import { startOfNew } from './form/seed/new-draft.ts'
import { startOfCopy } from './form/seed/saved-order.ts'
import type { OrderStart } from './form/use-order-content.ts'

/** Form for a new order, empty or, with `from`, filled from another order. */
export default function OrderCreatePage() {
  const [parameters] = useSearchParams()
  const from = parameters.get('from')
  return (
    <>
      <PageTitle name="Create Order" />
      <OrderFormLoader>
        {(inputs) => (from ? <Copied key={from} inputs={inputs} from={from} /> : <New inputs={inputs} />)}
      </OrderFormLoader>
    </>
  )
}

function New({ inputs }: { inputs: OrderInputs }) {
  const { location, isLoading } = useDefaultLocation(inputs.configuration.defaultLocation)
  if (isLoading) return <FormSpinner />
  return <Started inputs={inputs} begin={() => startOfNew(inputs, location)} />
}

function Copied({ inputs, from }: { inputs: OrderInputs; from: string }) {
  const { data, error, refetch } = useOrderInformation(from)
  if (isMissing(error)) return <EmptyState text={`There is no order ${from} to copy`} />
  if (error) return <ErrorState text={`Order ${from} could not be loaded`} onRetry={() => void refetch()} />
  if (!data) return <FormSpinner />
  return <Started inputs={inputs} begin={() => startOfCopy(data)} />
}

function Started({ inputs, begin }: { inputs: OrderInputs; begin: () => OrderStart }) {
  const [start] = useState(begin)
  const navigate = useNavigate()
  const cancel = () => void navigate('/orders')
  return (
    <OrderForm
      inputs={inputs}
      start={start}
      frame={(parts) => <PageFrame parts={parts} orderNumber={null} onCancel={cancel} />}
    />
  )
}
