import { createOrder, findFilteredOrders, getOrderInformation } from '@lanewise/contract/orders'
import { sentOf } from '#features/orders/testing/given.ts'
import type { Examples, Given } from '#platform/testing/examples.ts'

export const examples: Examples = {
  getConsolidation: ({ baseOrderNumber }) => ({ params: { orderNumber: baseOrderNumber } }),
  findConsolidationCandidates: ({ baseOrderNumber }) => ({ body: { baseOrderNumber } }),
  previewConsolidation: ({ baseOrderNumber, joiningOrderNumber }) => ({
    params: { orderNumber: baseOrderNumber },
    body: { orderNumbers: [baseOrderNumber, joiningOrderNumber] },
  }),
  saveConsolidation: ({ baseOrderNumber, joiningOrderNumber }) => ({
    params: { orderNumber: baseOrderNumber },
    body: { orderNumbers: [baseOrderNumber, joiningOrderNumber], version: null },
  }),
}

/** Two copies of the company's order, which its own feature has made before. */
export const given: Given = async ({ ask }) => {
  const { data } = await ask(findFilteredOrders, { body: {} })
  const params = { orderNumber: data[0]?.orderNumber ?? '' }
  const {
    orderNumber: _number,
    version: _version,
    stops,
    ...fields
  } = sentOf(await ask(getOrderInformation, { params }))
  const body = { ...fields, stops: stops.map(({ id: _id, ...stop }) => stop) }
  const [base, joining] = [await ask(createOrder, { body }), await ask(createOrder, { body })]
  return { baseOrderNumber: base.orderNumber, joiningOrderNumber: joining.orderNumber }
}
