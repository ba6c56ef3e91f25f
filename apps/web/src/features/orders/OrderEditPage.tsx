import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { isMissing } from '#platform/query/problem.ts'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { PageFrame } from './form/frame/PageFrame.tsx'
import { OrderForm } from './form/OrderForm.tsx'
import { FormSpinner, OrderFormLoader } from './form/OrderFormLoader.tsx'
import { type OrderInputs, useOrderInformation } from './form/order-form.api.ts'
import { startOfSaved } from './form/seed/saved-order.ts'

export default function OrderEditPage() {
  const { orderNumber = '' } = useParams()
  return (
    <>
      <PageTitle name={orderNumber} />
      <OrderFormLoader>
        {(inputs) => <Loaded key={orderNumber} inputs={inputs} orderNumber={orderNumber} />}
      </OrderFormLoader>
    </>
  )
}

function Loaded({ inputs, orderNumber }: { inputs: OrderInputs; orderNumber: string }) {
  const { data, error, isFetchedAfterMount, refetch } = useOrderInformation(orderNumber)
  const [times, setTimes] = useState(0)
  const navigate = useNavigate()
  // The form starts from the saved state, not from an older cached answer.
  useEffect(() => void refetch({ cancelRefetch: false }), [refetch])
  if (isMissing(error)) return <EmptyState text={`There is no order ${orderNumber}`} />
  if (error) return <ErrorState text={`Order ${orderNumber} could not be loaded`} onRetry={() => void refetch()} />
  if (!data || !isFetchedAfterMount) return <FormSpinner />
  const reload = async () => {
    await refetch()
    setTimes(times + 1)
  }
  return (
    <OrderForm
      key={times}
      inputs={inputs}
      start={startOfSaved(data)}
      onReload={() => void reload()}
      frame={(parts) => (
        <PageFrame parts={parts} orderNumber={orderNumber} onCancel={() => void navigate(`/orders/${orderNumber}`)} />
      )}
    />
  )
}
