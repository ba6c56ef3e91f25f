import { useParams } from 'react-router'
import { RecordPage } from '#platform/record/RecordPage.tsx'
import { useOrder } from './orders.api.ts'
import { OrderDetails } from './page/OrderDetails.tsx'

/** One order with its stops, freight, rate and history. (ORDPAGE-4) */
export default function OrderPage() {
  const { orderNumber = '' } = useParams()
  return (
    <RecordPage
      id={orderNumber}
      result={useOrder(orderNumber)}
      kind="order"
      title={`Order ${orderNumber}`}
      list={{ label: 'All orders', to: '/orders' }}
    >
      {(order) => <OrderDetails order={order} />}
    </RecordPage>
  )
}
