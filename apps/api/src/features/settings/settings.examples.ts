import type { Examples } from '#platform/testing/examples.ts'
import { onePixel } from '#platform/testing/one-pixel.ts'

export const examples: Examples = {
  getBookingSettings: () => ({}),
  updateBookingSettings: () => ({ body: { allowTMSBillToCompany: true } }),
  setCompanyLogo: () => ({ body: { data: onePixel } }),
  removeCompanyLogo: () => ({}),
  getDocumentSettings: () => ({}),
  updateDocumentSettings: () => ({ body: { requiredSpotDocuments: ['ProofOfDelivery', 'Customs'] } }),
  getInsuranceSettings: () => ({}),
  updateInsuranceSettings: () => ({ body: { warningDays: 45 } }),
  getQuoteMarkupSettings: () => ({}),
  updateQuoteMarkupSettings: () => ({ body: { prepaidAddMarkupMethod: 'Markup', domesticTLMarkup: 12.5 } }),
  getOrderDefaultSettings: () => ({}),
  updateOrderDefaultSettings: ({ commodityId }) => ({
    body: { defaultShippingMode: 'LTL', defaultCommodity: commodityId },
  }),
}
