import * as contract from '@lanewise/contract/settings'
import { bind } from '#platform/http/bind.ts'
import { removeCompanyLogo, setCompanyLogo } from './company-logo.ts'
import { orderDefaultPage } from './order-defaults.ts'
import { bookingPage, documentPage, insurancePage, quoteMarkupPage } from './settings.actions.ts'

export function settingsRoutes({ isScanningForViruses }: { isScanningForViruses: boolean }) {
  const papers = documentPage(isScanningForViruses)
  return [
    bind(contract.getDocumentSettings, ({ ctx }) => papers.get(ctx)),
    bind(contract.updateDocumentSettings, ({ ctx, body }) => papers.update(ctx, body)),
    bind(contract.getBookingSettings, ({ ctx }) => bookingPage.get(ctx)),
    bind(contract.updateBookingSettings, ({ ctx, body }) => bookingPage.update(ctx, body)),
    bind(contract.setCompanyLogo, ({ work, body }) => setCompanyLogo(work, body.data)),
    bind(contract.removeCompanyLogo, ({ ctx }) => removeCompanyLogo(ctx)),
    bind(contract.getInsuranceSettings, ({ ctx }) => insurancePage.get(ctx)),
    bind(contract.updateInsuranceSettings, ({ ctx, body }) => insurancePage.update(ctx, body)),
    bind(contract.getQuoteMarkupSettings, ({ ctx }) => quoteMarkupPage.get(ctx)),
    bind(contract.updateQuoteMarkupSettings, ({ ctx, body }) => quoteMarkupPage.update(ctx, body)),
    bind(contract.getOrderDefaultSettings, ({ ctx }) => orderDefaultPage.get(ctx)),
    bind(contract.updateOrderDefaultSettings, ({ ctx, body }) => orderDefaultPage.update(ctx, body)),
  ]
}
